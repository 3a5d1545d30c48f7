import * as z from 'zod'
import {
	deleteItem,
	getItems,
	type ItemKey,
	queryItems,
	sweepAfter,
	type UnparsedItem,
	updateItem,
} from '#functions/platform/store/table.ts'
import { isNew, type OnConflict, put, remove, update, type Write } from '#functions/platform/store/write.ts'
import { drawnPurposes, type ScanProblem, scanProblems } from '#shared/files/rules.ts'

const day = 24 * 3_600_000

/** An upload that isn't used within this time is removed. */
export const uploadLife = day
/** The sweeper makes up for this many days of missed runs, so records must not expire sooner. */
export const recordDays = 30

/** An upload's id begins with the day it was announced on, so the sweeper can read the uploads of a day. */
const uploadKey = (id: string): ItemKey => ({ pk: `UPLOADS#${id.slice(0, 8)}`, sk: id })

const Upload = z.object({
	id: z.string(),
	name: z.string(),
	size: z.number(),
	contentType: z.string(),
	purpose: z.string(),
	/** The id of the person who may use the upload, or 'visitor'. Anyone who knows its id may use a visitor's upload. */
	owner: z.string(),
	announced: z.number(),
	sweeping: z.boolean().default(false),
	/** Pictures that were taken off their thing. A record with these is no upload, and only the sweeper reads it. */
	takenDown: z.array(z.string()).optional(),
	/** The virus scan's finding, if the file wasn't clean and the upload not used yet. */
	scanProblem: z.enum(Object.keys(scanProblems) as ScanProblem[]).optional(),
})

export type Upload = z.output<typeof Upload>

/** Records an upload that isn't part of anything yet. The transaction that uses it deletes the record. */
export const putUpload = (upload: Omit<Upload, 'announced' | 'sweeping' | 'scanProblem'>, now: Date): Write =>
	put(
		{
			...uploadKey(upload.id),
			...upload,
			announced: now.getTime(),
			ttl: sweepAfter(new Date(now.getTime() + recordDays * day)),
		},
		isNew,
	)

const parse = (item: UnparsedItem | undefined) => item && Upload.parse(item)

/** The uploads in the order of the ids. */
export const readUploads = async (ids: string[]) =>
	ids.length > 0 ? (await getItems(ids.map(uploadKey))).map(parse) : []

/** Takes an upload into the thing that the same transaction creates, unless another request or the sweeper came first. */
export const linkUpload = (id: string, onConflict: OnConflict): Write =>
	remove(uploadKey(id), { where: { pk: 'exists', sweeping: 'absent' }, onConflict })

const spent = 'spent'
const nobody = 'nobody'

/** The upload was used as a copy: nobody can use it again, and the sweeper removes the original. */
export const spendUpload = (id: string, onConflict: OnConflict): Write =>
	update(
		uploadKey(id),
		{ set: { purpose: spent } },
		{ where: { pk: 'exists', sweeping: 'absent', purpose: { oneOf: [...drawnPurposes] } }, onConflict },
	)

/** Tells the sweeper about pictures that nothing shows anymore. */
export const putTakenDown = (id: string, takenDown: string[], now: Date) =>
	putUpload({ id, name: '', size: 0, contentType: '', purpose: 'taken-down', owner: nobody, takenDown }, now)

export const isUploadRecord = ({ pk }: ItemKey) => pk.startsWith(uploadKey('').pk)

/**
 * The owner of an unused upload is erased. Its link may still take the file, which nothing would lead to without the
 * record, so the record stays for the sweeper and says nothing about them any more.
 */
export const leaveToSweeper = (key: ItemKey) =>
	updateItem(key, { set: { name: '', owner: nobody, sweeping: true } }, { pk: 'exists' })

/** Only the sweeper uses such a record. */
export const isLeftToSweeper = (item: ItemKey & { owner?: unknown }) => isUploadRecord(item) && item.owner === nobody

/** An image that was drawn for a thing, and whose upload that thing never used up, is shown nowhere. */
export const picturesLeft = ({ id, purpose, takenDown = [] }: Upload) =>
	drawnPurposes.some((drawn) => drawn === purpose) ? [id] : takenDown

/** Finds the oldest unused uploads of one day (`20261120`), as many as can be removed at once before calls time out. */
export async function unlinkedUploads(announcedOn: string, before: Date) {
	const rows = await queryItems(uploadKey(announcedOn).pk, '', 25)
	return rows.filter((row) => Number(row.announced) <= before.getTime()).map((row) => String(row.sk))
}

/** Prevents the upload from being used from now on. Returns nothing if it has just been used. */
export const beginSweep = async (id: string) =>
	parse(await updateItem(uploadKey(id), { set: { sweeping: true } }, { pk: 'exists' }))

/** Does nothing if the upload has been used or removed before. */
export const markScanProblem = (id: string, scanProblem: ScanProblem) =>
	updateItem(uploadKey(id), { set: { scanProblem } }, { pk: 'exists' })

export const forgetUpload = (id: string) => deleteItem(uploadKey(id))
