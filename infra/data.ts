import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, Billing, ProjectionType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import type { Settings } from './settings.ts'

/** Everything the organisation would miss: one table, the files, and the log of who fetched which file. */
export class Data extends Construct {
	readonly table: TableV2
	readonly files: Bucket
	readonly accessLogs: Bucket

	constructor(scope: Construct, id: string, settings: Settings) {
		super(scope, id)
		this.table = new TableV2(this, 'Table', {
			partitionKey: text('pk'),
			sortKey: text('sk'),
			billing: Billing.onDemand(),
			// Sparse: what stands in a list says so, and brings just the row that a page of it shows.
			globalSecondaryIndexes: [
				{ indexName: 'lists', partitionKey: text('listPk'), sortKey: text('listSk'), ...rowsOnly },
				{ indexName: 'kinds', partitionKey: text('kindPk'), sortKey: text('listSk'), ...rowsOnly },
			],
			// The relay needs to know that a mail was queued, not what it says.
			dynamoStream: StreamViewType.KEYS_ONLY,
			timeToLiveAttribute: 'ttl',
			pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
			deletionProtection: true,
			removalPolicy: RemovalPolicy.RETAIN,
		})
		this.accessLogs = new Bucket(this, 'AccessLogs', {
			...privateBucket(settings),
			lifecycleRules: [
				{ expiration: Duration.days(90), noncurrentVersionExpiration: Duration.days(1) },
				tidy,
			],
		})
		this.files = new Bucket(this, 'Files', {
			...privateBucket(settings),
			serverAccessLogsBucket: this.accessLogs,
			serverAccessLogsPrefix: 'files/',
			// Nothing writes over a file: an old version is a file that the sweeper removed, or a person had erased.
			lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(1) }, tidy],
			cors: [
				{
					allowedMethods: [HttpMethods.PUT],
					allowedOrigins: siteOrigins(settings),
					allowedHeaders: ['content-type', 'if-none-match'],
					maxAge: 3600,
				},
			],
		})
	}
}

const text = (name: string) => ({ name, type: AttributeType.STRING })
const rowsOnly = { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: ['row'] }

/** What is left behind by uploads that broke off, and by files whose last version is gone. */
export const tidy = { abortIncompleteMultipartUploadAfter: Duration.days(1), expiredObjectDeleteMarker: true }

export const privateBucket = (settings: Settings) => ({
	blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
	encryption: BucketEncryption.S3_MANAGED,
	versioned: true,
	// The emulators speak http and mean it: they would refuse us.
	enforceSSL: !settings.local,
	removalPolicy: RemovalPolicy.RETAIN,
})

/** On the laptop the site stands twice: with live reload, and as deployed, below a label made by the emulator. */
const siteOrigins = ({ site, local, port }: Settings) =>
	local ? [site, `http://*.cloudfront.localhost:${port}`] : [site]
