import fc from 'fast-check'
import { expect, test } from 'vitest'
import { YearFigures } from '#shared/statistics/schema.ts'
import { groupLines, kindLines, smallTogether, stateCounts } from './lines.ts'

const figures = (of: Partial<YearFigures>) =>
	YearFigures.parse({ types: {}, grants: {}, states: {}, helpedDisorders: {}, helpedStates: {}, ...of })

test('kinds with few grants are one line with their dollars together', () => {
	const grants = { Utility: 12, Food: 7, Travel: 1, Rental: 2 }
	const types = { Utility: 2400, Food: 700, Travel: 90, Rental: 610 }
	expect(kindLines(figures({ grants, types }))).toEqual([
		{ name: 'Utility', many: 12, dollars: 2400 },
		{ name: 'All others together', many: 10, dollars: 1400 },
	])
})

test('groups have their names, and what old records don’t say is a group', () => {
	const helpedDisorders = { hemoA: 9, VWD: 6, none: 5, unknown: 5 }
	expect(groupLines(figures({ helpedDisorders })).map(({ name }) => name)).toEqual([
		'Hemophilia A',
		'Von Willebrand Disease',
		'Not on our old records',
		'No bleeding disorder',
	])
})

test('states with few people are told from nothing on the page, and nobody is left out of the sum', () => {
	const states = fc.dictionary(fc.constantFrom('AL', 'GA', 'TX', 'OH', 'unknown'), fc.integer({ min: 1, max: 15 }))
	fc.assert(
		fc.property(states, (helpedStates) => {
			const { counts, others } = stateCounts(figures({ helpedStates }))
			const all = Object.values(helpedStates).reduce((sum, many) => sum + many, 0)
			expect(Object.values(counts).reduce((sum, many) => sum + many, others)).toBe(all)
			for (const many of Object.values(counts)) expect(many).toBeGreaterThanOrEqual(5)
			if (Object.keys(counts).length > 0) expect(others === 0 || others >= 5).toBe(true)
		}),
	)
})

test.each([
	[{ AL: 12, TX: 3, GA: 7 }, ['AL'], ['TX', 'GA']],
	[{ GA: 7, AL: 12, MS: 0 }, ['AL', 'GA'], []],
	[{ AL: 9, GA: 1, TX: 2 }, [], ['GA', 'TX', 'AL']],
	[{ AL: 9, GA: 1, TX: 4 }, ['AL'], ['GA', 'TX']],
	[{ TX: 4 }, [], ['TX']],
	[{}, [], []],
])('of %j, %j are shown and %j are put together', (groups, shown, together) => {
	const found = smallTogether(groups)
	expect(found.shown.map(([name]) => name)).toEqual(shown)
	expect(found.together.sort()).toEqual([...together].sort())
})

test('the total minus what is shown never is fewer than five, and never one group', () => {
	const groups = fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), fc.nat(20), { minKeys: 2 })
	fc.assert(
		fc.property(groups, (given) => {
			const { shown, together, people } = smallTogether(given)
			for (const [, many] of shown) expect(many).toBeGreaterThanOrEqual(5)
			if (together.length === 0 || shown.length === 0) return
			expect(together.length).toBeGreaterThan(1)
			expect(people).toBe(together.reduce((all, name) => all + (given[name] ?? 0), 0))
			expect(people).toBeGreaterThanOrEqual(5)
		}),
	)
})

test('a page doesn’t tell which places its small groups are in, and so the size of none', () => {
	const groups = fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), fc.nat(9))
	fc.assert(
		fc.property(groups, (given) => {
			const { shown, together } = smallTogether(given)
			for (const name of together.filter((one) => (given[one] ?? 0) < 5))
				expect(smallTogether({ ...given, [name]: 0, elsewhere: given[name] ?? 0 }).shown).toEqual(shown)
		}),
	)
})
