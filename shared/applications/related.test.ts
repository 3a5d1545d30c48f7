import { expect, test } from 'vitest'
import { helpBefore, isWithinRepeat, lastPayee, openBesides } from './related.ts'

const mark = { name: 'Hazel Stone', date: '2026-11-02' }

test('help counts what was granted in twelve months, for the person and for the others of the household', () => {
	const granted = { of: 'person', amountApproved: 200, decidedOn: '2026-03-01' } as const
	const today = '2026-11-22'
	expect(helpBefore([], today)).toEqual({ person: { times: 0, dollars: 0 }, household: { times: 0, dollars: 0 } })
	const related = [
		granted,
		{ ...granted, amountApproved: 90 },
		{ ...granted, of: 'household' as const, amountApproved: 50 },
		{ ...granted, decidedOn: '2025-11-22' },
		{ ...granted, amountApproved: 0 },
		{ of: 'person' as const },
		{ ...granted, notSame: mark },
	]
	expect(helpBefore(related, today)).toEqual({
		person: { times: 2, dollars: 290 },
		household: { times: 1, dollars: 50 },
	})
})

test.each([
	['2026-03-01', '2026-03-01', true],
	['2026-03-01', '2026-04-30', true],
	['2026-03-01', '2026-05-01', false],
])('%s and %s may be the same bill: %s', (one, other, may) => {
	expect([isWithinRepeat(one, other), isWithinRepeat(other, one)]).toEqual([may, may])
})

test('what else is asked for counts applications that are pending and of the same person or household', () => {
	const asked = { of: 'person', status: 'Pending', amount: 240 } as const
	const related = [
		asked,
		{ ...asked, amount: 60 },
		{ ...asked, status: 'Approved' as const },
		{ ...asked, notSame: mark },
	]
	expect(openBesides(related)).toEqual({ times: 2, dollars: 300 })
	expect(openBesides([])).toEqual({ times: 0, dollars: 0 })
})

test('a payee is proposed who got the newest grant of this kind of the person', () => {
	const paid = { of: 'person', type: 'Rental', payee: 'Fern Homes' } as const
	const before = [
		{ ...paid, payee: undefined },
		{ ...paid, type: 'Utility' as const, payee: 'Brook Power' },
		{ ...paid, of: 'household' as const, payee: 'Alder Homes' },
		{ ...paid, notSame: mark, payee: 'Hazel Homes' },
	]
	expect(lastPayee([...before, paid, { ...paid, payee: 'Old Homes' }], 'Rental')).toBe('Fern Homes')
	expect(lastPayee(before, 'Rental')).toBeUndefined()
})
