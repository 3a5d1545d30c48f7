import { createHash } from 'node:crypto'
import { Sha256 } from '@smithy/core/checksum'
import { buildQueryString, HttpRequest } from '@smithy/core/protocols'
import { SignatureV4 } from '@smithy/signature-v4'
import { countCall } from '#functions/platform/aws-calls.ts'
import { defaultProvider } from '#functions/platform/bundle/credentials.ts'
import { filesEnv } from '#functions/platform/env.ts'

/**
 * The six S3 operations we need, signed by the SDK's own signer and sent with `fetch`. The SDK's S3 client is as large as
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

/** S3 keeps these with the object and sends them with every download. */
type ObjectHeaders = Record<'content-type', string> &
	Partial<Record<'content-disposition' | 'cache-control', string>>

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

/** The link stores one object of this size with these headers, once. S3 itself refuses everything else. */
export const linkToPut = (key: string, size: number, headers: ObjectHeaders, life: Life) =>
	link('PUT', key, { headers: { ...headers, 'content-length': String(size), 'if-none-match': '*' } }, life)

/**
 * Anyone with the link can read the object until it expires, as the download that it was stored as, or shown by the
 * browser. The file's name isn't in the link, because S3's access log keeps links.
 */
export const linkToGet = (key: string, contentType: string, how: 'download' | 'show', life: Life) =>
	link(
		'GET',
		key,
		{
			query: {
				'response-cache-control': 'no-store',
				'response-content-type': contentType,
				...(how === 'show' && { 'response-content-disposition': 'inline' }),
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

export async function putObject(key: string, bytes: Uint8Array, headers: ObjectHeaders) {
	// S3 demands a checksum for every write into a bucket with Object Lock.
	const checksum = createHash('sha256').update(bytes).digest('base64')
	const once = { ...headers, 'if-none-match': '*', 'x-amz-checksum-sha256': checksum }
	const answer = await send('PUT', key, { headers: once, body: new Uint8Array(bytes) })
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

/** Reads one tag of an object. Returns undefined if the object has no such tag. */
export async function readTag(key: string, tag: string) {
	const answer = await send('GET', key, { query: { tagging: '' } })
	const text = await answer.text()
	if (!answer.ok) throw new StorageFailed(answer.status, text)
	const tags = [...text.matchAll(/<Tag><Key>([^<]*)<\/Key><Value>([^<]*)<\/Value><\/Tag>/g)]
	return tags.find(([, name]) => name === tag)?.[2]
}

export async function deleteObject(key: string) {
	const answer = await send('DELETE', key)
	if (!answer.ok) throw new StorageFailed(answer.status, await answer.text())
}
