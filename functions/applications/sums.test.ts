import { expect, test } from 'vitest'
import { yearOf } from '#shared/applications/money.ts'
import { inOrder, isLookedFor, placeOf, type StoredGrant, totalsOf } from './sums.ts'

const grant = (token: string, amount: number, grantedDay: string, more: Partial<StoredGrant> = {}) => ({
	token,
	amount,
	grantedDay,
	firstName: 'José',
	lastName: 'Márquez',
	type: 'Rental',
	method: 'Bill Payment',
	grantedOn: `${grantedDay}T18:00:00.000Z`,
	...more,
})
const paid = (date: string) => ({ payment: { method: 'Check', date, reference: '1042' } })

const old = grant('a', 480, '2025-12-18', { payee: 'Larkspur Housing', lastName: 'Crossing' })
const late = grant('b', 205, '2025-12-29', paid('2026-01-02'))
const settled = grant('c', 620, '2026-11-03', paid('2026-11-20'))
const waiting = grant('d', 90, '2026-11-19', { lastName: 'Vale' })
const all = [old, late, settled, waiting]

test('all that is to pay, and what was granted and paid out in the twelve months from one', () => {
	expect(totalsOf(all, '2026-01')).toEqual({
		from: '2026-01',
		granted: { many: 2, dollars: 710 },
		paidOut: { many: 2, dollars: 825 },
		toPay: { many: 2, dollars: 570 },
		earlier: { many: 1, dollars: 480 },
		oldest: old.grantedOn,
	})
	expect(totalsOf(all, '2025-07')).toMatchObject({
		granted: { many: 2, dollars: 685 },
		paidOut: { many: 1, dollars: 205 },
		earlier: { many: 0, dollars: 0 },
	})
	expect(totalsOf([], '2026-01')).toMatchObject({ granted: { many: 0, dollars: 0 }, oldest: undefined })
})

test.each([
	['2026-06-30', '07', '2025-07'],
	['2026-07-01', '07', '2026-07'],
	['2026-01-01', '01', '2026-01'],
])('%s is in the year that begins in month %s: %s', (day, begins, from) => {
	expect(yearOf(day, begins)).toBe(from)
})

test.each([
	['what is to pay', { view: 'to-pay' }, ['a', 'd']],
	['payments of a year, whenever they were granted', { view: 'paid', year: '2026-01' }, ['b', 'c']],
	['payments of a year from July on', { view: 'paid', year: '2025-07' }, ['b']],
	['grants of a year', { view: 'all', year: '2025-01' }, ['a', 'b']],
	['a name without its accents', { view: 'all', q: 'jose marq' }, ['b', 'c']],
	['who gets it', { view: 'all', q: 'larkspur' }, ['a']],
	['a reference', { view: 'all', q: '1042' }, ['b', 'c']],
	['nobody', { view: 'all', q: 'zzz' }, []],
] as const)('one finds %s', (_, which, tokens) => {
	expect(all.filter((one) => isLookedFor(one, which)).map(({ token }) => token)).toEqual(tokens)
})

test.each([
	['name', 'up', ['a', 'b', 'c', 'd']],
	['amount', 'down', ['c', 'a', 'b', 'd']],
	['granted', 'up', ['a', 'b', 'c', 'd']],
	['paid', 'down', ['c', 'b', 'd', 'a']],
	['payee', 'up', ['b', 'c', 'd', 'a']],
] as const)('sorted by %s, %s, a page begins behind the last one', (order, direction, tokens) => {
	const sorted = inOrder(all, { order, direction })
	expect(sorted.map(({ token }) => token)).toEqual(tokens)
	// The last one of the page before was paid meanwhile, so it isn't among them any more.
	const [, last = expect.unreachable()] = sorted
	expect(inOrder(all, { order, direction }, placeOf(last, order))).toEqual(sorted.slice(2))
	const rest = sorted.filter((one) => one !== last)
	expect(inOrder(rest, { order, direction }, placeOf(last, order))).toEqual(sorted.slice(2))
})
