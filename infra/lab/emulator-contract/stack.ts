import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { EndpointType, LambdaIntegration, ResponseType, RestApi } from 'aws-cdk-lib/aws-apigateway'
import { AttributeType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Function as AwsFunction, FilterCriteria, FilterRule, Runtime, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { BlockPublicAccess, Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { codeOf } from '#infra/stacks/lambda.ts'
import { edgeInFront } from './edge.ts'

interface ContractProps extends StackProps {
	port: number
	sender: string
}

/**
 * CDK refuses the stack unless an order is hidden for at least as long as a function may work on it. Tests wait for
 * it.
 */
const twoSeconds = Duration.seconds(2)

/** The small stack has one of everything the product relies on, so that tests can ask the emulator about it. */
export class ContractStack extends Stack {
	readonly #environment: Record<string, string>

	constructor(scope: Construct, id: string, { port, sender, ...props }: ContractProps) {
		super(scope, id, props)
		const table = new TableV2(this, 'Table', {
			partitionKey: { name: 'pk', type: AttributeType.STRING },
			sortKey: { name: 'sk', type: AttributeType.STRING },
			dynamoStream: StreamViewType.KEYS_ONLY,
		})
		const bucket = new Bucket(this, 'Bucket', {
			blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
			cors: [
				{
					allowedMethods: [HttpMethods.PUT],
					allowedOrigins: ['https://own.example', `http://*.cloudfront.localhost:${port}`],
					allowedHeaders: ['content-type', 'if-none-match'],
				},
			],
		})
		const dead = new Queue(this, 'Dead')
		const queue = new Queue(this, 'Queue', {
			visibilityTimeout: twoSeconds,
			deadLetterQueue: { queue: dead, maxReceiveCount: 2 },
		})
		this.#environment = { TABLE: table.tableName, BUCKET: bucket.bucketName, QUEUE: queue.queueUrl, SENDER: sender }

		const granted = this.#function('Granted')
		table.grantWriteData(granted)
		bucket.grantRead(granted)
		granted.addToRolePolicy(new PolicyStatement({ actions: ['ses:SendEmail'], resources: ['*'] }))
		granted.addToRolePolicy(
			new PolicyStatement({
				effect: Effect.DENY,
				actions: ['dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
				resources: [table.tableArn],
				conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['AUDIT#*'] } },
			}),
		)
		const ungranted = this.#function('Ungranted')

		const stream = this.#function('Stream')
		stream.addEventSource(
			new DynamoEventSource(table, {
				startingPosition: StartingPosition.TRIM_HORIZON,
				filters: [
					FilterCriteria.filter({
						eventName: FilterRule.isEqual('INSERT'),
						dynamodb: { Keys: { pk: { S: FilterRule.beginsWith('MAIL#') } } },
					}),
				],
			}),
		)
		const worker = this.#function('Worker', twoSeconds)
		worker.addEventSource(new SqsEventSource(queue, { batchSize: 10, reportBatchItemFailures: true }))
		queue.grantConsumeMessages(worker)
		const clock = this.#function('Clock')
		new Rule(this, 'EachMinute', { schedule: Schedule.rate(Duration.minutes(1)), targets: [new LambdaFunction(clock)] })

		const rest = new RestApi(this, 'Rest', {
			endpointTypes: [EndpointType.REGIONAL],
			cloudWatchRole: false,
			deployOptions: { stageName: 'v1' },
		})
		rest.addGatewayResponse('NoSuchPath', {
			type: ResponseType.MISSING_AUTHENTICATION_TOKEN,
			statusCode: '404',
			templates: { 'application/json': '{"ours":true}' },
		})
		for (const [path, to] of [['api/do', granted] as const, ['api/undo', ungranted] as const])
			rest.root.resourceForPath(path).addMethod('ANY', new LambdaIntegration(to))

		this.#say({
			...this.#environment,
			DEAD: dead.queueUrl,
			API: `/_aws/execute-api/${rest.restApiId}/v1`,
			...edgeInFront(this, rest, port),
		})
	}

	#function(name: string, timeout = Duration.seconds(10)) {
		const logGroup = new LogGroup(this, `${name}Log`, { logGroupName: `/contract/${name.toLowerCase()}` })
		return new AwsFunction(this, name, {
			code: codeOf('infra/lab/emulator-contract/probe.ts', { local: true }),
			handler: 'index.handler',
			runtime: Runtime.NODEJS_24_X,
			timeout,
			environment: this.#environment,
			logGroup,
		})
	}

	#say(outputs: Record<string, string>) {
		for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { key: name, value })
	}
}
