import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEvent } from 'aws-lambda'
import type { Endpoint } from '#shared/endpoint.ts'

export interface GatewayRequest {
	payload?: unknown
	cookie?: string
	headers?: Record<string, string>
}

/** API Gateway hands such an event to the function that answers the endpoint. A client may choose the request's id. */
export function gatewayEvent(
	endpoint: Pick<Endpoint, 'path' | 'method'>,
	originSecret: string,
	{ payload, cookie, headers }: GatewayRequest,
) {
	const isGet = endpoint.method === 'GET'
	const query = Object.entries(payload ?? {}).map(([name, value]) => [name, [String(value)]])
	const requestContext = { requestId: 'ERROR a.b' } as APIGatewayProxyEvent['requestContext']
	const event: Partial<APIGatewayProxyEvent> = {
		resource: endpoint.path,
		path: endpoint.path,
		httpMethod: endpoint.method,
		headers: {
			'content-type': 'application/json',
			'x-origin-secret': originSecret,
			'x-viewer-address': randomUUID(),
			...(cookie && { cookie }),
			...headers,
		},
		multiValueQueryStringParameters: isGet ? Object.fromEntries(query) : null,
		body: isGet ? null : JSON.stringify(payload ?? {}),
		isBase64Encoded: false,
		requestContext,
	}
	return event as APIGatewayProxyEvent
}
