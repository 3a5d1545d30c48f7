import type { APIGatewayProxyEvent } from 'aws-lambda'
import { originEnv } from '#functions/platform/env.ts'
import { sameText } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Api } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'

const { ORIGIN_SECRET, SITE_ADDRESS } = originEnv()

/** No form of ours without files is near this. */
const largestBody = 256 * 1024

/** What Lambda is handed at most is 6 MB, in which files take up a third more room than they have. */
const largestWithFiles = 6_000_000

/** Before anything is read: the request came through CloudFront, from our own pages, and in a size we can bear. */
export const originCheck = (api: Api) => ({
	before: ({ event }: { event: APIGatewayProxyEvent }) => {
		const sent = event.headers['x-origin-secret'] ?? ''
		if (!ORIGIN_SECRET.some((secret) => sameText(secret, sent)))
			throw new Refusal('forbidden', messages.forbidden)
		if (event.httpMethod !== 'GET' && isForeign(event.headers))
			throw new Refusal('foreign-origin', messages.foreignOrigin)
		if ((event.body?.length ?? 0) > largestFor(api, event)) throw new Refusal('too-large', messages.tooLarge)
	},
})

function largestFor(api: Api, { resource, httpMethod, headers }: APIGatewayProxyEvent) {
	const takesFiles = Object.values(api).some(
		({ path, method, files }) => files === 'accept' && path === resource && method === httpMethod,
	)
	const isMultipart = /^multipart\/form-data/i.test(headers['content-type'] ?? '')
	return takesFiles && isMultipart ? largestWithFiles : largestBody
}

/** Browsers say where a request comes from; a client that says nothing is no browser and carries nobody's cookies. */
function isForeign(headers: APIGatewayProxyEvent['headers']) {
	const site = headers['sec-fetch-site']
	if (site !== undefined) return site !== 'same-origin'
	return headers.origin !== undefined && headers.origin !== SITE_ADDRESS
}

/** The one address that a client cannot choose: CloudFront's function wrote it over whatever was sent. */
export const viewerAddress = (event: APIGatewayProxyEvent) => event.headers['x-viewer-address'] ?? 'unknown'

export const cookies = ({ headers, multiValueHeaders }: APIGatewayProxyEvent) =>
	headers.cookie ?? multiValueHeaders?.cookie?.join('; ') ?? ''
