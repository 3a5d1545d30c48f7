import { RemovalPolicy, Size, Tags } from 'aws-cdk-lib'
import {
	AccessLogFormat,
	ApiKey,
	EndpointType,
	LambdaIntegration,
	LogGroupLogDestination,
	MethodLoggingLevel,
	ResponseType,
	RestApi,
} from 'aws-cdk-lib/aws-apigateway'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Api, Failure, RefusalCode } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import type { Lambda } from './lambda.ts'
import { localStage } from './names.ts'
import type { Settings } from './settings.ts'

const stageName = 'v1'

/** A route for every path of the contract. It accepts every method, so that the function answers a wrong one in our format. */
export class HttpApi extends Construct {
	readonly rest: RestApi

	/** The gateway itself refuses a request without the key: no function starts and no request is billed. */
	constructor(scope: Construct, id: string, settings: Settings, gatewayKey: string) {
		super(scope, id)
		const accessLog = new LogGroup(this, 'AccessLog', {
			retention: RetentionDays.THREE_MONTHS,
			removalPolicy: RemovalPolicy.DESTROY,
		})
		this.rest = new RestApi(this, 'Rest', {
			description: 'Answers only what comes through CloudFront',
			endpointTypes: [EndpointType.REGIONAL],
			cloudWatchRole: !settings.local,
			defaultMethodOptions: { apiKeyRequired: true },
			binaryMediaTypes: ['multipart/form-data'],
			// The gateway compresses, because CloudFront doesn't compress responses that it doesn't cache.
			minCompressionSize: Size.kibibytes(1),
			deployOptions: {
				stageName,
				// CloudFront has a lower limit of its own, so that requests without the key can't use it up.
				throttlingRateLimit: 1000,
				throttlingBurstLimit: 2000,
				// Errors of the gateway itself, without any request data.
				loggingLevel: MethodLoggingLevel.ERROR,
				dataTraceEnabled: false,
				accessLogDestination: new LogGroupLogDestination(accessLog),
				// The access log has ids and results, but no network addresses and no queries.
				accessLogFormat: AccessLogFormat.custom(
					JSON.stringify({
						requestId: '$context.requestId',
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
		if (settings.local)
			for (const tag of ['ms-custom-id', '_custom_id_']) Tags.of(this.rest).add(tag, emulatedId)
		for (const [type, code, status, message] of gatewayAnswers) {
			this.rest.addGatewayResponse(code + type.responseType, {
				type,
				...(status && { statusCode: status }),
				responseHeaders: { 'cache-control': "'no-store'" },
				templates: { 'application/json': JSON.stringify(failure(code, message)) },
			})
		}
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
		const integration = new LambdaIntegration(lambda.function, {
			proxy: true,
			scopePermissionToMethod: false,
		})
		for (const path of new Set(Object.values(api).map((endpoint) => endpoint.path)))
			this.rest.root.resourceForPath(path).addMethod('ANY', integration)
	}
}

const failure = (code: RefusalCode, message: string): Failure => ({ status: false, code, message })

const gatewayAnswers: [ResponseType, RefusalCode, string | undefined, string][] = [
	[ResponseType.MISSING_AUTHENTICATION_TOKEN, 'not-found', '404', messages.notFound],
	[ResponseType.INVALID_API_KEY, 'forbidden', '403', messages.forbidden],
	[ResponseType.REQUEST_TOO_LARGE, 'too-large', '413', messages.tooLarge],
	[ResponseType.THROTTLED, 'too-many', '429', messages.tooMany],
	[ResponseType.DEFAULT_4XX, 'invalid', undefined, messages.unreadable],
	// This also applies to a function that timed out, whose work may be done.
	[ResponseType.DEFAULT_5XX, 'failed', undefined, messages.outcomeUnknown],
]
