import * as z from 'zod'
import {
	deleteItem,
	getItems,
	type ItemKey,
	queryItems,
	type Ref,
	sweepAfter,
	updateItem,
} from '#functions/platform/store/table.ts'
import { isNew, type OnConflict, put, remove, type Write } from '#functions/platform/store/write.ts'

const day = 24 * 3_600_000

/** Nobody made anything of it for so long: it is nobody's any more. */
export const uploadLife = day
/** The sweeper makes up for so many days of missed runs; after that the record itself expires. */
export const recordDays = 30

/** An upload's id begins with the day it was announced on, and goes on with the time. */
const uploadKey = (id: string): ItemKey => ({ pk: `UPLOADS#${id.slice(0, 8)}`, sk: id })

const Upload = z.object({
	id: z.string(),
	name: z.string(),
	size: z.number(),
	contentType: z.string(),
	purpose: z.string(),
	/** The id of the person who may link it; a visitor's upload belongs to whoever knows its id. */
	owner: z.string(),
	announced: z.number(),
	sweeping: z.boolean().default(false),
})

export type Upload = z.output<typeof Upload>

/** Announced, not yet part of anything: the transaction that links it deletes this record. */
export const putUpload = (upload: Omit<Upload, 'announced' | 'sweeping'>, now: Date): Write =>
	put(
		{
			...uploadKey(upload.id),
			...upload,
			announced: now.getTime(),
			ttl: sweepAfter(new Date(now.getTime() + recordDays * day)),
		},
		isNew,
	)

const parse = (item: unknown) => Upload.optional().parse(item)

export const uploadRef = (id: string): Ref<Upload | undefined> => ({ key: uploadKey(id), parse })

/** Each in the place of its id. Those that were prefetched are not read again. */
export async function readUploads(ids: string[], prefetched: (Upload | undefined)[] = []) {
	const known = new Map(prefetched.flatMap((upload) => (upload ? [[upload.id, upload] as const] : [])))
	const missing = ids.filter((id) => !known.has(id))
	const read = missing.length > 0 ? (await getItems(missing.map(uploadKey))).map(parse) : []
	return ids.map((id) => known.get(id) ?? read[missing.indexOf(id)])
}

/** It becomes part of what the same transaction makes, unless another request or the sweeper was faster. */
export const linkUpload = (id: string, onConflict: OnConflict): Write =>
	remove(uploadKey(id), { where: { pk: 'exists', sweeping: 'absent' }, onConflict })

/** Of the uploads of one day (`20261120`) that nothing was made of the oldest, as many as one look shows. */
export async function unlinkedUploads(announcedOn: string, before: Date, limit = 200) {
	const rows = await queryItems(uploadKey(announcedOn).pk, '', limit)
	return rows.filter((row) => Number(row.announced) <= before.getTime()).map((row) => String(row.sk))
}

/** Nobody can link it from now on. False where someone just has. */
export const beginSweep = async (id: string) =>
	(await updateItem(uploadKey(id), { set: { sweeping: true } }, { pk: 'exists' })) !== undefined

export const forgetUpload = (id: string) => deleteItem(uploadKey(id))
