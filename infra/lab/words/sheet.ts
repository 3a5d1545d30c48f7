import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Column, csvOf } from '#shared/csv.ts'
import { faultsOf } from '#shared/words/faults.ts'
import { decodeCsv, parseCsv } from '../../../web/src/console/legacy/csv.ts'
import { placesIn, type Sentence, sentencesIn } from './sources.ts'

type Row = Sentence & { places: readonly string[] }

const hint = ({ english }: Sentence) =>
	[
		...(english.match(/\{\w+\}/g) ?? []).map((hole) => `Keep ${hole} as it is.`),
		...Array.from(english.matchAll(/ ~(.+)$/g), ([, note]) => `About: ${note}. Leave out what follows ~.`),
		...(english.includes('\n') ? ['Break the line where it reads well.'] : []),
	].join(' ')

const columns = [
	['File', ({ file }) => file.replace('shared/words/es/', '')],
	['English', ({ english }) => english],
	['Spanish', ({ spanish }) => spanish],
	['Where used', ({ places }) => places.slice(0, 3).join('\n')],
	['Note', hint],
] as const satisfies readonly Column<Row>[]

/** Spreadsheets open the CSV, which has all sentences. */
export function sheetOf(root: string): string {
	const places = placesIn(root)
	const rows = sentencesIn(root).map((each) => ({ ...each, places: places.get(each.english) ?? [] }))
	return csvOf<Row>(columns, rows)
}

export interface Taken {
	/** These faults have to be mended before anything is taken. */
	refused: string[]
	/** These files were written. */
	written: string[]
	changed: number
}

/** The changed sheet goes into the files of translations, all of it or nothing. */
export function takeSheet(root: string, bytes: Uint8Array): Taken {
	const sentences = sentencesIn(root)
	const { rows, refused } = readSheet(bytes)
	const known = new Map(sentences.map((each) => [keyOf(each), each]))
	const seen = new Set<string>()
	const changes: Sentence[] = []
	for (const { row, file, english, spanish } of rows) {
		const key = keyOf({ file: `shared/words/es/${file}`, english })
		const now = known.get(key)
		const where = `Row ${row}, “${english}”`
		if (!now) refused.push(`${where}: ${file} has no such sentence. Only the Spanish may be changed.`)
		else if (seen.has(key)) refused.push(`${where}: it’s there twice.`)
		else if (now.spanish !== spanish) {
			refused.push(...faultsOf(english, spanish).map((fault) => `${where}: ${fault}`))
			changes.push({ ...now, spanish })
		}
		seen.add(key)
	}
	const missing = sentences.filter((each) => rows.length > 0 && !seen.has(keyOf(each)))
	refused.push(...missing.map(({ english }) => `“${english}” is missing. Keep every row.`))
	if (refused.length > 0) return { refused, written: [], changed: 0 }
	const byFile = Map.groupBy(changes, ({ file }) => file)
	for (const [file, own] of byFile) writeSpanish(join(root, file), own)
	return { refused, written: [...byFile.keys()], changed: changes.length }
}

const keyOf = ({ file, english }: Pick<Sentence, 'file' | 'english'>) => `${file}\n${english}`

function readSheet(bytes: Uint8Array) {
	const { records, openQuote } = parseCsv(decodeCsv(bytes).text)
	const [head, ...rest] = records
	const places = ['File', 'English', 'Spanish'].map((title) => head?.cells.indexOf(title) ?? -1)
	if (openQuote) return { rows: [], refused: [`Line ${openQuote}: a quotation mark is never closed.`] }
	if (places.includes(-1))
		return { rows: [], refused: ['The first line has to name the columns File, English and Spanish.'] }
	const rows = rest.map(({ cells }, at) => {
		const [file = '', english = '', spanish = ''] = places.map((place) => plain(cells[place] ?? ''))
		return { row: at + 2, file, english, spanish }
	})
	return { rows, refused: rows.length === 0 ? ['There are no sentences in it.'] : [] }
}

/** A mark keeps a spreadsheet from reading a sentence as a formula, and is taken away here. */
const plain = (cell: string) => cell.replace(/^'(?=\s*[=+\-@|%])/, '')

function writeSpanish(file: string, sentences: readonly Sentence[]) {
	const before = readFileSync(file, 'utf8')
	const after = sentences
		.toSorted((one, other) => other.at[0] - one.at[0])
		.reduce((text, { at: [start, end], spanish }) => text.slice(0, start) + quoted(spanish) + text.slice(end), before)
	writeFileSync(file, after)
}

const quoted = (text: string) => JSON.stringify(text).replaceAll('\u00a0', '\\u00a0')
