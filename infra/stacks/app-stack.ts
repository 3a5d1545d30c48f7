import { CfnOutput, CfnParameter, Stack, type StackProps } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Function as AwsFunction } from 'aws-cdk-lib/aws-lambda'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import { HttpApi } from './api.ts'
import { Audit } from './audit.ts'
import { Data } from './data.ts'
import { FileScan } from './file-scan.ts'
import { failureOf, type GroupName, grantTo, memoryFor, served, tellsStaff } from './groups.ts'
import { Jobs } from './jobs.ts'
import { Lambda } from './lambda.ts'
import { Mail } from './mail.ts'
import { DeadEnd } from './queue.ts'
import type { Settings } from './settings.ts'
import { watch } from './watch.ts'

interface AppStackProps extends StackProps {
	settings: Settings
}

/**
 * The stack holds what runs on AWS, on the embedded emulator and on LocalStack: API, functions, table, files,
 * queues, rules and alarms.
 */
export class AppStack extends Stack {
	readonly api: HttpApi
	readonly data: Data
	readonly mail: Mail
	readonly fileScan: FileScan
	readonly alarms: Topic

	constructor(scope: Construct, id: string, props: AppStackProps) {
		super(scope, id, props)
		const { settings } = props
		const secret = new CfnParameter(this, 'OriginSecret', { noEcho: true, minLength: 16 })
		const gatewayKey = new CfnParameter(this, 'GatewayKey', { noEcho: true, minLength: 20 })
		this.alarms = new Topic(this, 'Alarms', { enforceSSL: !settings.local })
		// The TLS rule replaces the topic's default policy, which let alarms publish, so the alarms need a rule of
		// their own.
		this.alarms.addToResourcePolicy(
			new PolicyStatement({
				principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
				actions: ['sns:Publish'],
				resources: [this.alarms.topicArn],
				conditions: { StringEquals: { 'AWS:SourceAccount': this.account } },
			}),
		)
		const unheard = settings.alarmEmail && this.#tellByMail(settings.alarmEmail, settings)
		this.data = new Data(this, 'Data', settings)
		this.api = new HttpApi(this, 'Http', settings, gatewayKey.valueAsString)
		const functions = new Map(
			Object.keys(served).map((name) => [name, this.#serve(name as GroupName, settings, secret)]),
		)
		const parts = { settings, data: this.data, alarms: this.alarms }
		this.mail = new Mail(this, 'Mail', parts)
		const jobs = new Jobs(this, 'Jobs', { ...parts, mailQueue: this.mail.queue.queue })
		functions.get('statistics')?.mayStart('STATISTICS_JOB', jobs.statistics)
		this.mail.relay.mayStart('PUBLISHER', jobs.publisher)
		new Audit(this, 'Audit', parts)
		this.fileScan = new FileScan(this, 'FileScan', parts)
		watch(this, settings, this.alarms)
		// Tools such as infra/tools/staff.ts find the table, the buckets and the functions in these parameters.
		this.#storeParameter('TableParameter', settings.names.tableParameter, this.data.table.tableName)
		this.#storeParameter('FilesParameter', settings.names.filesParameter, this.data.files.bucketName)
		this.#storeParameter(
			'AuditArchiveParameter',
			settings.names.auditArchiveParameter,
			this.data.auditArchive.bucketName,
		)
		// A restore stops every function, so it has to know all of them.
		const names = this.node.findAll().flatMap((part) => (part instanceof AwsFunction ? [part.functionName] : []))
		this.#storeParameter('FunctionsParameter', settings.names.functionsParameter, names.join(','))
		const deadEnds = this.node.findAll().flatMap((part) => (part instanceof DeadEnd ? [part.note] : []))
		this.#storeParameter('DeadEndsParameter', settings.names.deadEndsParameter, this.toJsonString(deadEnds))
		this.#addOutputs({
			ApiId: this.api.rest.restApiId,
			StageName: this.api.rest.deploymentStage.stageName,
			TableName: this.data.table.tableName,
			FilesBucket: this.data.files.bucketName,
			AuditArchive: this.data.auditArchive.bucketName,
			FeedbackTopic: this.mail.feedbackTopic.topicArn,
			AlarmTopic: this.alarms.topicArn,
			...(unheard && { UnheardAlarms: unheard.queueArn }),
		})
	}

	#serve(name: GroupName, settings: Settings, secret: CfnParameter) {
		const memory = memoryFor(served[name])
		const lambda = new Lambda(this, name, {
			settings,
			kind: 'Requests',
			entry: `functions/${name}/handler.ts`,
			failureMeans: failureOf(name),
			...(memory && { memory }),
			...(name === 'pictures' && { seconds: 28 }),
			environment: { ORIGIN_SECRET: secret.valueAsString, SITE_ADDRESS: settings.site },
		})
		grantTo(lambda, name, this.data, settings)
		if (tellsStaff(name)) lambda.tell({ STAFF_MAIL: settings.staffMail })
		if (name === 'applications') lambda.tell({ DECISION_MAIL_SECONDS: settings.decisionMailSeconds })
		this.api.serve(served[name], lambda)
		return lambda
	}

	#tellByMail(address: string, settings: Settings) {
		const unheard = new DeadEnd(this, 'Unheard', {
			settings,
			alarms: this.alarms,
			name: 'alarms',
			means: 'Alarms could not be emailed to the person who should hear of them: look at the other alarms here.',
		})
		this.alarms.addSubscription(new EmailSubscription(address, { deadLetterQueue: unheard.queue }))
		return unheard.queue
	}

	#storeParameter(id: string, parameterName: string, stringValue: string) {
		new StringParameter(this, id, { parameterName, stringValue })
	}

	#addOutputs(outputs: Record<string, string>) {
		for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value })
	}
}
