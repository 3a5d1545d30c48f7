import {
	CloudWatchClient,
	GetMetricDataCommand,
	type Metric,
	paginateDescribeAlarms,
	paginateListMetrics,
} from '@aws-sdk/client-cloudwatch'
import { region } from '#infra/tools/credentials.ts'

const client = () => new CloudWatchClient({ region })

/** Each metric is `Name=value` of its dimensions by name. */
export async function dimensionsOf(Namespace: string, MetricName?: string) {
	const found: string[] = []
	for await (const { Metrics = [] } of paginateListMetrics({ client: client() }, { Namespace, MetricName }))
		for (const { Dimensions = [] } of Metrics)
			found.push(
				Dimensions.map(({ Name, Value }) => `${Name}=${Value}`)
					.toSorted()
					.join(', '),
			)
	return found
}

/** The values of the last hour, in periods of five minutes. */
export async function valuesOf(expression: string, metrics: Record<string, Metric>) {
	const now = Date.now()
	const read = Object.entries(metrics).map(([Id, one]) => ({
		Id,
		MetricStat: { Metric: one, Period: 300, Stat: 'Sum' },
		ReturnData: false,
	}))
	const { MetricDataResults = [] } = await client().send(
		new GetMetricDataCommand({
			StartTime: new Date(now - 3_600_000),
			EndTime: new Date(now + 60_000),
			MetricDataQueries: [{ Id: 'answer', Expression: expression }, ...read],
		}),
	)
	return MetricDataResults.flatMap(({ Values = [] }) => Values)
}

/** An alarm on an expression has its periods where the expression reads metrics. */
export async function hoursOfAlarms(prefix: string) {
	const hours: number[] = []
	for await (const { MetricAlarms = [] } of paginateDescribeAlarms(
		{ client: client() },
		{ AlarmNamePrefix: `${prefix}: ` },
	))
		for (const { Period = 0, Metrics = [], EvaluationPeriods = 0 } of MetricAlarms) {
			const periods = Metrics.map(({ MetricStat }) => MetricStat?.Period ?? 0)
			hours.push((Math.max(Period, ...periods) * EvaluationPeriods) / 3600)
		}
	return hours
}
