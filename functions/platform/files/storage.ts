import type * as z from 'zod'
import { newId } from '#functions/platform/ids.ts'
import { log } from '#functions/platform/log.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { clean, fileSentences, isScanProblem, scanProblems, scanTag } from '#shared/files/rules.ts'
import type { FileRecord, OpenedFile } from '#shared/files/schema.ts'
import type { StoredFile } from './content.ts'
import { asDownload } from './disposition.ts'
import { objectKey } from './object-key.ts'
import { deleteObject, linkToGet, linkToPut, ObjectExists, putObject, readRange, readTag } from './objects.ts'

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

type NewUpload = z.output<typeof FileRecord>

const headersOf = ({ name, contentType }: Pick<NewUpload, 'name' | 'contentType'>) => ({
	'content-type': contentType,
	'content-disposition': asDownload(name),
})

/** The link accepts one file of this size, type and name, once, for ten minutes. */
export async function presignUpload(upload: NewUpload, now: Date) {
	const life = { seconds: uploadLinkLife / 1000, now }
	const headers = headersOf(upload)
	return {
		url: await linkToPut(objectKey(upload.id), upload.size, headers, life),
		headers: { ...headers, 'if-none-match': '*' },
		expiresAt: new Date(now.getTime() + uploadLinkLife).toISOString(),
	}
}

/** Stores a file that came within a request and not by an upload link. */
export async function storeUpload(upload: Pick<NewUpload, 'id' | 'name' | 'contentType'>, bytes: Uint8Array) {
	await putObject(objectKey(upload.id), bytes, headersOf(upload))
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
const shown = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'text/plain']

/** A scan takes seconds. One that takes this long won't come by itself. */
const longestScan = 3_600_000

/**
 * Refuses a file that the virus scan hasn't found clean. The tag is the only place where the result is kept, so it can't
 * be out of date, and it costs one call when a file is opened and none in a list.
 */
async function requireClean(id: string, now: Date) {
	const status = await readTag(objectKey(id), scanTag)
	if (status === clean) return
	if (status !== undefined)
		throw new Refusal('forbidden', isScanProblem(status) ? scanProblems[status] : fileSentences.checkFailed)
	if (now.getTime() - announcedAt(id) < longestScan) throw new Refusal('being-checked', fileSentences.beingChecked)
	log.error('file never scanned', new NeverScanned(), { upload: id })
	throw new Refusal('forbidden', fileSentences.checkFailed)
}

class NeverScanned extends Error {
	override name = 'NeverScanned'
}

/** An upload's id begins with the time at which it was announced. */
function announcedAt(uploadId: string) {
	const iso = uploadId.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d).*/, '$1-$2-$3T$4:$5:$6Z')
	return Date.parse(iso)
}

/** Links that read a clean file for a few minutes. Anyone who has a link can use it. */
export async function openFile(
	{ id, name, size, contentType }: z.output<typeof FileRecord>,
	now: Date,
): Promise<z.output<typeof OpenedFile>> {
	await requireClean(id, now)
	const life = { seconds: openLinkLife / 1000, now }
	// Without the charset a browser takes a text for Windows-1252 and garbles its accents.
	const type = contentType === 'text/plain' ? `${contentType}; charset=utf-8` : contentType
	const link = (how: 'download' | 'show') => linkToGet(objectKey(id), type, how, life)
	return {
		id,
		name,
		size,
		contentType,
		data: await link('download'),
		...(shown.includes(contentType) && { view: await link('show') }),
		expiresAt: new Date(now.getTime() + openLinkLife).toISOString(),
	}
}

/** A picture's content never changes, and one that was taken down is gone from every cache within an hour. */
const pictureHeaders = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600' }

/** A repeated request draws the same picture, so one that is there stays. */
export async function storePicture(key: string, bytes: Uint8Array) {
	await putObject(key, bytes, pictureHeaders).catch((error) => {
		if (!(error instanceof ObjectExists)) throw error
	})
}

export const deletePicture = (key: string) => deleteObject(key)

export async function deleteUpload(uploadId: string) {
	await deleteObject(objectKey(uploadId))
}
