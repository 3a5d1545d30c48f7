import { Stack } from 'aws-cdk-lib'
import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { AnyPrincipal, Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { clean, scanTag } from '#shared/files/rules.ts'
import { alarm, errorsOf } from './alarm.ts'
import type { Data, Parts } from './data.ts'
import { Lambda } from './lambda.ts'
import { DeadEnd } from './queue.ts'

const failureMeans =
	'Someone sent us a harmful file, or a file could not be scanned. Nobody can open it, and its sender does not know.'
export const scannedPrefix = 'uploads/'
const service = 'malware-protection-plan.guardduty.amazonaws.com'

/** GuardDuty says so when its plan can't scan, or when it can't write what it found on a file. */
const stopped = [
	'Resource Status Warning',
	'Resource Status warning',
	'Resource Status Error',
	'Post Scan Action Failed',
].map((what) => `GuardDuty Malware Protection ${what}`)

/** GuardDuty scans every uploaded file, S3 gives out clean ones only, and what it found besides is reported. */
export class FileScan extends Construct {
	/** GuardDuty takes this role for the plan in the Web stack. The emulators have no GuardDuty. */
	readonly role: Role | undefined

	constructor(scope: Construct, id: string, props: Parts) {
		super(scope, id)
		this.#refuseUnscanned(props.data)
		const { report, unreported } = this.#report(props)
		// The emulators have no GuardDuty. The embedded one does its part itself (infra/local/emulator/file_scan.py).
		if (!props.settings.local) this.role = this.#mayScan(props.data)
		if (props.settings.target === 'localstack') this.#scanInItsPlace(props, report, unreported)
	}

	/**
	 * S3 refuses every link to a file that isn't known to be clean, even a link that a defect handed out. Functions
	 * sign the header and not the link when they read a file themselves, which they do before the scan is over.
	 */
	#refuseUnscanned({ files }: Data) {
		files.addToResourcePolicy(
			new PolicyStatement({
				effect: Effect.DENY,
				principals: [new AnyPrincipal()],
				actions: ['s3:GetObject', 's3:GetObjectVersion'],
				resources: [files.arnForObjects(`${scannedPrefix}*`)],
				conditions: {
					StringEquals: { 's3:authType': 'REST-QUERY-STRING' },
					StringNotEquals: { [`s3:ExistingObjectTag/${scanTag}`]: clean },
				},
			}),
		)
	}

	#report({ settings, data, alarms }: Parts) {
		const unreported = new DeadEnd(this, 'Unreported', {
			settings,
			alarms,
			name: 'scans',
			means: 'A file was harmful or could not be scanned, and the job that reports it failed.',
		})
		const report = new Lambda(this, 'Report', {
			settings,
			kind: 'FileScan',
			entry: 'functions/jobs/file-scan-result.ts',
			failureMeans,
			memory: 256,
			deadEnd: unreported.queue,
		})
		unreported.backTo = { function: report.function.functionName }
		report.reachTable(data.table)
		alarm(this, 'Errors', { metric: errorsOf(settings, 'FileScan'), means: failureMeans, alarms })
		new Rule(this, 'Found', {
			eventPattern: {
				source: ['aws.guardduty'],
				detailType: ['GuardDuty Malware Protection Object Scan Result'],
				detail: {
					s3ObjectDetails: { bucketName: [data.files.bucketName] },
					scanResultDetails: { scanResultStatus: [{ 'anything-but': clean }] },
				},
			},
			targets: [new LambdaFunction(report.function, { deadLetterQueue: unreported.queue, retryAttempts: 3 })],
		})
		const bucketName = [data.files.bucketName]
		new Rule(this, 'FoundStopped', {
			eventPattern: {
				source: ['aws.guardduty'],
				detailType: stopped,
				detail: { $or: [{ s3BucketDetails: { bucketName } }, { s3ObjectDetails: { bucketName } }] },
			},
			targets: [new LambdaFunction(report.function, { deadLetterQueue: unreported.queue, retryAttempts: 3 })],
		})
		return { report: report.function, unreported: unreported.queue }
	}

	/**
	 * LocalStack has no GuardDuty, so a function of the stack scans uploads there.
	 */
	#scanInItsPlace({ settings, data: { files } }: Parts, report: IFunction, unreported: IQueue) {
		const here = new Construct(this, 'StandIn')
		const scan = new Lambda(here, 'Scan', {
			settings,
			kind: 'FileScan',
			entry: 'infra/stacks/stand-in/scan-upload.ts',
			failureMeans: 'A file could not be scanned, so nobody can open it.',
			deadEnd: unreported,
		})
		scan.allow(['s3:GetObject', 's3:PutObjectTagging'], [files.arnForObjects(`${scannedPrefix}*`)])
		scan.give('REPORT_FUNCTION', report.functionName, ['lambda:InvokeFunction'], [report.functionArn])
		// CDK's own way to switch this on is a function in Python, which our LocalStack can't run.
		const { defaultChild: bucket } = files.node
		if (bucket instanceof CfnBucket)
			bucket.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } }
		new Rule(here, 'Uploaded', {
			eventPattern: {
				source: ['aws.s3'],
				detailType: ['Object Created'],
				detail: { bucket: { name: [files.bucketName] }, object: { key: [{ prefix: scannedPrefix }] } },
			},
			targets: [new LambdaFunction(scan.function, { deadLetterQueue: unreported, retryAttempts: 3 })],
		})
	}

	#mayScan({ files }: Data) {
		const { account, region } = Stack.of(this)
		const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal(service) })
		const allow = (actions: string[], resources: string[], conditions = {}) =>
			role.addToPrincipalPolicy(new PolicyStatement({ actions, resources, conditions }))
		// GuardDuty learns of uploads by a rule of its own, which nobody else may change.
		const rule = `arn:aws:events:${region}:${account}:rule/DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3*`
		allow(['events:PutRule', 'events:DeleteRule', 'events:PutTargets', 'events:RemoveTargets'], [rule], {
			StringLike: { 'events:ManagedBy': service },
		})
		allow(['events:DescribeRule', 'events:ListTargetsByRule'], [rule])
		allow(['s3:PutBucketNotification', 's3:GetBucketNotification', 's3:ListBucket'], [files.bucketArn])
		allow(['s3:PutObject'], [files.arnForObjects('malware-protection-resource-validation-object')])
		allow(
			[
				's3:GetObject',
				's3:GetObjectVersion',
				's3:GetObjectTagging',
				's3:GetObjectVersionTagging',
				's3:PutObjectTagging',
				's3:PutObjectVersionTagging',
			],
			[files.arnForObjects(`${scannedPrefix}*`)],
		)
		return role
	}
}
