import { createHash } from 'node:crypto'
import { Sha256 } from '@smithy/core/checksum'
import { buildQueryString, HttpRequest } from '@smithy/core/protocols'
import { SignatureV4 } from '@smithy/signature-v4'
import { countCall } from '#functions/platform/aws-calls.ts'
import { defaultProvider } from '#functions/platform/bundle/credentials.ts'
import { filesEnv } from '#functions/platform/env.ts'

/**
 * The five S3 operations we need, signed by the SDK's own signer and sent with `fetch`. The SDK's S3 client is as large as
 * all the rest of a function and takes a fifth of its cold start.
 */
const { FILES_BUCKET, AWS_REGION, AWS_ENDPOINT_URL } = filesEnv()
const bucket = new URL(
	AWS_ENDPOINT_URL
		? `${AWS_ENDPOINT_URL}/${FILES_BUCKET}/`
		: `https://${FILES_BUCKET}.s3.${AWS_REGION}.amazonaws.com/`,
)

const signer = new SignatureV4({
	service: 's3',
	region: AWS_REGION,
	credentials: defaultProvider(),
	sha256: Sha256,
	uriEscapePath: false,
})

interface RequestParts {
	headers?: Record<string, string>
	query?: Record<string, string>
	body?: Uint8Array<ArrayBuffer>
}

const requestOf = (method: string, key: string, { headers, query = {}, body }: RequestParts) =>
	new HttpRequest({
		method,
		protocol: bucket.protocol,
		hostname: bucket.hostname,
		...(bucket.port && { port: Number(bucket.port) }),
		path: bucket.pathname + key,
		query,
		headers: { host: bucket.host, ...headers },
		body,
	})

const addressOf = ({ path, query = {} }: { path: string; query?: HttpRequest['query'] | undefined }) =>
	`${bucket.origin}${path}?${buildQueryString(query)}`

interface Life {
	seconds: number
	now: Date
}

async function link(method: string, key: string, { headers, query }: RequestParts, { seconds, now }: Life) {
	const request = requestOf(method, key, {
		headers: { 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD', ...headers },
		...(query && { query }),
	})
	const signed = new Set(['host', ...Object.keys(headers ?? {})])
	const options = { signableHeaders: signed, unhoistableHeaders: signed }
	return addressOf(await signer.presign(request, { ...options, expiresIn: seconds, signingDate: now }))
}

/** The link stores one object of this size and type, once. S3 itself refuses everything else. */
export const linkToPut = (key: string, size: number, contentType: string, life: Life) =>
	link(
		'PUT',
		key,
		{ headers: { 'content-type': contentType, 'content-length': String(size), 'if-none-match': '*' } },
		life,
	)

/** Anyone with the link can read the object until it expires. The response has this type and disposition. */
export const linkToGet = (key: string, contentType: string, disposition: string, life: Life) =>
	link(
		'GET',
		key,
		{
			query: {
				'response-cache-control': 'no-store',
				'response-content-disposition': disposition,
				'response-content-type': contentType,
			},
		},
		life,
	)

const attempts = 3

/** S3 may fail for a moment, and AWS asks callers to send such a request again. */
async function send(method: string, key: string, parts: RequestParts = {}) {
	for (let attempt = 1; ; attempt++) {
		const { headers, ...request } = await signer.sign(requestOf(method, key, parts))
		countCall()
		const answer = await fetch(addressOf(request), { method, headers, body: parts.body ?? null })
		if (answer.status < 500 || attempt === attempts) return answer
		await new Promise((resolve) => setTimeout(resolve, Math.random() * 100 * 2 ** attempt))
	}
}

/** S3's status and code are in the error's name, because the log holds names and not messages. */
class StorageFailed extends Error {
	constructor(status: number, answer: string) {
		super('S3 did not do what it was asked')
		this.name = `StorageFailed ${status} ${codeIn(answer)}`
	}
}

const codeIn = (answer: string) => /<Code>(\w+)<\/Code>/.exec(answer)?.[1] ?? ''

/** An object is never overwritten. */
export class ObjectExists extends Error {
	override name = 'ObjectExists'
}

export async function putObject(key: string, bytes: Uint8Array, contentType: string) {
	// S3 demands a checksum from whoever writes into a bucket with Object Lock.
	const checksum = createHash('sha256').update(bytes).digest('base64')
	const headers = { 'content-type': contentType, 'if-none-match': '*', 'x-amz-checksum-sha256': checksum }
	const answer = await send('PUT', key, { headers, body: new Uint8Array(bytes) })
	if (answer.status === 412) throw new ObjectExists()
	if (!answer.ok) throw new StorageFailed(answer.status, await answer.text())
}

/** Reads a part of an object, and the whole object's size. Returns undefined if there is no such object. */
export async function readRange(key: string, from: number, to: number) {
	const answer = await send('GET', key, { headers: { range: `bytes=${from}-${to - 1}` } })
	if (answer.ok) {
		const bytes = new Uint8Array(await answer.arrayBuffer())
		return { bytes, size: Number(answer.headers.get('content-range')?.split('/')[1] ?? bytes.length) }
	}
	const text = await answer.text()
	if (codeIn(text) === 'NoSuchKey') return undefined
	// S3 refuses any range of an empty object.
	if (answer.status === 416) return { bytes: new Uint8Array(), size: 0 }
	throw new StorageFailed(answer.status, text)
}

export async function deleteObject(key: string) {
	const answer = await send('DELETE', key)
	if (!answer.ok) throw new StorageFailed(answer.status, await answer.text())
}
