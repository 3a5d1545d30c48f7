import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type * as z from 'zod'
import { countCalls } from '#functions/platform/aws-calls.ts'
import { filesEnv } from '#functions/platform/env.ts'
import { newId } from '#functions/platform/ids.ts'
import type { FileRecord, OpenedFile } from '#shared/files/schema.ts'
import type { StoredFile } from './content.ts'
import { disposition } from './disposition.ts'

const { FILES_BUCKET: Bucket, AWS_ENDPOINT_URL: emulator } = filesEnv()
const client = new S3Client({
	forcePathStyle: emulator !== undefined,
	// Otherwise links ask for the checksum of an empty body, or for one of what they read.
	requestChecksumCalculation: 'WHEN_REQUIRED',
	responseChecksumValidation: 'WHEN_REQUIRED',
})

countCalls(client)

const uploadLinkLife = 10 * 60_000
const openLinkLife = 5 * 60_000

/**
 * The moment stands in the id: the sweeper reads one day after the other, the oldest first, and everybody else finds
 * the record by the id.
 */
export function newUploadId(now: Date) {
	const [day, time] = now.toISOString().replace(/[-:]/g, '').slice(0, 15).split('T')
	return `${day}-${time}-${newId()}`
}

/** Never a name that a person typed. Where a file was put it stays, whatever becomes of it. */
const objectKey = (uploadId: string) => `uploads/${uploadId}`

/** Good for one file of this size and type, once, for ten minutes: S3 itself refuses everything else. */
export async function presignUpload(uploadId: string, size: number, contentType: string, now: Date) {
	const command = new PutObjectCommand({
		Bucket,
		Key: objectKey(uploadId),
		ContentType: contentType,
		ContentLength: size,
		IfNoneMatch: '*',
	})
	const signableHeaders = new Set(['host', 'content-type', 'content-length', 'if-none-match'])
	const url = await getSignedUrl(client, command, {
		expiresIn: uploadLinkLife / 1000,
		signingDate: now,
		signableHeaders,
		unhoistableHeaders: signableHeaders,
	})
	return {
		url,
		headers: { 'content-type': contentType, 'if-none-match': '*' },
		expiresAt: new Date(now.getTime() + uploadLinkLife).toISOString(),
	}
}

/** What did not come by a link of its own. */
export async function storeUpload(uploadId: string, bytes: Uint8Array, contentType: string) {
	const Key = objectKey(uploadId)
	await client.send(
		new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: contentType, IfNoneMatch: '*' }),
	)
}

/** A file as it lies in storage, read in the pieces that are asked for; undefined where nothing was uploaded. */
export async function readUpload(uploadId: string): Promise<StoredFile | undefined> {
	const first = await readRange(uploadId, 0, 8192)
	if (!first) return undefined
	return {
		size: first.size,
		read: async (from, to) =>
			to <= first.bytes.length
				? first.bytes.subarray(from, to)
				: ((await readRange(uploadId, from, to))?.bytes ?? new Uint8Array()),
	}
}

async function readRange(uploadId: string, from: number, to: number) {
	const Range = `bytes=${from}-${to - 1}`
	try {
		const answer = await client.send(new GetObjectCommand({ Bucket, Key: objectKey(uploadId), Range }))
		const bytes = (await answer.Body?.transformToByteArray()) ?? new Uint8Array()
		return { bytes, size: Number(answer.ContentRange?.split('/')[1] ?? answer.ContentLength) }
	} catch (error) {
		if (error instanceof Error && error.name === 'NoSuchKey') return undefined
		if (error instanceof Error && error.name === 'InvalidRange') return { bytes: new Uint8Array(), size: 0 }
		throw error
	}
}

/** What browsers show by themselves, and in which no script of a stranger's runs. */
const shown = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp']

/** For a few minutes, by whoever was given the link. */
export async function openFile(
	{ id, name, size, contentType }: z.output<typeof FileRecord>,
	now: Date,
): Promise<z.output<typeof OpenedFile>> {
	const link = (how: 'attachment' | 'inline') => {
		const command = new GetObjectCommand({
			Bucket,
			Key: objectKey(id),
			ResponseContentDisposition: disposition(how, name),
			ResponseContentType: contentType,
			ResponseCacheControl: 'no-store',
		})
		return getSignedUrl(client, command, { expiresIn: openLinkLife / 1000, signingDate: now })
	}
	return {
		id,
		name,
		size,
		contentType,
		data: await link('attachment'),
		...(shown.includes(contentType) && { view: await link('inline') }),
		expiresAt: new Date(now.getTime() + openLinkLife).toISOString(),
	}
}

export async function deleteUpload(uploadId: string) {
	await client.send(new DeleteObjectCommand({ Bucket, Key: objectKey(uploadId) }))
}
