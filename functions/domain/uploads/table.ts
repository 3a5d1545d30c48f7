import * as z from 'zod'
import {
	deleteItem,
	getItems,
	type Key,
	queryItems,
	sweepAfter,
	unlessExists,
	updateItem,
	type Write,
} from '#functions/platform/store/table.ts'

const day = 24 * 3_600_000

/** Nobody made anything of it for so long: it is nobody's any more. */
export const uploadLife = day
/** The sweeper makes up for so many days of missed runs; after that the record itself expires. */
export const recordDays = 30

/** An upload's id begins with the day it was announced on, and goes on with the time. */
export const uploadKey = (id: string): Key => ({ pk: `UPLOADS#${id.slice(0, 8)}`, sk: id })

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

/** Announced, not yet part of anything: whatever links it deletes this record in the same transaction. */
export const putUpload = (upload: Omit<Upload, 'announced' | 'sweeping'>, now: Date): Write => ({
	Put: {
		Item: {
			...uploadKey(upload.id),
			...upload,
			announced: now.getTime(),
			ttl: sweepAfter(new Date(now.getTime() + recordDays * day)),
		},
		...unlessExists,
	},
})

/** Those that were read ahead are not read again. */
export async function readUploads(ids: string[], ahead: unknown[] = []) {
	const known = ahead.flatMap((item) => Upload.safeParse(item).data ?? [])
	const missing = ids.filter((id) => !known.some((upload) => upload.id === id))
	const read = (await getItems(missing.map(uploadKey))).map((item) => Upload.optional().parse(item))
	return ids.map((id) => known.find((upload) => upload.id === id) ?? read[missing.indexOf(id)])
}

/** It is now part of what the same transaction makes. Fails where somebody else was faster, or the sweeper. */
export const linkUpload = (id: string): Write => ({
	Delete: {
		Key: uploadKey(id),
		ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(sweeping)',
	},
})

/** Of the uploads of one day (`20261120`) that nothing was made of the oldest, as many as one look shows. */
export async function unlinkedUploads(announcedOn: string, before: Date, limit = 200) {
	const rows = await queryItems(uploadKey(announcedOn).pk, '', limit)
	return rows.filter((row) => Number(row.announced) <= before.getTime()).map((row) => String(row.sk))
}

/** Nobody can link it from now on. False where somebody just has. */
export const beginSweep = async (id: string) =>
	(await updateItem({
		Key: uploadKey(id),
		UpdateExpression: 'SET sweeping = :yes',
		ConditionExpression: 'attribute_exists(pk)',
		ExpressionAttributeValues: { ':yes': true },
	})) !== undefined

export const forgetUpload = (id: string) => deleteItem(uploadKey(id))
