import { Duration } from 'aws-cdk-lib'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Construct } from 'constructs'
import { alarm, errorsOf } from './alarm.ts'
import type { Parts } from './data.ts'
import { Lambda } from './lambda.ts'

const failureMeans = 'Someone changed the audit trail, or it is not being copied to where nobody can change it.'

/** An audit record goes through the stream and the archiver into a bucket in which nobody can change anything. */
export class Audit extends Construct {
	constructor(scope: Construct, id: string, { settings, data, alarms }: Parts) {
		super(scope, id)
		const archiver = new Lambda(this, 'Archiver', {
			settings,
			kind: 'Audit',
			entry: 'functions/jobs/audit-archiver.ts',
			failureMeans,
			memory: 256,
			seconds: 60,
		})
		alarm(this, 'Errors', { metric: errorsOf(settings, 'Audit'), means: failureMeans, alarms })
		archiver.reachOnly(data.table, { reads: ['AUDIT#*'] })
		const { auditArchive: bucket } = data
		archiver.give('FILES_BUCKET', bucket.bucketName, ['s3:PutObject'], [bucket.arnForObjects('*')])
		alarm(this, 'Behind', {
			metric: archiver.function.metric('IteratorAge', { period: Duration.minutes(5), statistic: 'Maximum' }),
			// The stream keeps a record for a day, so a fault that ends by itself may last two hours before it's
			// told.
			threshold: Duration.hours(2).toMilliseconds(),
			means: 'For two hours the audit trail has not been copied to where nobody can change it.',
			alarms,
		})
		archiver.function.addEventSource(
			new DynamoEventSource(data.table, {
				startingPosition: StartingPosition.TRIM_HORIZON,
				batchSize: 25,
				maxBatchingWindow: Duration.seconds(settings.local ? 0 : 5),
				// Retries have no limit, because Lambda would drop the records. Those behind a failed one wait for it.
				retryAttempts: -1,
				filters: [FilterCriteria.filter({ dynamodb: { Keys: { pk: { S: FilterRule.beginsWith('AUDIT#') } } } })],
			}),
		)
	}
}
