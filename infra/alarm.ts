import { type Duration, Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'

interface AlarmProps {
	metric: IMetric
	/** The effect on people, in plain words, because volunteers read it in the alarm's mail. */
	means: string
	alarms: ITopic
	/** The alarm is red from this value on; the default is 1. */
	threshold?: number
}

/** An alarm that turns red as soon as its metric reaches the threshold. */
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
	/** The longest time between two runs. */
	every: Duration
	means: string
	alarms: ITopic
}

/** An alarm that turns red when a scheduled job has missed two runs, because a job that never runs logs no error. */
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

/** The subject of the alarm's mail, such as `BridgeTheGap-production-App: mail sender logged errors`. docs/runbook.md lists them. */
function readableName(scope: Construct, id: string) {
	const stack = Stack.of(scope)
	const words = [...scope.node.scopes.slice(stack.node.scopes.length).map(({ node }) => node.id), id]
		.join(' ')
		.replace(/([a-z])([A-Z])/g, '$1 $2')
		.toLowerCase()
	return `${stack.stackName}: ${words}`
}
