import { readArguments } from '../tools/arguments.ts'
import { deployed, pointFunctionsAt, stageOptions } from '../tools/deployed.ts'
import { main } from '../tools/lifetime.ts'
import { say } from '../tools/terminal.ts'

const help = `npm run audit -- verify [--since 2026-11-01] [--about <id>] [--add-missing] [--stage name | --local]

Compares every record of the audit trail with its copy in the archive, which nobody can change, and prints what differs:
records that were changed or deleted in the table, and records that have no copy.

--since        only from this day on
--about        only the records about this person or thing, by its id: reads no other copies
--add-missing  copies the records that have no copy: after the archiver was broken for more than a day`

await main(async () => {
	const { values, positionals } = readArguments(help, {
		allowPositionals: true,
		options: {
			...stageOptions,
			since: { type: 'string' },
			about: { type: 'string' },
			'add-missing': { type: 'boolean' },
		},
	})
	const { since = '', about, 'add-missing': addMissing = false, ...stage } = values
	if (positionals[0] !== 'verify') {
		say(help)
		return 1
	}
	const { table, auditArchive } = await deployed(stage)
	pointFunctionsAt({ table, files: auditArchive })
	const { verifyAudit } = await import('./verify-audit.ts')
	const { records, differences, added } = await verifyAudit({
		table,
		archive: auditArchive,
		since,
		...(about && { about }),
		addMissing,
	})
	for (const { what, key } of differences) say(`${what.padEnd(8)} ${key}`)
	say(`${records} records compared, ${differences.length} differ${addMissing ? `, ${added} copied now` : ''}.`)
	return differences.length > 0 ? 1 : 0
})
