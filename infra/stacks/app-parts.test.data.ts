import * as z from 'zod'
import { every, synthesize } from './synth.test.data.ts'

const { App, Web } = synthesize('aws')

export { App }

const sentence = z.string().regex(/^\p{Lu}.{15,}[.]$/u, 'is not a sentence')
const Alarm = z.object({
	AlarmName: z.string().startsWith('BTG-test: '),
	AlarmDescription: sentence,
	AlarmActions: z.tuple([z.string().regex(/^<(BTG-test-App Ref)?Alarms\w+>$/)]),
	MetricName: z.string().optional(),
	/** An alarm on an expression has its metrics here. */
	Metrics: z
		.array(
			z.object({
				Expression: z.string().optional(),
				MetricStat: z.object({ Metric: z.object({ MetricName: z.string() }) }).optional(),
			}),
		)
		.default([]),
	Threshold: z.number().positive(),
	EvaluationPeriods: z.number(),
	ComparisonOperator: z.string(),
	TreatMissingData: z.string(),
})
export const alarms = [App, Web].flatMap((stack) => every(stack, 'AWS::CloudWatch::Alarm', Alarm))
/** AWS bills each metric that an alarm reads, so an expression counts several times. */
export const metricsOf = ({ MetricName, Metrics }: z.output<typeof Alarm>) =>
	MetricName ? [MetricName] : Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric.MetricName ?? [])

const Lambda = z.object({ Timeout: z.number(), LoggingConfig: z.object({ LogGroup: z.string() }) })
export const functions = every(App, 'AWS::Lambda::Function', Lambda)
