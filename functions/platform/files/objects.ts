import type { GetObjectCommandOutput } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { requestHandler } from '#functions/platform/aws-calls.ts'
import { emulator, optionalSetting, setting } from '#functions/platform/env.ts'

const Bucket = setting('FILES_BUCKET')
/** Given on an emulator: where people's browsers reach its S3, if functions reach it elsewhere. */
const endpoint = optionalSetting('FILES_ENDPOINT')

const load = async () => {
	const sdk = await import('@aws-sdk/client-s3')
	const settings = {
		requestHandler,
		forcePathStyle: emulator !== undefined,
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
	} as const
	const client = new sdk.S3Client(settings)
	// A link is signed for the address at which a browser opens it.
	const linkClient = endpoint ? new sdk.S3Client({ ...settings, endpoint }) : client
	return { ...sdk, client, linkClient }
}

let loading: ReturnType<typeof load> | undefined

/** The client is as large as the rest of a function, so it's loaded when a request first needs it (infra/stacks/bundle.ts). */
const s3 = () => {
	loading ??= load()
	return loading
}

/** S3 keeps these with the object and sends them with every download. */
type ObjectHeaders = Record<'content-type', string> & Partial<Record<'content-disposition' | 'cache-control', string>>

/** An object is never overwritten. */
const storedOnce = (headers: ObjectHeaders) => ({
	ContentType: headers['content-type'],
	ContentDisposition: headers['content-disposition'],
	CacheControl: headers['cache-control'],
	IfNoneMatch: '*',
})

interface Life {
	seconds: number
	now: Date
}

/** The link stores one object of this size with these headers, once. S3 itself refuses everything else. */
export async function linkToPut(Key: string, size: number, headers: ObjectHeaders, { seconds, now }: Life) {
	const { linkClient, PutObjectCommand } = await s3()
	const command = new PutObjectCommand({ Bucket, Key, ContentLength: size, ...storedOnce(headers) })
	const signed = new Set(['host', 'content-length', 'if-none-match', ...Object.keys(headers)])
	return getSignedUrl(linkClient, command, {
		expiresIn: seconds,
		signingDate: now,
		signableHeaders: signed,
		unhoistableHeaders: signed,
	})
}

/**
 * Anyone with the link can read the object until it expires, as the download that it was stored as, or shown by the
 * browser. The file's name isn't in the link, because S3's access log keeps links.
 */
export async function linkToGet(Key: string, contentType: string, how: 'download' | 'show', { seconds, now }: Life) {
	const { linkClient, GetObjectCommand } = await s3()
	const command = new GetObjectCommand({
		Bucket,
		Key,
		ResponseCacheControl: 'no-store',
		ResponseContentType: contentType,
		...(how === 'show' && { ResponseContentDisposition: 'inline' }),
	})
	return getSignedUrl(linkClient, command, { expiresIn: seconds, signingDate: now })
}

export class ObjectExists extends Error {
	override name = 'ObjectExists'
}

const statusOf = (error: unknown): unknown => Object(Object(error).$metadata).httpStatusCode

export async function putObject(Key: string, Body: Uint8Array, headers: ObjectHeaders) {
	const { client, PutObjectCommand } = await s3()
	// S3 demands a checksum for every write into a bucket with Object Lock.
	const input = { Bucket, Key, Body, ChecksumAlgorithm: 'SHA256', ...storedOnce(headers) } as const
	await client.send(new PutObjectCommand(input)).catch((error: unknown) => {
		throw statusOf(error) === 412 ? new ObjectExists() : error
	})
}

/** The only objects that are replaced are copies of what the table has. */
export async function replaceObject(Key: string, Body: string, headers: ObjectHeaders) {
	const { client, PutObjectCommand } = await s3()
	await client.send(new PutObjectCommand({ Bucket, Key, Body, ...storedOnce(headers), IfNoneMatch: undefined }))
}

/** Reads a part of an object, and the whole object's size. Returns undefined if there is no such object. */
export async function readRange(Key: string, from: number, to: number) {
	const { client, GetObjectCommand } = await s3()
	const command = new GetObjectCommand({ Bucket, Key, Range: `bytes=${from}-${to - 1}` })
	try {
		return await readBody(await client.send(command))
	} catch (error) {
		if (statusOf(error) === 404) return undefined
		// S3 refuses any range of an empty object.
		if (statusOf(error) === 416) return { bytes: new Uint8Array(), size: 0 }
		throw error
	}
}

async function readBody({ Body, ContentRange }: GetObjectCommandOutput) {
	const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array()
	return { bytes, size: Number(ContentRange?.split('/')[1] ?? bytes.length) }
}

/** Reads one tag of an object. Returns undefined if the object has no such tag. */
export async function readTag(Key: string, tag: string) {
	const { client, GetObjectTaggingCommand } = await s3()
	const { TagSet = [] } = await client.send(new GetObjectTaggingCommand({ Bucket, Key }))
	return TagSet.find((one) => one.Key === tag)?.Value
}

export async function deleteObject(Key: string) {
	const { client, DeleteObjectCommand } = await s3()
	await client.send(new DeleteObjectCommand({ Bucket, Key }))
}
