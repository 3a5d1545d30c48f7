import { expect, test } from 'vitest'
import { csvName, csvOf } from './csv.ts'

const cellOf = (value: string | boolean | undefined) =>
	csvOf([['Value', (row: { value: typeof value }) => row.value]], [{ value }]).split('\r\n')[1]

test.each([
	'=HYPERLINK("https://evil.example","Click")',
	'+1+cmd|calc',
	'-2+3',
	'@SUM(A1)',
	'|calc',
	'%0A=1',
	'\t=1',
	'\r\n=1',
	'\u00a0=1',
	'＝1',
	'＋1',
	'－1',
	'＠SUM(A1)',
])('%j is text in a spreadsheet and runs nothing', (value) => {
	expect(csvOf([['Value', () => value]], [{}])).toContain(`"'${value.replaceAll('"', '""')}"`)
})

test.each([
	['Willow Brook', '"Willow Brook"'],
	['She said "yes", twice', '"She said ""yes"", twice"'],
	['(205) 555-0142', '"(205) 555-0142"'],
	['', '""'],
	[undefined, '""'],
	[true, '"Yes"'],
	[false, '"No"'],
])('%j is written as %s', (value, written) => {
	expect(cellOf(value)).toBe(written)
})

test('a quote can’t end its cell to begin a formula, and a line break stays inside its cell', () => {
	const rows = [{ note: '",=1+1,"' }, { note: 'two\r\nlines' }]
	expect(csvOf([['Note', ({ note }) => note]], rows)).toBe('\ufeff"Note"\r\n""",=1+1,"""\r\n"two\r\nlines"\r\n')
})

test('a file is named by the day in Chicago, where it may still be the evening before', () => {
	expect(csvName('book-applications', new Date('2026-11-23T05:59:00Z'))).toBe('book-applications-2026-11-22.csv')
	expect(csvName('book-applications', new Date('2026-11-23T06:00:00Z'))).toBe('book-applications-2026-11-23.csv')
})
