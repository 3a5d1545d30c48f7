import type { Counts } from '#functions/domain/statistics/counts.ts'
import type { PublishedFigures } from '#shared/statistics/schema.ts'
import { figuresOf, named } from './figures.ts'

/** The fewest grants for which a year has public figures, because fewer would tell about single people. */
export const fewest = 20

const sum = (counts: Counts) => Object.values(counts).reduce((total, many) => total + many, 0)

/** Returns the figures of a year that everyone may see, and none while they add up too few people. */
export function publishedFigures(year: string, asOf: string, counts: Counts): PublishedFigures | undefined {
	const { approved, assistance, medianDays } = figuresOf(counts)
	if (approved < fewest || sum(named(counts, 'grants')) < fewest) return undefined
	const answered = sum(named(counts, 'waited'))
	return {
		year,
		asOf,
		approved,
		assistance: assistance - (assistance % 100),
		...(answered >= fewest && { medianDays }),
	}
}
