import { expect, test } from 'vitest'
import type { Grant, Grants } from './money.ts'
import { withGrant } from './money.ts'
import { checkNumbers, referenceAt } from './PayBar.tsx'

test.each([
	['Check', '1042', ['1042', '1043', '1044']],
	['Check', '0098', ['0098', '0099', '0100']],
	['Check', 'A-7', ['A-7', 'A-7', 'A-7']],
	['Bank transfer', '88', ['88', '88', '88']],
	['Check', undefined, [undefined, undefined, undefined]],
] as const)('%s %s', (method, first, references) => {
	expect([0, 1, 2].map((at) => referenceAt(method, first, at))).toEqual(references)
})

test('a check that may have been recorded keeps its number, and those that weren’t sent follow it', () => {
	const numberOf = checkNumbers()
	const sent = (token: string, first = '1001') => {
		const { reference, keep } = numberOf('Check', first, token)
		keep()
		return reference
	}
	expect(['a', 'b', 'c'].map((token) => sent(token))).toEqual(['1001', '1002', '1003'])
	expect(['c', 'd'].map((token) => sent(token))).toEqual(['1003', '1004'])
	expect(numberOf('Check', '1001', 'refused').reference).toBe('1005')
	expect(sent('e')).toBe('1005')
	expect(['c', 'd'].map((token) => sent(token, '2001'))).toEqual(['2001', '2002'])
	expect(numberOf('Card', '88', 'd').reference).toBe('88')
})

const grant = (changes: Partial<Grant> = {}): Grant => ({
	token: 'one',
	firstName: 'Ana',
	lastName: 'Duarte',
	type: 'Food',
	method: 'Gift Card',
	version: 1,
	amount: 90,
	grantedOn: '11/19/2026',
	...changes,
})
const none = { many: 0, dollars: 0 }
const one = { many: 1, dollars: 90 }
const page = (of: Grant, changes: Partial<Grants['totals']>): Grants => ({
	status: true,
	grants: [of],
	found: one,
	years: ['2026'],
	totals: { year: '2026', granted: none, paid: none, toPay: none, earlier: none, ...changes },
})
const payment = { method: 'Check', date: '11/23/2026' } as const

test('a payment moves a grant from to pay to paid, and keeps its row', () => {
	const before = grant()
	const after = grant({ payment, version: 2 })
	const changed = withGrant(page(before, { granted: one, toPay: one }), 'to-pay', before, after)
	expect(changed).toMatchObject({ grants: [after], found: none, totals: { granted: one, paid: one, toPay: none } })
	const undone = withGrant(changed, 'to-pay', after, grant({ version: 3 }))
	expect(undone).toMatchObject({ found: one, totals: { paid: none, toPay: one } })
})

test('a grant of an earlier year is in none of the sums of this year', () => {
	const before = grant({ grantedOn: '12/29/2025' })
	const changed = withGrant(page(before, { earlier: one }), 'to-pay', before, { ...before, payment })
	expect(changed).toMatchObject({ totals: { granted: none, paid: none, toPay: none, earlier: none } })
})

test('what a colleague denied meanwhile is no grant any more', () => {
	const before = grant()
	const changed = withGrant(page(before, { granted: one, toPay: one }), 'to-pay', before, undefined)
	expect(changed).toMatchObject({ grants: [], found: none, totals: { granted: none, toPay: none } })
})
