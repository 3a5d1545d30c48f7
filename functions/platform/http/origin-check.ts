import type { APIGatewayProxyEvent } from 'aws-lambda'
import { setting } from '#functions/platform/env.ts'
import { matcherOf } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Api } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { methodOf } from './find-endpoint.ts'

const siteAddress = setting('SITE_ADDRESS')
/** CloudFront sends the first; the others stay valid during a rotation. A request without the header has an empty one. */
const secrets = setting('ORIGIN_SECRET').split(',').filter(Boolean).map(matcherOf)

/** No request without files comes near this size. */
const largestBody = 256 * 1024

/** Lambda accepts 6 MB at most, and that counts the files in base64, which is a third larger. */
const largestWithFiles = 6_000_000

/** Runs before the body is parsed: the request must come through CloudFront, from our own pages, and not be too large. */
export const originCheck = (api: Api) => ({
	before: ({ event }: { event: APIGatewayProxyEvent }) => {
		const sent = event.headers['x-origin-secret'] ?? ''
		if (!secrets.some((matches) => matches(sent))) throw new Refusal('forbidden', messages.forbidden)
		if (methodOf(event) !== 'GET' && isForeign(event.headers))
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

/** Browsers always send one of these headers. A client that sends neither isn't a browser, so it can't abuse a cookie. */
function isForeign(headers: APIGatewayProxyEvent['headers']) {
	const site = headers['sec-fetch-site']
	if (site !== undefined) return site !== 'same-origin'
	return headers.origin !== undefined && headers.origin !== siteAddress
}

/** A client can't forge this address, because CloudFront's function overwrites the header. */
export const viewerAddress = (event: APIGatewayProxyEvent) => event.headers['x-viewer-address'] ?? 'unknown'

export const cookies = ({ headers, multiValueHeaders }: APIGatewayProxyEvent) =>
	headers.cookie ?? multiValueHeaders?.cookie?.join('; ') ?? ''
