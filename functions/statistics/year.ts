import type { Counts } from '#functions/domain/statistics/counts.ts'
import { readHelped, readPeriods } from '#functions/domain/statistics/snapshot.ts'
import { addMonths, twelveMonths } from '#shared/dates.ts'
import { figuresOf, named } from './figures.ts'

/** Everything but people adds up from months. */
export async function yearFrom(from: string) {
	const yearBefore = addMonths(from, -12)
	const [months, monthsBefore] = [twelveMonths(from), twelveMonths(yearBefore)]
	const [{ asOf, buckets }, helped] = await Promise.all([
		readPeriods([...monthsBefore, ...months]),
		readHelped([yearBefore, from]),
	])
	const figures = (of: string[], first: string) => {
		const withData = of.flatMap((month) => {
			const counts = buckets.get(month)
			return counts ? [counts] : []
		})
		return withData.length === 0 ? undefined : yearFigures(withData, helped.buckets.get(first) ?? {})
	}
	const [year, before] = [figures(months, from), figures(monthsBefore, yearBefore)]
	const sent = (month: string | undefined) => (month && buckets.get(month)?.applications) || 0
	return {
		...(asOf && { asOf }),
		...(year && { year }),
		...(before && { before }),
		months: months.map((month, at) => ({ month, applications: sent(month), before: sent(monthsBefore[at]) })),
	}
}

function yearFigures(months: Counts[], helped: Counts) {
	const sum: Record<string, number> = {}
	for (const [name, many] of months.flatMap((month) => Object.entries(month))) sum[name] = (sum[name] ?? 0) + many
	return {
		...figuresOf(sum),
		helped: helped.people ?? 0,
		helpedDisorders: named(helped, 'disorder'),
		helpedStates: named(helped, 'state'),
	}
}
