import { expect, test } from 'vitest'
import { askedFor, awaitsAsking, isAwaited, queuesOf, takesDocuments, waitingSince } from './missing.ts'
import { unpaidAmount } from './payments.ts'

test('someone is asked in one sentence for each thing, the employee’s own words last', () => {
	const [bill, page, name] = askedFor({ things: ['bill', 'page', 'name'] })
	expect(bill).toMatch(/^The bill, or a letter/)
	expect(page).toMatch(/^Every page of the bill/)
	expect(name).toMatch(/whose name/)
	const words = 'Please also send the second letter.'
	expect(askedFor({ things: ['other', 'page'], words })).toEqual([page, words])
})

const answer = { kind: 'cannot' }

test.each([
	['pending and asked', { status: 'Pending', missing: {} }, true, true],
	['pending and answered', { status: 'Pending', missing: { answer } }, false, true],
	['pending and never asked', { status: 'Pending' }, false, true],
	['closed by the clock', { status: 'Denied', missing: {}, closedOn: '2026-05-26' }, false, true],
	['denied by an employee', { status: 'Denied', missing: {} }, false, false],
	['declined, as its applicant reads it', { status: 'Declined' }, false, false],
	['approved', { status: 'Approved', missing: {} }, false, false],
] as const)('an application that is %s', (_, application, awaited, open) => {
	expect([isAwaited(application), takesDocuments(application)]).toEqual([awaited, open])
})

test('an application is for us again if our emails reach nobody, or someone who didn’t send it', () => {
	const asked = { status: 'Pending', missing: {} } as const
	const on = '2026-06-01T12:00:00.000Z'
	expect(queuesOf(asked)).toEqual(['for-applicant'])
	expect(queuesOf({ ...asked, missing: { unreachedOn: on } })).toEqual(['for-us'])
	expect(queuesOf({ ...asked, disownedOn: on })).toEqual(['for-us'])
	expect(queuesOf({ status: 'Pending' })).toEqual(['for-us'])
	expect(queuesOf({ ...asked, missing: { answer } })).toEqual(['for-us', 'answered'])
	expect(queuesOf({ ...asked, missing: { answer: { kind: 'settled' } } })).toEqual(['for-us'])
	expect(queuesOf({ status: 'Denied', missing: { answer } })).toEqual([])
})

test.each([
	['nobody has touched', {}, true],
	['has a file', { hasFiles: true }, false],
	['has an attachment', { attachments: ['bill.pdf'] }, false],
	['was asked about', { missing: {} }, false],
	['was opened again', { reopenedOn: '2026-06-01' }, false],
	['a colleague works on', { stillWorkingOn: '2026-06-01' }, false],
	['was sent by someone else', { disownedOn: '2026-06-01' }, false],
	['needs no bill', { billWaivedOn: '2026-06-01' }, false],
	['is denied', { status: 'Denied' }, false],
] as const)('the clock asks for the bill of an application that %s: %s', (_, changes, asks) => {
	expect(awaitsAsking({ status: 'Pending', ...changes })).toBe(asks)
})

test('an application that was opened again waits from that day on', () => {
	const issuedOn = '2026-05-01T12:00:00.000Z'
	expect(waitingSince({ issuedOn })).toBe(issuedOn)
	expect(waitingSince({ issuedOn, reopenedOn: '2026-06-01T12:00:00.000Z' })).toBe('2026-06-01T12:00:00.000Z')
})

test.each([
	[{ status: 'Approved', amountApproved: 240 }, 240],
	[{ status: 'Approved', amountApproved: 240, payment: {} }, 0],
	[{ status: 'Approved' }, 0],
	[{ status: 'Pending', amountApproved: 240 }, 0],
	[{ status: 'Denied', amountApproved: 240 }, 0],
] as const)('of %j so much is to be paid: %i', (application, dollars) => {
	expect(unpaidAmount(application)).toBe(dollars)
})
