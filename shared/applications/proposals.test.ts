import { expect, test } from 'vitest'
import { isProposed, needsSecond, type Proposal } from './decisions.ts'
import { applicationSentences } from './sentences.ts'
import { decisionIn, grantedBy, TypedResponse } from './staff-schema.ts'

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

const response = {
	token: 'BTG-7K2M-9QXR-4TNV-W8HC',
	status: 'Approved',
	amount: 240,
	message: 'Yes.',
	emailApplicant: true,
}

test.each([
	['an approval', {}, undefined],
	['an approval without an amount', { amount: '' }, 'amount: Enter the amount you grant in whole dollars, like 240.'],
	['an approval of nothing', { amount: 0 }, `amount: ${applicationSentences.approvesNothing}`],
	['a denial without an amount', { status: 'Denied', amount: '' }, undefined],
	['an email without words', { message: ' ' }, 'message: Write what the applicant should read.'],
	['no words and no email', { message: '', emailApplicant: false }, undefined],
])('%s is answered with: %s', (_, changes, problem) => {
	const [issue] = TypedResponse.safeParse({ ...response, ...changes }).error?.issues ?? []
	expect(issue && `${issue.path.join('.')}: ${issue.message}`).toBe(problem)
})

test('a denial gives nothing to nobody, whatever was typed before', () => {
	const typed = { amount: 240, emailApplicant: true, message: 'Yes.', payee: 'Fern Homes' }
	const words = { message: 'Yes.', emailed: true }
	const approved = { ...words, status: 'Approved', amount: 240 }
	expect(decisionIn({ ...typed, status: 'Approved' })).toEqual({ ...approved, payee: 'Fern Homes' })
	expect(decisionIn({ ...typed, status: 'Approved', payee: undefined })).toStrictEqual(approved)
	expect(decisionIn({ ...typed, status: 'Denied' })).toStrictEqual({ ...words, status: 'Denied', amount: 0 })
	const granted = { amount: 240 }
	expect([grantedBy({ ...granted, status: 'Approved' }), grantedBy({ ...granted, status: 'Denied' })]).toEqual([
		240,
		undefined,
	])
})
