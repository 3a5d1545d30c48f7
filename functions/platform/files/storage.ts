import type * as z from 'zod'
import { newId } from '#functions/platform/ids.ts'
import type { FileRecord, OpenedFile } from '#shared/files/schema.ts'
import type { StoredFile } from './content.ts'
import { disposition } from './disposition.ts'
import { deleteObject, linkToGet, linkToPut, putObject, readRange } from './objects.ts'

const uploadLinkLife = 10 * 60_000
const openLinkLife = 5 * 60_000

/**
 * An upload's id begins with its time, so that the sweeper can read uploads by day, oldest first, while everything else
 * still finds the record by its id alone.
 */
export function newUploadId(now: Date) {
	const [day, time] = now.toISOString().replace(/[-:]/g, '').slice(0, 15).split('T')
	return `${day}-${time}-${newId()}`
}

/** The key never contains a name that a person typed. It stays the same when the file becomes part of something. */
const objectKey = (uploadId: string) => `uploads/${uploadId}`

/** The link accepts one file of this size and type, once, for ten minutes. */
export async function presignUpload(uploadId: string, size: number, contentType: string, now: Date) {
	const life = { seconds: uploadLinkLife / 1000, now }
	return {
		url: await linkToPut(objectKey(uploadId), size, contentType, life),
		headers: { 'content-type': contentType, 'if-none-match': '*' },
		expiresAt: new Date(now.getTime() + uploadLinkLife).toISOString(),
	}
}

/** Stores a file that came within a request and not by an upload link. */
export async function storeUpload(uploadId: string, bytes: Uint8Array, contentType: string) {
	await putObject(objectKey(uploadId), bytes, contentType)
}

/** Opens a stored file for reading in pieces. Returns undefined if nothing was uploaded. */
export async function readUpload(uploadId: string): Promise<StoredFile | undefined> {
	const first = await readRange(objectKey(uploadId), 0, 8192)
	if (!first) return undefined
	return {
		size: first.size,
		read: async (from, to) =>
			to <= first.bytes.length
				? first.bytes.subarray(from, to)
				: ((await readRange(objectKey(uploadId), from, to))?.bytes ?? new Uint8Array()),
	}
}

/** Browsers show these types themselves, and no script in them can run on our behalf. */
const shown = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp']

/** Links that read a file for a few minutes. Anyone who has a link can use it. */
export async function openFile(
	{ id, name, size, contentType }: z.output<typeof FileRecord>,
	now: Date,
): Promise<z.output<typeof OpenedFile>> {
	const life = { seconds: openLinkLife / 1000, now }
	const link = (how: 'attachment' | 'inline') =>
		linkToGet(objectKey(id), contentType, disposition(how, name), life)
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
	await deleteObject(objectKey(uploadId))
}
