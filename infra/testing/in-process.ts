import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda'
import type { Endpoint } from '#shared/endpoint.ts'
import { tableCode } from './table-code.ts'
import { cloud } from './test-cloud.ts'

/** The platform without its Lambda, on the cloud's table: for endpoints that only a test has. */
export async function platformCode() {
	Object.assign(process.env, {
		ORIGIN_SECRET: cloud.originSecret,
		SITE_ADDRESS: cloud.siteAddress,
		POWERTOOLS_LOG_LEVEL: 'SILENT',
		POWERTOOLS_METRICS_DISABLED: 'true',
	})
	const code = await tableCode(cloud)
	const { serve } = await import('#functions/platform/http/serve.ts')
	const { spend } = await import('#functions/platform/store/rate-limit.ts')
	const { audit } = await import('#functions/platform/store/audit.ts')
	const { checkEmployeeKey } = await import('#functions/platform/identity/employee-key.ts')
	const once = await import('#functions/platform/http/idempotency.ts')
	return { ...code, ...once, serve, spend, audit, checkEmployeeKey }
}

type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>

export interface InProcessRequest {
	payload?: unknown
	cookie?: string
	headers?: Record<string, string>
}

/** What API Gateway would hand to the function for this request, and what it says to that. */
export async function request(
	handler: Handler,
	endpoint: Endpoint,
	{ payload, cookie, headers }: InProcessRequest = {},
) {
	const isGet = endpoint.method === 'GET'
	const query = Object.entries(payload ?? {}).map(([name, value]) => [name, [String(value)]])
	const asked: Partial<APIGatewayProxyEvent> = {
		resource: endpoint.path,
		path: endpoint.path,
		httpMethod: endpoint.method,
		headers: {
			'content-type': 'application/json',
			'x-origin-secret': cloud.originSecret,
			'x-viewer-address': randomUUID(),
			...(cookie && { cookie }),
			...headers,
		},
		multiValueQueryStringParameters: isGet ? Object.fromEntries(query) : null,
		body: isGet ? null : JSON.stringify(payload ?? {}),
		isBase64Encoded: false,
	}
	const requestContext = { requestId: randomUUID() } as APIGatewayProxyEvent['requestContext']
	const event = { ...asked, requestContext } as APIGatewayProxyEvent
	const context = { awsRequestId: requestContext.requestId } as Context
	const { statusCode, body } = await handler(event, context)
	return { status: statusCode, body: JSON.parse(body), text: body }
}
