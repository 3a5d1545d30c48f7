import { readFileSync, writeFileSync } from 'node:fs'
import { readArguments } from '#infra/tools/arguments.ts'
import { root } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { run } from '#infra/tools/run.ts'
import { say, Trouble } from '#infra/tools/terminal.ts'
import { sheetOf, takeSheet } from './words/sheet.ts'

const help = `npm run words -- out sentences.csv
npm run words -- in sentences.csv

Writes every sentence with its Spanish into a CSV for a translator, and takes the changed Spanish back from it.`

await main(async () => {
	const { positionals } = readArguments(help, { allowPositionals: true })
	const [way, file, ...more] = positionals
	if (!file || more.length > 0 || (way !== 'in' && way !== 'out')) {
		say(help)
		return 1
	}
	if (way === 'out') {
		writeFileSync(file, sheetOf(root))
		say(`${file}: open it in a spreadsheet, change the column Spanish, and save it as CSV.`)
		return 0
	}
	const { refused, written, changed } = takeSheet(root, read(file))
	if (refused.length > 0) {
		for (const sentence of refused) say(sentence)
		throw new Trouble(`Nothing was changed: ${refused.length} of these have to be mended first.`)
	}
	if (written.length > 0) await run('biome', { args: ['format', '--write', ...written] })
	say(`Sentences changed: ${changed}.`)
	for (const path of written) say(`  ${path}`)
	return 0
})

function read(file: string) {
	try {
		return readFileSync(file)
	} catch {
		throw new Trouble(`There is no file ${file}.`)
	}
}
