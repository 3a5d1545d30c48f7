import { type Duration, Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'

interface AlarmProps {
	metric: IMetric
	/** What it means to people: someone reads it in the evening. */
	means: string
	alarms: ITopic
	/** From here on it is red; without it, from the first. */
	threshold?: number
}

/** Red as soon as the metric reaches its threshold. */
export const alarm = (scope: Construct, id: string, { metric, means, alarms, threshold = 1 }: AlarmProps) =>
	new Alarm(scope, id, {
		alarmName: readableName(scope, id),
		metric,
		alarmDescription: means,
		threshold,
		evaluationPeriods: 1,
		comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
		treatMissingData: TreatMissingData.NOT_BREACHING,
	}).addAlarmAction(new SnsAction(alarms))

interface HeartbeatProps {
	job: IFunction
	/** How often it runs at least. */
	every: Duration
	means: string
	alarms: ITopic
}

/** Red when a job that runs by the clock has missed two turns: one that does not run reports no error either. */
export const heartbeat = (scope: Construct, id: string, { job, every, means, alarms }: HeartbeatProps) =>
	new Alarm(scope, id, {
		alarmName: readableName(scope, id),
		metric: job.metricInvocations({ period: every, statistic: 'Sum' }),
		alarmDescription: means,
		threshold: 1,
		evaluationPeriods: 2,
		comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
		treatMissingData: TreatMissingData.BREACHING,
	}).addAlarmAction(new SnsAction(alarms))

/** The subject of its mail: `BridgeTheGap-production-App: mail sender logged errors`. docs/runbook.md goes by it. */
function readableName(scope: Construct, id: string) {
	const stack = Stack.of(scope)
	const words = [...scope.node.scopes.slice(stack.node.scopes.length).map(({ node }) => node.id), id]
		.join(' ')
		.replace(/([a-z])([A-Z])/g, '$1 $2')
		.toLowerCase()
	return `${stack.stackName}: ${words}`
}
