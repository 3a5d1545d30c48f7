import * as z from 'zod'
import { every, synthesize } from './synth.test.data.ts'

const { App, Web } = synthesize('aws')

export { App }

const sentence = z.string().regex(/^\p{Lu}.{15,}[.]$/u, 'is not a sentence')
const dimension = z.array(z.object({ Name: z.string(), Value: z.string() })).default([])
const metric = { Namespace: z.string(), MetricName: z.string(), Dimensions: dimension }
const Alarm = z.object({
	AlarmName: z.string().startsWith('BTG-test: '),
	AlarmDescription: sentence,
	AlarmActions: z.tuple([z.string().regex(/^<(BTG-test-App Ref)?Alarms\w+>$/)]),
	...z.object(metric).partial({ Namespace: true, MetricName: true }).shape,
	/** An alarm on an expression has its metrics here. */
	Metrics: z
		.array(
			z.object({ Expression: z.string().optional(), MetricStat: z.object({ Metric: z.object(metric) }).optional() }),
		)
		.default([]),
	Threshold: z.number().positive(),
	EvaluationPeriods: z.number(),
	ComparisonOperator: z.string(),
	TreatMissingData: z.string(),
})
export const alarms = [App, Web].flatMap((stack) => every(stack, 'AWS::CloudWatch::Alarm', Alarm))
/** AWS bills each metric that an alarm reads, so an expression counts several times. */
export const metricsRead = ({ Namespace, MetricName, Dimensions, Metrics }: z.output<typeof Alarm>) =>
	MetricName ? [{ Namespace, MetricName, Dimensions }] : Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? [])
export const metricsOf = (alarm: z.output<typeof Alarm>) => metricsRead(alarm).map(({ MetricName }) => MetricName)
export const watched = (value: string) =>
	alarms.filter(({ is }) => metricsRead(is).some(({ Dimensions }) => Dimensions.some(({ Value }) => Value === value)))

const Lambda = z.object({
	Timeout: z.number(),
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
		RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number().min(5) }).optional(),
	}),
)
