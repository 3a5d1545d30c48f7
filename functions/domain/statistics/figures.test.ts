import { expect, test } from 'vitest'
import { daysOf, fewest, figuresOf, named, periodBefore, publishedFigures } from './figures.ts'

test.each([
	['nothing decided', {}, undefined],
	['one', { 'waited 4': 1 }, 4],
	['an even number: the earlier half', { 'waited 4': 1, 'waited 9': 1 }, 4],
	['most took longer', { 'waited 4': 1, 'waited 9': 2 }, 9],
	['days are numbers, not words', { 'waited 10': 1, 'waited 9': 1, 'waited 100': 1 }, 10],
	['decided on the day it was sent', { 'waited 0': 3, 'waited 30': 1 }, 0],
])('the days after which half of them were decided: %s', (_, counts, days) => {
	expect(figuresOf(counts).medianDays).toBe(days)
})

test.each([
	[{ approved: 2, denied: 1 }, 67],
	[{ approved: 1, denied: 2 }, 33],
	[{ denied: 2 }, 0],
	[{ approved: 2 }, 100],
	[{ applications: 5 }, undefined],
])('of %j this share was approved: %s', (counts, rate) => expect(figuresOf(counts).approvalRate).toBe(rate))

test('a figure that was never counted is zero, and figures counted by name are under that name', () => {
	const counts = {
		applications: 5,
		legacy: 1,
		late: 2,
		approved: 2,
		denied: 1,
		assistance: 300,
		paid: 120,
		events: 3,
		users: 4,
		'dollars Food': 300,
		'grants Food': 2,
		'state AL': 4,
		'state TX': 1,
	}
	expect(figuresOf(counts)).toEqual({
		applications: 5,
		legacy: 1,
		late: 2,
		approved: 2,
		denied: 1,
		assistance: 300,
		paid: 120,
		events: 3,
		users: 4,
		reports: 0,
		approvalRate: 67,
		types: { Food: 300 },
		grants: { Food: 2 },
		states: { AL: 4, TX: 1 },
	})
	expect(named({ state: 1, 'states AL': 2, 'state NY': 3 }, 'state')).toEqual({ NY: 3 })
})

test.each([
	['2026-01', '2026-01-31'],
	['2026-02', '2026-02-28'],
	['2028-02', '2028-02-29'],
	['2026-12', '2026-12-31'],
])('the days of %s end with %s', (month, last) => {
	const days = daysOf(month)
	expect([days[0], days.at(-1), days.length]).toEqual([`${month}-01`, last, Number(last.slice(8))])
})

test.each([
	['all', undefined],
	['2026', '2025'],
	['2026-01', '2025-12'],
	['2028-03-01', '2028-02-29'],
	['2026-01-01', '2025-12-31'],
])('before %s comes %s', (period, before) => expect(periodBefore(period)).toBe(before))

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
