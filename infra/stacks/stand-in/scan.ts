import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Parts } from '../data.ts'
import { Lambda } from '../lambda.ts'

interface StandInProps extends Pick<Parts, 'settings' | 'data'> {
	/** Keys of scanned files begin like this. */
	prefix: string
	report: IFunction
	unreported: IQueue
}

/**
 * LocalStack has no GuardDuty, so this function scans uploads there. The function is part of the stack, because
 * people may run the product on a LocalStack of their own. No other stack has it.
 */
export class StandInScan extends Construct {
	constructor(scope: Construct, id: string, props: StandInProps) {
		super(scope, id)
		const { settings, data, prefix, report, unreported } = props
		const scan = new Lambda(this, 'Scan', {
			settings,
			kind: 'FileScan',
			entry: 'infra/stacks/stand-in/scan-upload.ts',
			failureMeans: 'A file could not be scanned, so nobody can open it.',
			deadEnd: unreported,
		})
		scan.allow(['s3:GetObject', 's3:PutObjectTagging'], [data.files.arnForObjects(`${prefix}*`)])
		scan.give('REPORT_FUNCTION', report.functionName, ['lambda:InvokeFunction'], [report.functionArn])
		// CDK's own way to switch this on is a function in Python, which our LocalStack can't run.
		const { defaultChild: bucket } = data.files.node
		if (bucket instanceof CfnBucket)
			bucket.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } }
		new Rule(this, 'Uploaded', {
			eventPattern: {
				source: ['aws.s3'],
				detailType: ['Object Created'],
				detail: { bucket: { name: [data.files.bucketName] }, object: { key: [{ prefix }] } },
			},
			targets: [new LambdaFunction(scan.function, { deadLetterQueue: unreported, retryAttempts: 3 })],
		})
	}
}
