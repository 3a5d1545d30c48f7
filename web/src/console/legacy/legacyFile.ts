import type * as z from 'zod'
import { dayOf, isPastDay, typedDate } from '#shared/dates.ts'
import { LegacyInput } from '#shared/legacy/schema.ts'
import { legacySentences } from '#shared/legacy/sentences.ts'
import { type CsvRecord, parseCsv } from './csv.ts'

/** A line of the file needs these columns. Their names may be in any spelling. */
const columns = ['firstName', 'lastName', 'amount', 'date', 'status'] as const

type Column = (typeof columns)[number]

const sentences: Record<Column, string> = {
	firstName: 'The first name needs 2 to 20 letters.',
	lastName: 'The last name needs 2 to 20 letters.',
	amount: 'The amount has to be whole dollars, like 240.',
	date: 'The date has to be like 11/30/2017.',
	status: 'The status has to be Approved or Denied.',
}

export const fileSentences = {
	empty: 'There are no rows in this file.',
	columns: 'The first line has to name the columns: First Name, Last Name, Amount, Date, Status.',
	tooLong: 'A file can have up to 2,000 rows. Please split it.',
	openQuote: (line: number) =>
		`Line ${line} has a quotation mark that nothing closes. Please fix it, and choose the file again.`,
	tooLarge: 'This file is too large. Please choose a CSV file of up to 1 MB.',
} as const

export const mostLines = 2000
export const mostBytes = 1_000_000

export interface GoodLine {
	line: number
	row: z.output<typeof LegacyInput>
}

export interface BadLine {
	line: number
	problems: string[]
}

export type LegacyFile = { problem: string } | { good: GoodLine[]; bad: BadLine[] }

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** The dry run: which lines can be imported, and what is wrong with each of the others. */
export function readLegacyFile(text: string, now = new Date()): LegacyFile {
	const { records, openQuote } = parseCsv(text)
	if (openQuote) return { problem: fileSentences.openQuote(openQuote) }
	const [head, ...lines] = records
	if (!head || lines.length === 0) return { problem: fileSentences.empty }
	const names = head.cells.map(plain)
	const places = columns.map((column) => [column, names.indexOf(plain(column))] as const)
	if (places.some(([, place]) => place < 0)) return { problem: fileSentences.columns }
	if (lines.length > mostLines) return { problem: fileSentences.tooLong }
	const read = lines.map((line) => readLine(line, places, dayOf(now)))
	return {
		good: read.flatMap((line) => ('row' in line ? [line] : [])),
		bad: read.flatMap((line) => ('problems' in line ? [line] : [])),
	}
}

/** The lines that say the same as an earlier one: in a spreadsheet of many years someone was most likely copied twice. */
export function repeatedLines(lines: readonly GoodLine[]) {
	const seen = new Set<string>()
	return lines.filter(({ row: { firstName, lastName, amount, date, status } }) => {
		const facts = JSON.stringify([firstName, lastName, amount, date, status]).toLowerCase()
		const isRepeated = seen.has(facts)
		seen.add(facts)
		return isRepeated
	})
}

function readLine(
	record: CsvRecord,
	places: (readonly [Column, number])[],
	today: string,
): GoodLine | BadLine {
	const cells = Object.fromEntries(places.map(([column, place]) => [column, record.cells[place] ?? '']))
	const { status = '', date = '' } = cells
	const row = {
		...cells,
		date: typedDate(date),
		status: status.charAt(0).toUpperCase() + status.slice(1).toLowerCase(),
	}
	const { error, data } = LegacyInput.safeParse(row)
	const { line } = record
	if (data)
		return isPastDay(data.date, today) ? { line, row: data } : { line, problems: [legacySentences.future] }
	const wrong = new Set(error.issues.map(({ path }) => path[0]))
	return {
		line,
		problems: columns.filter((column) => wrong.has(column)).map((column) => sentences[column]),
	}
}
