import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { AttributeType, Billing, type ITable, ProjectionType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
	BlockPublicAccess,
	Bucket,
	BucketEncryption,
	CfnBucket,
	HttpMethods,
	ObjectLockRetention,
} from 'aws-cdk-lib/aws-s3'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import type { Settings } from './settings.ts'

/**
 * These are all the data that must survive: the table, the files, the audit archive, and the log of who fetched which
 * file.
 */
export class Data extends Construct {
	readonly table: ITable
	readonly files: Bucket
	readonly accessLogs: Bucket
	readonly auditArchive: Bucket

	constructor(scope: Construct, id: string, settings: Settings) {
		super(scope, id)
		const { tableStream: tableStreamArn } = settings
		const tableArn = tableStreamArn?.replace(/\/stream\/.*/, '')
		// A restored table. The stack leaves its own, and CloudFormation keeps that one.
		this.table = tableArn ? TableV2.fromTableAttributes(this, 'Table', { tableArn, tableStreamArn }) : this.#ownTable()
		this.accessLogs = new Bucket(this, 'AccessLogs', {
			...privateBucket(settings),
			lifecycleRules: [{ expiration: Duration.days(30), noncurrentVersionExpiration: Duration.days(1) }, tidy],
		})
		this.files = new Bucket(this, 'Files', {
			...privateBucket(settings),
			serverAccessLogsBucket: this.accessLogs,
			serverAccessLogsPrefix: 'files/',
			// Files are never overwritten, so an old version is a deleted file. A week is enough to notice a mistake.
			lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(7) }, tidy],
			cors: [
				{
					allowedMethods: [HttpMethods.PUT],
					allowedOrigins: siteOrigins(settings),
					allowedHeaders: ['content-type', 'content-disposition', 'if-none-match'],
					maxAge: 3600,
				},
			],
		})
		const { defaultChild } = this.files.node
		// GuardDuty hears of uploads by these events. The CDK's own switch would be one more function.
		if (!settings.local && defaultChild instanceof CfnBucket)
			defaultChild.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } }
		const { account, partition } = Stack.of(this)
		this.files.addToResourcePolicy(
			new PolicyStatement({
				principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
				actions: ['s3:GetObject'],
				resources: ['pictures/*', 'published/*'].map((path) => this.files.arnForObjects(path)),
				// The condition names the account and not the distribution, because the distribution is in the other
				// stack, which needs this one.
				conditions: { ArnLike: { 'AWS:SourceArn': `arn:${partition}:cloudfront::${account}:distribution/*` } },
			}),
		)
		this.auditArchive = this.#auditArchive(settings)
	}

	#ownTable() {
		return new TableV2(this, 'Table', {
			partitionKey: text('pk'),
			sortKey: text('sk'),
			billing: Billing.onDemand(),
			// The index is sparse: only listed items have its key, and it projects only the row that a page shows.
			globalSecondaryIndexes: [
				{ indexName: 'lists', partitionKey: text('listPk'), sortKey: text('listSk'), ...rowsOnly },
				{ indexName: 'kinds', partitionKey: text('kindPk'), sortKey: text('listSk'), ...rowsOnly },
			],
			// The relay only needs the key of a queued mail, so its content stays out of the stream.
			dynamoStream: StreamViewType.KEYS_ONLY,
			timeToLiveAttribute: 'ttl',
			pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
			deletionProtection: true,
			removalPolicy: RemovalPolicy.RETAIN,
		})
	}

	/** Object Lock keeps every record until its time is over: no function can delete one, nor shorten the time. */
	#auditArchive(settings: Settings) {
		const kept = Duration.days(settings.auditYears * 365)
		const bucket = new Bucket(this, 'AuditArchive', {
			...privateBucket(settings),
			objectLockEnabled: true,
			objectLockDefaultRetention: ObjectLockRetention.governance(kept),
			serverAccessLogsBucket: this.accessLogs,
			serverAccessLogsPrefix: 'audit/',
			lifecycleRules: [
				{ expiration: Duration.days(kept.toDays() + 1), noncurrentVersionExpiration: Duration.days(1) },
				tidy,
			],
		})
		// The emulators don't know the condition.
		if (!settings.local)
			bucket.addToResourcePolicy(
				new PolicyStatement({
					effect: Effect.DENY,
					principals: [new AnyPrincipal()],
					actions: ['s3:PutObject'],
					resources: [bucket.arnForObjects('*')],
					// A copy may be added, but not even a newer version may replace it.
					conditions: { Null: { 's3:if-none-match': 'true' } },
				}),
			)
		return bucket
	}
}

/** Every part of the App stack is made with these. */
export interface Parts {
	settings: Settings
	data: Data
	alarms: Topic
}

const text = (name: string) => ({ name, type: AttributeType.STRING })
const rowsOnly = { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: ['row'] }

/**
 * S3 keeps the remains of interrupted uploads, and marks of deletion without a version, until this rule removes them.
 */
export const tidy = { abortIncompleteMultipartUploadAfter: Duration.days(1), expiredObjectDeleteMarker: true }

export const privateBucket = (settings: Settings) => ({
	blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
	encryption: BucketEncryption.S3_MANAGED,
	versioned: true,
	// The emulators speak only http, so with this rule they would refuse every request.
	enforceSSL: !settings.local,
	removalPolicy: RemovalPolicy.RETAIN,
})

/**
 * A laptop serves the site twice: with live reload, and as deployed under a host name that the emulator makes up. Each may
 * have another port after the next start, and LocalStack changes nothing about a bucket that is there.
 */
const siteOrigins = ({ site, local }: Settings) =>
	local ? ['http://localhost:*', 'http://bridge.cloudfront.localhost:*'] : [site]
