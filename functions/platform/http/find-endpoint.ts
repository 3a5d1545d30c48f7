import type { APIGatewayProxyEvent } from 'aws-lambda'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Api } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import type { Request } from './request-context.ts'

/** HEAD asks what GET would answer, and CloudFront may keep the answer for both. */
export const methodOf = ({ httpMethod }: Pick<APIGatewayProxyEvent, 'httpMethod'>) =>
	httpMethod === 'HEAD' ? 'GET' : httpMethod

/** The API sends every method of a path here, so that a wrong one gets a response in our own format. */
export function findEndpoint(api: Api) {
	const endpoints = Object.entries(api).map(([name, endpoint]) => ({ name, endpoint }))
	const byPath = Map.groupBy(endpoints, ({ endpoint }): string => endpoint.path)
	return {
		before: ({ event, context }: Request) => {
			const atPath = byPath.get(event.resource)
			if (!atPath) throw new Refusal('not-found', messages.notFound)
			const found = atPath.find(({ endpoint }) => endpoint.method === methodOf(event))
			if (!found) {
				const methods = atPath.map(({ endpoint }) => endpoint.method).sort()
				context.allow = methods.join(', ')
				throw new Refusal('method-not-allowed', messages.methodNotAllowed)
			}
			Object.assign(context, found)
		},
	}
}
