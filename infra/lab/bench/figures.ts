import { say } from '#infra/tools/terminal.ts'

export const minimum = (values: readonly number[]) => Math.min(...values)

export function median(values: readonly number[]) {
	const sorted = [...values].sort((one, other) => one - other)
	const [low = Number.NaN, high = low] = sorted.slice(Math.floor((sorted.length - 1) / 2))
	return sorted.length % 2 === 1 ? low : (low + high) / 2
}

/** The first column has names, and the others have numbers under their headings. */
export function printTable(headings: readonly string[], rows: readonly (readonly [string, ...number[]])[]) {
	const [first = '', ...others] = headings
	const widths = others.map((heading) => Math.max(heading.length, 8) + 2)
	const line = (name: string, cells: readonly string[]) =>
		say(name.padEnd(24) + cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join(''))
	line(first, others)
	for (const [name, ...numbers] of rows)
		line(
			name,
			numbers.map((number) => number.toFixed(2)),
		)
}
