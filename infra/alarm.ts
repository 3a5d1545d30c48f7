import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'

interface Told {
	/** Anything above nothing is told. */
	metric: IMetric
	/** What it means to people: somebody reads it in the evening. */
	means: string
	alarms: ITopic
}

export const alarm = (scope: Construct, id: string, { metric, means, alarms }: Told) =>
	new Alarm(scope, id, {
		metric,
		alarmDescription: means,
		threshold: 1,
		evaluationPeriods: 1,
		comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
		treatMissingData: TreatMissingData.NOT_BREACHING,
	}).addAlarmAction(new SnsAction(alarms))
