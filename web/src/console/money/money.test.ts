import { expect, test } from 'vitest'
import { groupByCheck, numberChecks, referenceAt } from './checks.ts'
import type { Grant, Grants } from './money.ts'
import { withGrant } from './money.ts'

test.each([
	['Check', '1042', ['1042', '1043', '1044']],
	['Check', '0098', ['0098', '0099', '0100']],
	['Check', 'A-7', ['A-7', 'A-7', 'A-7']],
	['Bank transfer', '88', ['88', '88', '88']],
	['Check', undefined, [undefined, undefined, undefined]],
] as const)('%s %s', (method, first, references) => {
	expect([0, 1, 2].map((at) => referenceAt(method, first, at))).toEqual(references)
})

test('a check that may have been recorded keeps its number, those that weren’t sent follow it, and any can be typed', () => {
	const numbers = (checks: string[], sent: string[], typed = {}, method = 'Check') =>
		Object.fromEntries(numberChecks(checks, { method, first: '1001', sent, typed }))
	expect(numbers(['a', 'b', 'c'], [])).toEqual({ a: '1001', b: '1002', c: '1003' })
	expect(numbers(['d', 'c'], ['a', 'b', 'c'])).toEqual({ c: '1003', d: '1004' })
	expect(numbers(['a', 'b', 'c'], [], { b: '77', z: '9' })).toEqual({ a: '1001', b: '77', c: '1003' })
	expect(numbers(['a', 'b'], [], { b: '77' }, 'Card')).toEqual({ a: '1001', b: '1001' })
})

test('where the list is grouped, one check pays all grants to a payee, and whoever has no payee stays alone', () => {
	const rows = [
		['a', 'Alabama Power'],
		['b', 'Harbor Gas'],
		['c', ' alabama power'],
		['d', undefined],
		['e', undefined],
	].map(([token = '', payee]) => ({ token, payee }))
	const tokens = (isGrouped: boolean) =>
		[...groupByCheck(rows, isGrouped).values()].map((group) => group.map(({ token }) => token).join(''))
	expect(tokens(true)).toEqual(['ac', 'b', 'd', 'e'])
	expect(tokens(false)).toEqual(['a', 'b', 'c', 'd', 'e'])
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
	waitingRuns: 0,
	totals: { from: '2026-01', granted: none, paidOut: none, toPay: none, earlier: none, ...changes },
})
const payment = { method: 'Check', date: '11/23/2026' } as const

test('a payment moves a grant from to pay to paid, and keeps its row', () => {
	const before = grant()
	const after = grant({ payment, version: 2 })
	const changed = withGrant(page(before, { granted: one, toPay: one }), 'to-pay', before, after)
	expect(changed).toMatchObject({ grants: [after], found: none, totals: { granted: one, paidOut: one, toPay: none } })
	const undone = withGrant(changed, 'to-pay', after, grant({ version: 3 }))
	expect(undone).toMatchObject({ found: one, totals: { paidOut: none, toPay: one } })
})

test('a grant of an earlier year that is paid in this one is in what was paid out, and not in what was granted', () => {
	const before = grant({ grantedOn: '12/29/2025' })
	const changed = withGrant(page(before, { earlier: one, toPay: one }), 'to-pay', before, { ...before, payment })
	expect(changed).toMatchObject({ totals: { granted: none, paidOut: one, toPay: none, earlier: none } })
})

test('what a colleague denied meanwhile is no grant any more', () => {
	const before = grant()
	const changed = withGrant(page(before, { granted: one, toPay: one }), 'to-pay', before, undefined)
	expect(changed).toMatchObject({ grants: [], found: none, totals: { granted: none, toPay: none } })
})
