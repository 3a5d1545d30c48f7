import { parseArgs } from 'node:util'
import { deployed, pointFunctionsAt, stageOptions } from '../tools/deployed.ts'
import { main } from '../tools/lifetime.ts'
import { say, Trouble } from '../tools/terminal.ts'

const help = `npm run audit -- verify [--since 2026-11-01] [--add-missing] [--stage name | --local]

Compares every record of the audit trail with its copy in the archive, which nobody can change, and prints what differs:
records that were changed or deleted in the table, and records that have no copy.

--since        only from this day on
--add-missing  copies the records that have no copy: after the archiver was broken for more than a day`

await main(async () => {
	const { command, since = '', 'add-missing': addMissing = false, ...stage } = readArguments()
	if (command !== 'verify') {
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
		addMissing,
	})
	for (const { what, key } of differences) say(`${what.padEnd(8)} ${key}`)
	say(
		`${records} records compared, ${differences.length} differ${addMissing ? `, ${added} copied now` : ''}.`,
	)
	return differences.length > 0 ? 1 : 0
})

function readArguments() {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: { ...stageOptions, since: { type: 'string' }, 'add-missing': { type: 'boolean' } },
		})
		return { command: positionals[0], ...values }
	} catch (error) {
		throw new Trouble(`${error instanceof Error ? error.message : error}\n\n${help}`)
	}
}
