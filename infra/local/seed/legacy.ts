import { legacyApplications } from '#functions/domain/legacy/table.ts'
import { writeIfNew } from './if-new.ts'

const rows = [
	['Willow', 'Brook', 240, '2022-11-30', 'Approved'],
	['Aspen', 'Hollow', 410, '2021-06-12', 'Approved'],
	['Cedar', 'Marsh', 900, '2020-02-03', 'Denied'],
	['Heather', 'Vale', 125, '2019-09-21', 'Approved'],
	['Juniper', 'Field', 300, '2018-01-08', 'Approved'],
] as const

/** Some applications from before this system. */
export async function seedLegacy() {
	for (const [at, [firstName, lastName, amount, date, status]] of rows.entries()) {
		const token = `BTG-0LD0-0000-0000-000${at}`
		const dateAdded = '2026-01-05T18:00:00.000Z'
		await writeIfNew(
			legacyApplications.add({ firstName, lastName, amount, date, status, token, dateAdded, version: 0 }),
		)
	}
}
