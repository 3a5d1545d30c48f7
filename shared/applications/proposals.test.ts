import { expect, test } from 'vitest'
import { isProposed, needsSecond, type Proposal } from './decisions.ts'

const proposal: Proposal = {
	status: 'Approved',
	amount: 8000,
	message: 'We can help you.',
	emailed: true,
	name: 'Hazel Reed',
	employeeId: 'hazel',
	date: '2026-03-02T18:00:00.000Z',
}

test.each([
	['Approved', 5000, 5000, false],
	['Approved', 5001, 5000, true],
	['Approved', 1, 0, true],
	['Approved', 999_999_999, undefined, false],
	['Denied', 8000, 5000, false],
] as const)('%s with %i where one employee grants up to %s alone', (status, amount, mostGrantedAlone, needs) => {
	expect(needsSecond({ ...proposal, status, amount }, { mostGrantedAlone })).toBe(needs)
})

test.each([
	['the same', {}, true],
	['the same by someone else, later', { name: 'Rowan', employeeId: 'rowan', date: '2026-03-04' }, true],
	['another status', { status: 'Denied' }, false],
	['another amount', { amount: 8001 }, false],
	['other words', { message: 'We can help.' }, false],
	['no email', { emailed: false }, false],
	['someone else who gets the money', { payee: 'Larkspur Housing' }, false],
] as const)('%s', (_, changes, is) => {
	expect(isProposed({ ...proposal, ...changes }, proposal)).toBe(is)
})

test('an application without a proposal shows none', () => {
	expect(isProposed(proposal, undefined)).toBe(false)
})
