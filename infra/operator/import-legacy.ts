import { readFile } from 'node:fs/promises'
import { readArguments } from '../tools/arguments.ts'
import { deployed, pointFunctionsAt, stageOptions } from '../tools/deployed.ts'
import { main } from '../tools/lifetime.ts'
import { say, step, Trouble } from '../tools/terminal.ts'
import { readLegacyFile } from './legacy-file.ts'

const help = `npm run import-legacy -- <file.csv> [--import] [--stage name | --local]

Looks at a file of applications from before this system, and says what importing it would do. Its first line is
First Name,Last Name,Amount,Date,Status. Every line has to be right. What is recorded already is left out.

--import  records the rows, all of them or none`

await main(async () => {
	const {
		values,
		positionals: [path],
	} = readArguments(help, { allowPositionals: true, options: { ...stageOptions, import: { type: 'boolean' } } })
	const { import: isForReal = false, ...stage } = values
	if (!path) throw new Trouble(help)
	const bytes = await readFile(path).catch(() => {
		throw new Trouble(`There is no file ${path}.`)
	})
	const { rows, problems } = readLegacyFile(bytes, new Date())
	for (const problem of problems) say(`  ${problem}`)
	if (problems.length > 0) throw new Trouble('Nothing was imported. Please put these lines right.')
	pointFunctionsAt(await deployed(stage))
	const { importRows, unrecorded } = await import('./legacy-rows.ts')
	const fresh = await step('Comparing with what is recorded', () => unrecorded(rows))
	const dollars = fresh.reduce((sum, { status, amount }) => sum + (status === 'Approved' ? amount : 0), 0)
	say(`  ${rows.length - fresh.length} rows are recorded already, or stand in the file twice.`)
	say(`  ${fresh.length} rows are new, with $${dollars.toLocaleString('en-US')} approved.`)
	if (!isForReal) {
		say('With --import they are recorded.')
		return 0
	}
	await step('Recording them', () => importRows(fresh, new Date()))
	say(`${fresh.length} rows are recorded.`)
	return 0
})
