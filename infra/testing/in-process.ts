import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda'
import type { Endpoint } from '#shared/endpoint.ts'
import { type GatewayRequest, gatewayEvent } from './gateway-event.ts'
import { tableCode } from './table-code.ts'
import { cloud } from './test-cloud.ts'

/** The platform runs without a Lambda, on the cloud's table, for endpoints that only a test has. */
export async function platformCode() {
	Object.assign(process.env, {
		ORIGIN_SECRET: cloud.originSecret,
		SITE_ADDRESS: cloud.siteAddress,
		DECISION_MAIL_SECONDS: '0',
		LOG_LEVEL: 'SILENT',
	})
	const code = await tableCode(cloud)
	const { serve } = await import('#functions/platform/http/serve.ts')
	const { countAttempt } = await import('#functions/platform/store/rate-limit.ts')
	const { audit } = await import('#functions/platform/store/audit.ts')
	const { checkEmployeeKey } = await import('#functions/platform/identity/employee-key.ts')
	const once = await import('#functions/platform/http/first-answer.ts')
	return { ...code, ...once, serve, countAttempt, audit, checkEmployeeKey }
}

type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>

/** The function gets the event that API Gateway would hand it for the request. */
export async function request(handler: Handler, endpoint: Endpoint, asked: GatewayRequest = {}) {
	const event = gatewayEvent(endpoint, cloud.originSecret, asked)
	const context = { awsRequestId: randomUUID() } as Context
	const { statusCode, headers = {}, body } = await handler(event, context)
	return { status: statusCode, headers, body: JSON.parse(body), text: body }
}
