import { ObjectExists, putObject } from '#functions/platform/files/objects.ts'
import type { Item } from '#functions/platform/store/table.ts'
import { archiveName } from './archive-name.ts'

/** The fields are sorted, so that equal records are equal texts. */
export const archived = (record: Item) =>
	JSON.stringify(Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1))))

/** Copies a record to the archive, where nobody can change it. Returns false if the archive has a copy already. */
export async function archive(record: Item) {
	try {
		await putObject(archiveName(record), Buffer.from(archived(record)), { 'content-type': 'application/json' })
		return true
	} catch (error) {
		if (error instanceof ObjectExists) return false
		throw error
	}
}
