import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { App, functions, queues, watched } from './app-parts.test.data.ts'
import { plain } from './plain.test.data.ts'
import { bridge, every } from './synth.test.data.ts'

/** A dead-letter queue has no consumer, keeps messages for two weeks and has an alarm. */
function expectDeadEnd(arn: unknown) {
	const end = queues.find(({ id }) => arn === `<${id}.Arn>`)
	expect(end?.is).toMatchObject({ MessageRetentionPeriod: 14 * 24 * 3600 })
	expect(end?.is.RedrivePolicy).toBeUndefined()
	expect(watched(`<${end?.id}.QueueName>`)).toHaveLength(1)
}

const Source = z.object({
	EventSourceArn: z.string(),
	FunctionName: z.string(),
	FunctionResponseTypes: z.array(z.string()).optional(),
	StartingPosition: z.string().optional(),
	MaximumRetryAttempts: z.number().optional(),
	MaximumRecordAgeInSeconds: z.number().default(-1),
})

test('what reads a queue reports failed messages and leaves them in a dead end; what reads the stream tries without end', () => {
	for (const { is } of every(App, 'AWS::Lambda::EventSourceMapping', Source)) {
		const queue = queues.find(({ id }) => is.EventSourceArn === `<${id}.Arn>`)
		const reader = functions.find(({ id }) => is.FunctionName === `<${id}>`)
		const late = (of: string, metric: string) => watched(of).filter(({ is }) => is.MetricName === metric)
		if (queue) {
			expect(is.FunctionResponseTypes).toEqual(['ReportBatchItemFailures'])
			expectDeadEnd(queue.is.RedrivePolicy?.deadLetterTargetArn)
			expect(queue.is.VisibilityTimeout).toBeGreaterThanOrEqual(6 * Number(reader?.is.Timeout))
			expect(late(`<${queue.id}.QueueName>`, 'ApproximateAgeOfOldestMessage')).toHaveLength(1)
		} else {
			// A single bad deployment would use up any number of retries in minutes.
			expect(is).toMatchObject({ MaximumRetryAttempts: -1, MaximumRecordAgeInSeconds: -1 })
			expect(is.StartingPosition).toBe('TRIM_HORIZON')
			expect(late(is.FunctionName, 'IteratorAge')).toHaveLength(1)
		}
	}
})

const Targets = z.array(z.object({ Arn: z.string(), DeadLetterConfig: z.object({ Arn: z.string() }) })).min(1)

test('a rule that cannot start its job, a job that fails and a message of a topic end in a dead end', () => {
	for (const { is } of every(App, 'AWS::Events::Rule', z.object({ Targets })))
		for (const { Arn, DeadLetterConfig } of is.Targets) {
			expectDeadEnd(DeadLetterConfig.Arn)
			expectDeadEnd(functions.find(({ id }) => Arn === `<${id}.Arn>`)?.is.DeadLetterConfig?.TargetArn)
		}
	const Subscription = z.object({ RedrivePolicy: z.object({ deadLetterTargetArn: z.string() }) })
	const ends = every(App, 'AWS::SNS::Subscription', Subscription).map(({ is }) => is.RedrivePolicy.deadLetterTargetArn)
	for (const end of ends) expectDeadEnd(end)
	// The deployment subscribes the operator again with the same queue.
	const [stack] = bridge('aws').stacks
	const output = stack && plain(Template.fromStack(stack).findOutputs('UnheardAlarms'))
	expect(output).toEqual({ UnheardAlarms: { Value: ends[0] } })
})
