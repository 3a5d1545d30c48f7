import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutSmallGroups } from './small-groups.ts'

test('groups under five are hidden, and another one if the total would tell them', () => {
	expect(withoutSmallGroups({ AL: 12, TX: 3, GA: 7 })).toEqual([
		['TX', 'fewer than 5'],
		['GA', 'not shown'],
		['AL', 12],
	])
	expect(withoutSmallGroups({ AL: 12, GA: 7 })).toEqual([
		['GA', 7],
		['AL', 12],
	])
	expect(withoutSmallGroups({ AL: 1, GA: 2, TX: 9 }).map(([, shown]) => shown)).not.toContain(9)
})

test('the total minus what is shown never is fewer than five, and never one group', () => {
	const groups = fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), fc.nat(20), { minKeys: 2 })
	fc.assert(
		fc.property(groups, (given) => {
			const shown = withoutSmallGroups(given)
			const hidden = shown.filter(([, many]) => typeof many !== 'number')
			const sum = hidden.reduce((total, [name]) => total + (given[name] ?? 0), 0)
			for (const [, many] of shown) if (typeof many === 'number') expect(many).toBeGreaterThanOrEqual(5)
			if (hidden.length === 0 || hidden.length === shown.length) return
			expect(hidden.length).toBeGreaterThan(1)
			expect(sum).toBeGreaterThanOrEqual(5)
		}),
	)
})
