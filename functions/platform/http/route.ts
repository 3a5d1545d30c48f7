import type { APIGatewayProxyEvent } from 'aws-lambda'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Api, Endpoint } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'

/** HEAD asks what GET would answer, and CloudFront may keep the answer for both. */
export const methodOf = ({ httpMethod }: Pick<APIGatewayProxyEvent, 'httpMethod'>) =>
	httpMethod === 'HEAD' ? 'GET' : httpMethod

/** The API sends every method of a path here, so that a wrong one gets a response in our own format. */
export function route<A extends Api>(api: A, event: APIGatewayProxyEvent) {
	const { resource } = event
	const atPath = Object.entries<Endpoint>(api).filter(([, { path }]) => path === resource)
	const [found] = atPath.filter(([, { method }]) => method === methodOf(event))
	if (atPath.length === 0) throw new Refusal('not-found', messages.notFound)
	if (!found) throw new Refusal('method-not-allowed', messages.methodNotAllowed)
	const [name, endpoint]: [keyof A, Endpoint] = found
	return { name, endpoint }
}
