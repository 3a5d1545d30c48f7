import { readPeriods } from '#functions/domain/statistics/snapshot.ts'
import { dayOf } from '#shared/dates.ts'
import { statisticsBegin } from '#shared/statistics/schema.ts'
import { figuresOf } from './figures.ts'
import { daysOf, numbers, periodBefore } from './periods.ts'

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
