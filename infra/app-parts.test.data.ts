import * as z from 'zod'
import { every, synthesize } from './synth.test.data.ts'

export const { App } = synthesize('aws')

const sentence = z.string().regex(/^\p{Lu}.{15,}[.]$/u, 'is not a sentence')
const dimension = z.array(z.object({ Name: z.string(), Value: z.string() })).default([])
export const alarms = every(
	App,
	'AWS::CloudWatch::Alarm',
	z.object({
		AlarmName: z.string().startsWith('BridgeTheGap-test-App: '),
		AlarmDescription: sentence,
		AlarmActions: z.tuple([z.string().regex(/^<Alarms\w+>$/)]),
		Namespace: z.string(),
		MetricName: z.string(),
		Threshold: z.number().min(1),
		ComparisonOperator: z.string(),
		TreatMissingData: z.string(),
		Dimensions: dimension,
	}),
)
export const watched = (value: string) =>
	alarms.filter(({ is }) => is.Dimensions.some((dimension) => dimension.Value === value))

const Lambda = z.object({
	Runtime: z.literal('nodejs24.x'),
	Architectures: z.tuple([z.literal('arm64')]),
	MemorySize: z.number().int().min(256),
	Timeout: z.number().int().max(900),
	Role: z.string(),
	LoggingConfig: z.object({ LogGroup: z.string() }),
	DeadLetterConfig: z.object({ TargetArn: z.string() }).optional(),
})
export const functions = every(App, 'AWS::Lambda::Function', Lambda)
export const queues = every(
	App,
	'AWS::SQS::Queue',
	z.object({
		SqsManagedSseEnabled: z.literal(true),
		VisibilityTimeout: z.number().optional(),
		MessageRetentionPeriod: z.number().optional(),
		RedrivePolicy: z
			.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number().min(5) })
			.optional(),
	}),
)
