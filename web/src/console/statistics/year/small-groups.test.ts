import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallTogether } from './lines.ts'

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
