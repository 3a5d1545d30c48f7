import type { YearFigures, YearStatistics } from '#shared/statistics/schema.ts'
import { periodName } from '../periods.ts'
import { groupLines, kindLines, stateCounts, stateName } from './lines.ts'

interface Row {
	name: string
	value: string
	before?: string
}

const totals: [name: string, value: (of: YearFigures) => number | undefined][] = [
	['People helped', ({ helped }) => helped],
	['Dollars paid', ({ paid }) => paid],
	['Dollars granted', ({ assistance }) => assistance],
	['Days until half had an answer', ({ medianDays }) => medianDays],
	['Applications submitted', ({ applications }) => applications],
	['Approved', ({ approved }) => approved],
	['Denied', ({ denied }) => denied],
]

/** Everything on the page, one row for each figure, and no more than the page shows of small groups. */
export function figureRows({ year, before, months }: YearStatistics): Row[] {
	if (!year) return []
	const { counts, others } = stateCounts(year)
	return [
		...totals.map(([name, value]) => ({
			name,
			value: String(value(year) ?? ''),
			before: before ? String(value(before) ?? '') : '',
		})),
		...months.map(({ month, applications, before: earlier }) => ({
			name: `Applications in ${periodName(month)}`,
			value: String(applications),
			before: before ? String(earlier) : '',
		})),
		...kindLines(year).flatMap(({ name, many, dollars = 0 }) => [
			{ name: `Grants: ${name}`, value: String(many) },
			{ name: `Dollars granted: ${name}`, value: String(dollars) },
		]),
		...groupLines(year).map(({ name, many }) => ({ name: `People: ${name}`, value: String(many) })),
		...Object.entries(counts).map(([code, many]) => ({ name: `People in ${stateName(code)}`, value: String(many) })),
		{ name: 'People in other states, or not on record', value: String(others) },
	]
}
