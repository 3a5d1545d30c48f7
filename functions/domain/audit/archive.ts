import { ObjectExists, putObject } from '#functions/platform/files/objects.ts'
import { sha256 } from '#functions/platform/ids.ts'
import type { Item, ItemKey } from '#functions/platform/store/table.ts'

/**
 * The name begins with the day, so that the archive can be read by time. The rest is a hash, because the key of an audit
 * record may contain an application's token.
 */
export const archiveName = ({ pk, sk }: ItemKey) => `${sk.slice(0, 10)}/${sha256(`${pk}\n${sk}`)}.json`

/** The fields are sorted, so that equal records are equal texts. */
export const archived = (record: Item) =>
	JSON.stringify(Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1))))

/** Copies a record to the archive, where nobody can change it. Returns false if the archive has a copy already. */
export async function archive(record: Item) {
	try {
		await putObject(archiveName(record), Buffer.from(archived(record)), {
			'content-type': 'application/json',
		})
		return true
	} catch (error) {
		if (error instanceof ObjectExists) return false
		throw error
	}
}
