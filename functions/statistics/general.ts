import { readPeriods } from '#functions/domain/statistics/snapshot.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { statisticsBegin } from '#shared/statistics/schema.ts'
import { figuresOf } from './figures.ts'

/** The numbers from one to another, with two digits and more. */
const numbers = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(2, '0'))

const daysOf = (month: string) => {
	const [year = 0, which = 0] = month.split('-').map(Number)
	return numbers(1, new Date(Date.UTC(year, which, 0)).getUTCDate()).map((day) => `${month}-${day}`)
}

function periodBefore(period: string) {
	if (period === 'all') return undefined
	if (period.length === 4) return String(Number(period) - 1)
	const dayBefore = addDays(period.length === 7 ? `${period}-01` : period, -1)
	return dayBefore.slice(0, period.length)
}

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
