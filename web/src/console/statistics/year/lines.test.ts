import fc from 'fast-check'
import { expect, test } from 'vitest'
import { YearFigures } from '#shared/statistics/schema.ts'
import { groupLines, kindLines, stateCounts } from './lines.ts'

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
