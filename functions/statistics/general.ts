import type { Counts } from '#functions/domain/statistics/counts.ts'
import { daysOf, figuresOf, named, numbers, periodBefore } from '#functions/domain/statistics/figures.ts'
import { readHelped, readPeriods } from '#functions/domain/statistics/snapshot.ts'
import { addMonths, dayOf, twelveMonths } from '#shared/dates.ts'
import { statisticsBegin } from '#shared/statistics/schema.ts'

/** Everything that a screen shows of a period takes one read: itself, the one before, and all that can be chosen from it. */
export async function general(period: string, now: Date) {
	const [year, month] = [period.slice(0, 4), period.slice(0, 7)]
	const all = {
		years: numbers(Number(statisticsBegin.slice(0, 4)), Number(dayOf(now).slice(0, 4))),
		months: period === 'all' ? [] : numbers(1, 12).map((which) => `${year}-${which}`),
		days: period.length >= 7 ? daysOf(month) : [],
	}
	const before = periodBefore(period)
	const { asOf, buckets } = await readPeriods([
		...new Set([period, ...(before ? [before] : []), ...all.years, ...all.months, ...all.days]),
	])
	const figures = (of: string | undefined) => {
		const counts = of === undefined ? undefined : buckets.get(of)
		return counts && figuresOf(counts)
	}
	const withData = (periods: string[]) => periods.filter((one) => buckets.has(one))
	const inside = { 3: all.years, 4: all.months, 7: all.days }[period.length] ?? []
	return {
		...(asOf && { asOf }),
		...(buckets.has(period) && { figures: figures(period) }),
		...(before && buckets.has(before) && { before: figures(before) }),
		years: withData(all.years),
		months: withData(all.months),
		days: withData(all.days),
		parts: withData(inside).flatMap((one) => {
			const found = figures(one)
			return found ? [{ period: one, figures: found }] : []
		}),
	}
}

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
