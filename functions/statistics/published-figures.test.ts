import { expect, test } from 'vitest'
import { fewest, publishedFigures } from './published-figures.ts'

const asOf = '2026-11-22T08:00:00.000Z'

const year = (approved: number, changes: Record<string, number> = {}) => ({
	approved,
	denied: 3,
	assistance: 61_438,
	'grants Utility': approved,
	'waited 9': approved,
	...changes,
})

test('a year is published once it has enough grants, and its dollars down to the full hundred', () => {
	expect(publishedFigures('2026', asOf, year(fewest))).toEqual({
		year: '2026',
		asOf,
		approved: fewest,
		assistance: 61_400,
		medianDays: 9,
	})
	expect(publishedFigures('2026', asOf, year(fewest - 1))).toBeUndefined()
})

test('approvals of $0 don’t count towards the number that hides one person’s dollars', () => {
	expect(publishedFigures('2026', asOf, year(fewest, { 'grants Utility': 1 }))).toBeUndefined()
})

test('the median days of an answer are published once there are enough answers', () => {
	const legacy = publishedFigures('2026', asOf, year(fewest, { 'waited 9': fewest - 1 }))
	expect(legacy).toMatchObject({ approved: fewest })
	expect(legacy).not.toHaveProperty('medianDays')
})
