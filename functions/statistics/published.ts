import { readPeriods } from '#functions/domain/statistics/snapshot.ts'
import { dayOf } from '#shared/dates.ts'
import { periodBefore, publishedFigures } from './figures.ts'

/** A year that has just begun has too few, and the one before speaks for us until it has more. */
export async function published(now: Date) {
	const year = dayOf(now).slice(0, 4)
	const { asOf = '', buckets } = await readPeriods([year, periodBefore(year) ?? year])
	const years = [...buckets].sort(([one], [other]) => (one < other ? 1 : -1))
	const found = years.flatMap(([one, counts]) => publishedFigures(one, asOf, counts) ?? []).at(0)
	return { ...(found && { published: found }) }
}
