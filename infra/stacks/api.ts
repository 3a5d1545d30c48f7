import { Lazy, RemovalPolicy, Size, Stack, Tags } from 'aws-cdk-lib'
import {
	AccessLogFormat,
	ApiDefinition,
	ApiKey,
	EndpointType,
	LogGroupLogDestination,
	MethodLoggingLevel,
	SpecRestApi,
} from 'aws-cdk-lib/aws-apigateway'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Api, Failure, RefusalCode } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import type { Lambda } from './lambda.ts'
import { localStage } from './names.ts'
import type { Settings } from './settings.ts'

const stageName = 'v1'

const binaryMediaTypes = ['multipart/form-data']
/** The gateway compresses, because CloudFront doesn't compress responses that it doesn't cache. */
const smallestCompressed = Size.kibibytes(1)

/**
 * Every path of the contract gets one route. The route accepts every method, so that the function answers a wrong one
 * in our format. One OpenAPI document has all routes, because as resources of their own they would be half of the 500
 * that a stack can have.
 */
export class HttpApi extends Construct {
	readonly rest: SpecRestApi
	readonly #paths: Record<string, unknown> = {}

	/** The gateway itself refuses a request without the key: no function starts and no request is billed. */
	constructor(scope: Construct, id: string, settings: Settings, gatewayKey: string) {
		super(scope, id)
		const accessLog = new LogGroup(this, 'AccessLog', {
			retention: RetentionDays.THREE_MONTHS,
			removalPolicy: RemovalPolicy.DESTROY,
		})
		this.rest = new SpecRestApi(this, 'Rest', {
			restApiName: settings.names.app,
			description: 'Answers only what comes through CloudFront',
			apiDefinition: ApiDefinition.fromInline({
				...documentBesidesPaths,
				info: { title: settings.names.app, version: '1' },
				paths: Lazy.any({ produce: () => this.#paths }),
			}),
			endpointTypes: [EndpointType.REGIONAL],
			cloudWatchRole: !settings.local,
			binaryMediaTypes,
			minCompressionSize: smallestCompressed,
			deployOptions: {
				stageName,
				// CloudFront has a lower limit of its own, so that requests without the key can't use up this one.
				throttlingRateLimit: 1000,
				throttlingBurstLimit: 2000,
				// The gateway logs its own errors, without any request data.
				loggingLevel: MethodLoggingLevel.ERROR,
				dataTraceEnabled: false,
				accessLogDestination: new LogGroupLogDestination(accessLog),
				// The access log has ids and results, but no network addresses and no queries.
				accessLogFormat: AccessLogFormat.custom(
					JSON.stringify({
						// Clients can choose the gateway's own id. This one is the function's, as its log and people have it.
						requestId: '$context.integration.requestId',
						extendedRequestId: '$context.extendedRequestId',
						path: '$context.resourcePath',
						method: '$context.httpMethod',
						status: '$context.status',
						milliseconds: '$context.responseLatency',
					}),
				),
			},
		})
		this.#admitCloudFront(gatewayKey)
		this.#keepErrors()
		// The emulators take the API's id from a tag, so that it stays the same after every deploy.
		const emulatedId = settings.stage === localStage ? 'bridge' : `bridge-${settings.stage}`
		if (settings.local) for (const tag of ['ms-custom-id', '_custom_id_']) Tags.of(this.rest).add(tag, emulatedId)
	}

	#admitCloudFront(value: string) {
		const plan = this.rest.addUsagePlan('CloudFront', {
			throttle: { rateLimit: 50, burstLimit: 100 },
			apiStages: [{ stage: this.rest.deploymentStage }],
		})
		plan.addApiKey(new ApiKey(this, 'GatewayKey', { value }))
	}

	/** Without this log group API Gateway would create one that keeps its logs forever. */
	#keepErrors() {
		const errors = new LogGroup(this, 'Errors', {
			logGroupName: `API-Gateway-Execution-Logs_${this.rest.restApiId}/${stageName}`,
			retention: RetentionDays.THREE_MONTHS,
			removalPolicy: RemovalPolicy.DESTROY,
		})
		this.rest.deploymentStage.node.addDependency(errors)
	}

	serve(api: Api, lambda: Lambda) {
		const { region, partition } = Stack.of(this)
		const { functionArn } = lambda.function
		const route = {
			security: [{ [gatewayKeyScheme]: [] }],
			'x-amazon-apigateway-integration': {
				type: 'aws_proxy',
				httpMethod: 'POST',
				uri: `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${functionArn}/invocations`,
			},
		}
		for (const { path } of Object.values(api)) this.#paths[path] = { 'x-amazon-apigateway-any-method': route }
		lambda.function.addPermission('Gateway', {
			principal: new ServicePrincipal('apigateway.amazonaws.com'),
			sourceArn: this.rest.arnForExecuteApi('*', '/*', '*'),
		})
	}
}

const failure = (code: RefusalCode, message: string): Failure => ({ status: false, code, message })

const gatewayAnswers: [type: string, RefusalCode, string | undefined, string][] = [
	['MISSING_AUTHENTICATION_TOKEN', 'not-found', '404', messages.notFound],
	['INVALID_API_KEY', 'forbidden', '403', messages.forbidden],
	['REQUEST_TOO_LARGE', 'too-large', '413', messages.tooLarge],
	['THROTTLED', 'too-many', '429', messages.tooMany],
	['DEFAULT_4XX', 'invalid', undefined, messages.unreadable],
	// A function that timed out is answered like a failed one, because its work may be done.
	['DEFAULT_5XX', 'failed', undefined, messages.outcomeUnknown],
]

const gatewayKeyScheme = 'gatewayKey'

const documentBesidesPaths = {
	openapi: '3.0.1',
	// These and the title are in both places, because a document that is imported again replaces what it doesn't
	// mention.
	'x-amazon-apigateway-binary-media-types': binaryMediaTypes,
	'x-amazon-apigateway-minimum-compression-size': smallestCompressed.toBytes(),
	components: { securitySchemes: { [gatewayKeyScheme]: { type: 'apiKey', name: 'x-api-key', in: 'header' } } },
	'x-amazon-apigateway-gateway-responses': Object.fromEntries(
		gatewayAnswers.map(([type, code, statusCode, message]) => [
			type,
			{
				...(statusCode && { statusCode }),
				responseParameters: { 'gatewayresponse.header.cache-control': "'no-store'" },
				responseTemplates: { 'application/json': JSON.stringify(failure(code, message)) },
			},
		]),
	),
}
