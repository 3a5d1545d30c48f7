import { legacyApplications } from '#functions/domain/legacy/table.ts'
import { newId, newToken } from '#functions/platform/ids.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { plain } from '#functions/platform/store/plain.ts'
import { transact } from '#functions/platform/store/write.ts'
import type { LegacyRow } from './legacy-file.ts'

/** A transaction has room for 100 writes. A row takes up to nine, and its record in the trail one. */
const atOnce = 10

/** Someone with the same name, amount, day and answer is most likely the same row. */
const factsOf = ({ firstName, lastName, amount, date, status }: LegacyRow) =>
	JSON.stringify([plain(firstName), plain(lastName), amount, date, status])

/** Each new row once. */
export async function unrecorded(rows: LegacyRow[]) {
	const known = new Set<string>()
	for await (const row of legacyApplications.oldestFirst()) known.add(factsOf(row))
	return [...new Map(rows.map((row) => [factsOf(row), row]))].flatMap(([facts, row]) => (known.has(facts) ? [] : [row]))
}

/** Records all rows. If one of the transactions fails, what the earlier ones recorded is removed again. */
export async function importRows(rows: LegacyRow[], now: Date) {
	const records = rows.map((row) => ({ ...row, token: newToken(), dateAdded: now.toISOString(), version: 0 }))
	const noted = { action: 'npm run import-legacy', by: 'operator', at: now, requestId: newId() }
	let done = 0
	try {
		for (; done < records.length; done += atOnce)
			await transact(
				records
					.slice(done, done + atOnce)
					.flatMap((record) => [...legacyApplications.add(record), audit({ ...noted, about: record.token })]),
			)
	} catch (error) {
		for (const record of records.slice(0, done + atOnce)) {
			const seen = await legacyApplications.read(record.token)
			const undone = audit({ ...noted, action: `${noted.action} (undone)`, about: record.token })
			if (seen) await transact([...legacyApplications.remove(seen, 'defect'), undone])
		}
		throw error
	}
}
