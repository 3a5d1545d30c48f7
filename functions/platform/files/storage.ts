import type * as z from 'zod'
import { newId } from '#functions/platform/ids.ts'
import type { FileRecord, OpenedFile } from '#shared/files/schema.ts'
import type { StoredFile } from './content.ts'
import { disposition } from './disposition.ts'
import { deleteObject, linkToGet, linkToPut, putObject, readRange } from './objects.ts'

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

/** Good for one file of this size and type, once, for ten minutes. */
export async function presignUpload(uploadId: string, size: number, contentType: string, now: Date) {
	const life = { seconds: uploadLinkLife / 1000, now }
	return {
		url: await linkToPut(objectKey(uploadId), size, contentType, life),
		headers: { 'content-type': contentType, 'if-none-match': '*' },
		expiresAt: new Date(now.getTime() + uploadLinkLife).toISOString(),
	}
}

/** What did not come by a link of its own. */
export async function storeUpload(uploadId: string, bytes: Uint8Array, contentType: string) {
	await putObject(objectKey(uploadId), bytes, contentType)
}

/** A file as it lies in storage, read in the pieces that are asked for; undefined where nothing was uploaded. */
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

/** What browsers show by themselves, and in which no script of a stranger's runs. */
const shown = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp']

/** For a few minutes, by whoever was given the link. */
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
