import { dayOf } from './dates.ts'

export type Column<Row> = readonly [title: string, value: (row: Row) => string | boolean | undefined]

/**
 * A spreadsheet runs a cell that begins like this as a formula, and what people type ends up in cells. The full-width
 * signs count, because Excel reads them as the plain ones. A line break or a tab may come before them.
 */
const formula = /^\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/

const asText = (value: string | boolean | undefined) => {
	if (value === undefined) return ''
	if (typeof value === 'boolean') return value ? 'Yes' : 'No'
	return formula.test(value) ? `'${value}` : value
}

const cell = (value: string | boolean | undefined) => `"${asText(value).replaceAll('"', '""')}"`

/** Excel reads a file as UTF-8 if it begins with this mark. */
const byteOrderMark = '\ufeff'

/** A CSV file as RFC 4180 describes it. No cell of it is a formula. */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) =>
	byteOrderMark +
	[columns.map(([title]) => title), ...rows.map((row) => columns.map(([, value]) => value(row)))]
		.map((cells) => `${cells.map(cell).join(',')}\r\n`)
		.join('')

/** Returns a name such as `book-applications-2026-11-22.csv`, with the office's day. */
export const csvName = (list: string, moment: Date) => `${list}-${dayOf(moment)}.csv`
