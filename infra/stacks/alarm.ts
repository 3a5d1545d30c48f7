import { Duration, Stack } from 'aws-cdk-lib'
import {
	Alarm,
	ComparisonOperator,
	type IMetric,
	MathExpression,
	Metric,
	TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import type { Settings } from './settings.ts'

interface AlarmProps {
	metric: IMetric
	/** The text says what people notice, in plain words, because volunteers read it in the alarm's mail. */
	means: string
	alarms: ITopic
	/** The alarm is red from this value on, or below it; the default is 1. */
	threshold?: number
	isBelow?: boolean
	/** The alarm turns red after so many periods in a row; the default is one. */
	times?: number
	/** A time without a value is green by default, because most alarms count failures. */
	missing?: TreatMissingData
}

export function alarm(scope: Construct, id: string, { metric, means, alarms, ...rest }: AlarmProps) {
	const { threshold = 1, isBelow, times = 1, missing = TreatMissingData.NOT_BREACHING } = rest
	new Alarm(scope, id, {
		alarmName: readableName(scope, id),
		metric,
		alarmDescription: means,
		threshold,
		evaluationPeriods: times,
		comparisonOperator: isBelow
			? ComparisonOperator.LESS_THAN_THRESHOLD
			: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
		treatMissingData: missing,
	}).addAlarmAction(new SnsAction(alarms))
}

interface HeartbeatProps extends Omit<AlarmProps, 'threshold' | 'isBelow' | 'missing'> {
	metric: Metric
	settings: Settings
}

/** The alarm turns red when nothing was counted. */
export function heartbeat(scope: Construct, id: string, { settings, metric, ...props }: HeartbeatProps) {
	alarm(scope, id, {
		...props,
		// For missing values CloudWatch looks further back, and turns red some periods later than for a zero.
		metric: settings.local ? metric : zeroWhereMissing(metric),
		isBelow: true,
		missing: TreatMissingData.BREACHING,
	})
}

/** The emulators know no expressions. */
const zeroWhereMissing = (metric: Metric) =>
	new MathExpression({ expression: 'FILL(counted, 0)', usingMetrics: { counted: metric }, period: metric.period })

/**
 * Functions of one kind count their errors in one metric with one alarm, because an hour of DynamoDB's trouble would
 * be a mail for each function otherwise.
 */
export type Kind = 'Requests' | 'Mails' | 'Jobs' | 'Audit' | 'FileScan'

export const errorsOf = ({ names }: Settings, kind: Kind) =>
	new Metric({
		namespace: names.metrics,
		metricName: metricOfErrors(kind),
		period: Duration.minutes(5),
		statistic: 'Sum',
	})

export const metricOfErrors = (kind: Kind) => `Errors/${kind}`

/**
 * The subject of the alarm's mail has this name, such as `BTG-production: mail errors`. docs/runbook.md lists them.
 */
function readableName(scope: Construct, id: string) {
	const stack = Stack.of(scope)
	const words = [...scope.node.scopes.slice(stack.node.scopes.length).map(({ node }) => node.id), id]
		.join(' ')
		.replace(/([a-z])([A-Z])/g, '$1 $2')
		.toLowerCase()
	return `${stack.stackName.replace(/-\w+$/, '')}: ${words}`
}
