import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { App, functions, queues, watched } from './app-parts.test.data.ts'
import { grants } from './grants.test.data.ts'
import { plain } from './plain.test.data.ts'
import { bridge, every } from './synth.test.data.ts'

/** A dead-letter queue has no consumer, keeps messages for two weeks and has an alarm. */
function expectDeadEnd(arn: unknown) {
	const end = queues.find(({ id }) => arn === `<${id}.Arn>`)
	expect(end?.is).toMatchObject({ MessageRetentionPeriod: 14 * 24 * 3600 })
	expect(watched(`<${end?.id}.QueueName>`)).toHaveLength(1)
}

const sources = () =>
	every(
		App,
		'AWS::Lambda::EventSourceMapping',
		z.object({
			EventSourceArn: z.string(),
			FunctionName: z.string(),
			FunctionResponseTypes: z.array(z.string()).optional(),
			StartingPosition: z.string().optional(),
			MaximumRetryAttempts: z.number().optional(),
			MaximumRecordAgeInSeconds: z.number().optional(),
		}),
	)

test('every queue is a dead-letter queue or has one, and its visibility timeout fits its consumer', () => {
	for (const { is } of queues) {
		if (is.RedrivePolicy) expectDeadEnd(is.RedrivePolicy.deadLetterTargetArn)
		else expect(is.MessageRetentionPeriod).toBe(14 * 24 * 3600)
	}
	for (const { is } of sources()) {
		const queue = queues.find(({ id }) => is.EventSourceArn === `<${id}.Arn>`)
		const consumer = functions.find(({ id }) => is.FunctionName === `<${id}>`)
		if (queue) expect(queue.is.VisibilityTimeout).toBeGreaterThanOrEqual(6 * Number(consumer?.is.Timeout))
	}
})

test('a queue consumer reports its failed messages and has a dead-letter queue; the stream consumer retries without end', () => {
	for (const { is } of sources()) {
		if (is.EventSourceArn.includes('StreamArn')) {
			// A single bad deployment would use up any number of retries in minutes.
			expect(is.MaximumRetryAttempts).toBe(-1)
			expect(is.MaximumRecordAgeInSeconds ?? -1).toBe(-1)
			expect(is.StartingPosition).toBe('TRIM_HORIZON')
		} else {
			expect(is.FunctionResponseTypes).toEqual(['ReportBatchItemFailures'])
			expect(queues.find(({ id }) => is.EventSourceArn === `<${id}.Arn>`)?.is.RedrivePolicy).toBeDefined()
		}
	}
})

test('an alarm reports a consumer that does not keep up', () => {
	for (const { is } of sources()) {
		const queue = queues.find(({ id }) => is.EventSourceArn === `<${id}.Arn>`)
		const of = queue ? `<${queue.id}.QueueName>` : is.FunctionName
		const metric = queue ? 'ApproximateAgeOfOldestMessage' : 'IteratorAge'
		const [late, ...others] = watched(of).filter(({ is }) => is.MetricName === metric)
		expect(others).toEqual([])
		// A queue's attempts take 4.3 hours at most. The stream repeats a failed batch at once, and nobody waits for
		// the copy of the trail.
		const stream = /Relay/.test(is.FunctionName) ? 5 * 60_000 : 2 * 3_600_000
		expect(late?.is.Threshold).toBeLessThanOrEqual(queue ? 6 * 3600 : stream)
		expect(late?.is.Threshold).toBeGreaterThan(1)
	}
})

test('a rule that cannot start its job, and a job that fails, end in a dead-letter queue with an alarm', () => {
	const Target = z.object({
		Arn: z.string(),
		DeadLetterConfig: z.object({ Arn: z.string() }),
		RetryPolicy: z.object({ MaximumRetryAttempts: z.literal(3) }),
	})
	for (const { is } of every(App, 'AWS::Events::Rule', z.object({ Targets: z.array(Target).min(1) })))
		for (const { Arn, DeadLetterConfig } of is.Targets) {
			expectDeadEnd(DeadLetterConfig.Arn)
			const job = functions.find(({ id }) => Arn === `<${id}.Arn>`)
			expectDeadEnd(job?.is.DeadLetterConfig?.TargetArn)
		}
})

test('a topic tells the operator or a queue, and keeps messages that it cannot deliver', () => {
	const Subscription = z.object({ Endpoint: z.string(), RedrivePolicy: z.object({ deadLetterTargetArn: z.string() }) })
	const subscriptions = every(App, 'AWS::SNS::Subscription', Subscription)
	for (const { is } of subscriptions) expectDeadEnd(is.RedrivePolicy.deadLetterTargetArn)
	expect(subscriptions.map(({ is }) => is.Endpoint)).toEqual([
		'alarms@bridge.example',
		expect.stringMatching(/^<MailFeedbackQueue\w{8}\.Arn>$/),
	])
	// The deployment subscribes the operator again with the same queue.
	const [stack] = bridge('aws').stacks
	const output = stack && plain(Template.fromStack(stack).findOutputs('UnheardAlarms'))
	const Value = subscriptions[0]?.is.RedrivePolicy.deadLetterTargetArn
	expect(output).toEqual({ UnheardAlarms: { Value } })
})

test('a function that orders from the queue that starts it may go on for more than 16 rounds, and no other', () => {
	const Rounds = z.object({ RecursiveLoop: z.literal('Allow').optional() })
	const endless = every(App, 'AWS::Lambda::Function', Rounds).filter(({ is }) => is.RecursiveLoop)
	const startsItself = grants(App).filter(({ role, allowed }) => {
		const fills = allowed.flatMap(({ Action, Resource }) => (Action.includes('sqs:SendMessage') ? Resource : []))
		return sources().some(
			({ is }) => is.FunctionName.startsWith(`<${role}Function`) && fills.includes(is.EventSourceArn),
		)
	})
	expect(startsItself.map(({ role }) => role)).toEqual(['MailSender'])
	expect(endless.map(({ id }) => id.replace(/Function\w{8}$/, ''))).toEqual(['MailSender'])
})
