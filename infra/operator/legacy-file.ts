import type * as z from 'zod'
import { dayOf, isPastDay, typedDate } from '#shared/dates.ts'
import { LegacyInput } from '#shared/legacy/schema.ts'
import { Trouble } from '../tools/terminal.ts'

/** The names of the columns in the first line, and what each cell below has to be. */
const columns = {
	firstName: ['First Name', '2 to 20 letters'],
	lastName: ['Last Name', '2 to 20 letters'],
	amount: ['Amount', 'whole dollars, like 240'],
	date: ['Date', 'a day that has passed, like 11/30/2017'],
	status: ['Status', 'Approved or Denied'],
} as const

const fields = Object.keys(columns) as (keyof typeof columns)[]
const head = Object.values(columns).map(([name]) => name)

export type LegacyRow = z.output<typeof LegacyInput>

/** The rows of a file, and a sentence for each cell that isn't as it should be. */
export function readLegacyFile(bytes: Uint8Array, now: Date) {
	const [first = [], ...lines] = readCsv(asText(bytes))
	if (first.join().toLowerCase() !== head.join().toLowerCase())
		throw new Trouble(`The first line has to be: ${head.join(',')}`)
	const read = lines.map((cells, at) => readLine(cells, at + 2, dayOf(now)))
	return { rows: read.flatMap(({ row }) => row ?? []), problems: read.flatMap(({ problems }) => problems) }
}

function asText(bytes: Uint8Array) {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
	} catch {
		throw new Trouble('The file isn’t in UTF-8. In Excel, save it as “CSV UTF-8 (Comma delimited)”.')
	}
}

/** RFC 4180: a cell in quotation marks may have commas, lines and doubled quotation marks in it. */
function readCsv(text: string) {
	const lines: string[][] = [[]]
	const cell = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/y
	while (cell.lastIndex < text.length) {
		const [, quoted, plain = '', end] = cell.exec(text) ?? []
		if (end === undefined) throw new Trouble(`Line ${lines.length} has a quotation mark that nothing closes.`)
		lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
		if (end === '\n') lines.push([])
	}
	return lines
}

function readLine(cells: string[], line: number, today: string): { row?: LegacyRow; problems: string[] } {
	if (cells.every((cell) => cell === '')) return { problems: [] }
	const typed = Object.fromEntries(fields.map((field, at) => [field, cells[at] ?? '']))
	const { status = '', date = '' } = typed
	const { data, error } = LegacyInput.safeParse({
		...typed,
		date: typedDate(date),
		status: status.charAt(0).toUpperCase() + status.slice(1).toLowerCase(),
	})
	const wrong = new Set<unknown>(error?.issues.map(({ path }) => path[0]))
	if (data && !isPastDay(data.date, today)) wrong.add('date')
	if (data && wrong.size === 0) return { row: data, problems: [] }
	return {
		problems: fields
			.filter((field) => wrong.has(field))
			.map((field) => `Line ${line}: ${columns[field][0]} is “${typed[field]}”. It has to be ${columns[field][1]}.`),
	}
}
