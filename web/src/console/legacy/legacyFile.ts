import type * as z from 'zod'
import { dayOf, isPastDay, typedDate } from '#shared/dates.ts'
import { LegacyInput } from '#shared/legacy/schema.ts'
import { type CsvRecord, parseCsv } from './csv.ts'

/** A line of the file needs these columns. Their names may be in any spelling. */
const columns = ['firstName', 'lastName', 'amount', 'date', 'status'] as const

type Column = (typeof columns)[number]

/** Each says what the file has there, so that nobody has to look for the line to learn what is wrong with it. */
const sentences: Record<Column, (typed: string) => string> = {
	firstName: (typed) => `the first name is “${typed}”. It needs 2 to 20 letters.`,
	lastName: (typed) => `the last name is “${typed}”. It needs 2 to 20 letters.`,
	amount: (typed) => `the amount is “${typed}”. Write whole dollars, like 240.`,
	date: (typed) => `the date is “${typed}”. Write it like 11/30/2017.`,
	status: (typed) => `the status is “${typed}”. Write Approved or Denied.`,
}

const emptySentences: Record<Column, string> = {
	firstName: 'the first name is missing.',
	lastName: 'the last name is missing.',
	amount: 'the amount is missing.',
	date: 'the date is missing.',
	status: 'the status is missing. Write Approved or Denied.',
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
	/** The person that the line is about, as far as the file says. */
	name: string
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

function readLine(record: CsvRecord, places: (readonly [Column, number])[], today: string): GoodLine | BadLine {
	const cells = Object.fromEntries(places.map(([column, place]) => [column, record.cells[place] ?? '']))
	const { status = '', date = '' } = cells
	const row = {
		...cells,
		date: typedDate(date),
		status: status.charAt(0).toUpperCase() + status.slice(1).toLowerCase(),
	}
	const { error, data } = LegacyInput.safeParse(row)
	const { line } = record
	const { firstName = '', lastName = '' } = cells
	const name = shortened(`${firstName} ${lastName}`.trim())
	if (data) return isPastDay(data.date, today) ? { line, row: data } : { line, name, problems: [future(date)] }
	const wrong = new Set(error.issues.map(({ path }) => path[0]))
	return {
		line,
		name,
		problems: columns
			.filter((column) => wrong.has(column))
			.map((column) => (cells[column] ? sentences[column](shortened(cells[column])) : emptySentences[column])),
	}
}

/** A cell may hold a whole letter. */
const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

const future = (date: string) => `the date is “${date}”. It has to be in the past.`
