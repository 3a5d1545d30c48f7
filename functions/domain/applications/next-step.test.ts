import { describe, expect, test } from 'vitest'
import { applicationsExamples } from '#shared/applications/examples.ts'
import type { MissingRecord } from '#shared/applications/missing.ts'
import { billBy } from '#shared/applications/progress.ts'
import { ApplicationRecord } from '#shared/applications/records.ts'
import { dayOf } from '#shared/dates.ts'
import { lastDayFor, nextStep, remindedNow } from './next-step.ts'

const { attachments, ...written } = applicationsExamples.apply
const application = (changes: Partial<ApplicationRecord> = {}): ApplicationRecord => ({
	...ApplicationRecord.parse({
		...written,
		token: 'BTG-7K2M-9QXR-4TNV-W8HC',
		status: 'Pending',
		applicantID: 'Guest',
		issuedOn: '2026-03-02T18:00:00.000Z',
		hasFiles: true,
	}),
	...changes,
})

const missing = (changes: Partial<MissingRecord> = {}): MissingRecord => ({
	things: ['bill'],
	name: 'Rowan Heath',
	employeeId: 'rowan',
	askedOn: '2026-03-04T23:00:00.000Z',
	toldOn: '2026-03-04T23:00:00.000Z',
	mail: 'mail-1',
	lastDay: '2026-03-17',
	...changes,
})

const stepOf = (changes: Partial<ApplicationRecord>) => {
	const step = nextStep(application(changes))
	return step && [step.what, step.at.toISOString(), ...('before' in step ? [step.before] : [])]
}

describe('the last day to send what is missing', () => {
	test('is the 15th day after the application was sent', () => {
		expect(lastDayFor(application(), new Date('2026-03-04T12:00:00Z'))).toBe('2026-03-17')
	})
	test('is never sooner than 7 days after the person was asked', () => {
		expect(lastDayFor(application(), new Date('2026-03-16T12:00:00Z'))).toBe('2026-03-23')
		expect(lastDayFor(application(), new Date('2026-03-11T03:00:00Z'))).toBe('2026-03-17')
		expect(lastDayFor(application(), new Date('2026-06-01T15:30:00Z'))).toBe('2026-06-08')
	})
	test('is not taken back by asking again', () => {
		const asked = application({ missing: missing({ lastDay: '2026-04-30' }) })
		expect(lastDayFor(asked, new Date('2026-03-16T12:00:00Z'))).toBe('2026-04-30')
	})
})

describe('the next step', () => {
	test('of a pending application is one ‘still working’ mail before day 21, and another one after it is reopened', () => {
		expect(stepOf({})).toEqual(['still working', '2026-03-21T15:00:00.000Z'])
		expect(stepOf({ stillWorkingOn: '2026-03-21T15:30:00Z' })).toBeUndefined()
		expect(stepOf({ reopenedOn: '2026-05-01T15:30:00Z' })?.[1]).toBe('2026-05-20T15:00:00.000Z')
	})
	test('of a withdrawn application is none, whatever was missing', () => {
		const withdrawnOn = '2026-03-05T15:30:00Z'
		for (const changes of [{}, { missing: missing() }, { hasFiles: false }])
			expect(stepOf({ ...changes, withdrawnOn })).toBeUndefined()
	})
	test('of an application that lacks something is a reminder, a second reminder, then closing it', () => {
		expect(stepOf({ missing: missing() })).toEqual(['reminder', '2026-03-12T15:00:00.000Z', 5])
		const first = remindedNow(missing(), 'mail-2', new Date('2026-03-12T15:40:00Z'))
		expect(first).toMatchObject({ lastDay: '2026-03-17', remindedBefore: 5 })
		expect(stepOf({ missing: first })).toEqual(['reminder', '2026-03-15T15:00:00.000Z', 2])
		const second = remindedNow(first, 'mail-3', new Date('2026-03-15T15:40:00Z'))
		expect(second).toMatchObject({ lastDay: '2026-03-17', remindedBefore: 2 })
		expect(stepOf({ missing: second })).toEqual(['closing', '2026-03-18T15:00:00.000Z'])
	})
	test('skips a reminder within 24 hours of another mail, and sends it after exactly 24', () => {
		const nextAfter = (toldOn: string) => stepOf({ missing: missing({ toldOn }) })?.[1]
		expect(nextAfter('2026-03-11T15:00:00.000Z')).toBe('2026-03-12T15:00:00.000Z')
		expect(nextAfter('2026-03-11T15:00:00.001Z')).toBe('2026-03-15T15:00:00.000Z')
	})
	test('is one reminder and a last day two days later, if the job missed every earlier reminder', () => {
		const late = remindedNow(missing(), 'mail-2', new Date('2026-03-25T15:40:00Z'))
		expect(late).toMatchObject({ lastDay: '2026-03-27', remindedBefore: 2 })
		expect(stepOf({ missing: late })).toEqual(['closing', '2026-03-28T15:00:00.000Z'])
	})
	test('is nothing for a decided application, an unreachable applicant, or someone who didn’t apply', () => {
		expect(stepOf({ status: 'Denied', missing: missing() })).toBeUndefined()
		expect(stepOf({ missing: missing({ unreachedOn: '2026-03-18T15:00:00Z' }) })).toBeUndefined()
		expect(stepOf({ missing: missing(), disownedOn: '2026-03-05T15:00:00Z' })).toBeUndefined()
	})
	test('is only the ‘still working’ mail while an approval is waiting for a second employee', () => {
		const proposal = {
			status: 'Approved' as const,
			amount: 8000,
			message: '',
			emailed: true,
			name: 'Rowan Heath',
			employeeId: 'rowan',
			date: '2026-03-10T12:00:00Z',
		}
		const word = ['still working', '2026-03-21T15:00:00.000Z']
		expect(stepOf({ proposal, missing: missing() })).toEqual(word)
		expect(stepOf({ proposal, hasFiles: undefined })).toEqual(word)
		expect(stepOf({ hasFiles: undefined })?.[0]).toBe('asking')
		expect(stepOf({ proposal, stillWorkingOn: '2026-03-21T15:30:00Z', missing: missing() })).toBeUndefined()
	})
	test('is the ‘still working’ mail, not a reminder, once the applicant has answered', () => {
		const answer = { kind: 'documents' as const, date: '2026-03-08T12:00:00Z' }
		expect(stepOf({ missing: missing({ answer }) })?.[0]).toBe('still working')
	})
})

describe('without a bill', () => {
	const without = (changes: Partial<ApplicationRecord> = {}) => stepOf({ hasFiles: undefined, ...changes })
	const ofClock = (changes: Partial<MissingRecord> = {}) =>
		missing({
			employeeId: 'clock',
			askedOn: '2026-03-10T15:30:00.000Z',
			toldOn: '2026-03-10T15:30:00.000Z',
			...changes,
		})

	test('the clock asks on day 8, reminds once, and closes when day 15 is over', () => {
		expect(without()).toEqual(['asking', '2026-03-10T15:00:00.000Z'])
		const asked = lastDayFor(application(), new Date('2026-03-10T15:30:00Z'))
		expect(asked).toBe('2026-03-17')
		// The page names this day before the clock asks.
		expect(asked).toBe(billBy(dayOf(new Date(application().issuedOn))))
		expect(without({ missing: ofClock() })).toEqual(['reminder', '2026-03-15T15:00:00.000Z', 2])
		expect(without({ missing: ofClock({ remindedBefore: 2 }) })).toEqual(['closing', '2026-03-18T15:00:00.000Z'])
	})
	test('an applicant who sent something, was asked or told that we need longer, or needs no bill isn’t asked', () => {
		const date = '2026-03-05T12:00:00Z'
		const answer = { kind: 'settled' as const, date }
		expect(without({ hasFiles: true })?.[0]).toBe('still working')
		expect(without({ missing: missing({ answer }) })?.[0]).toBe('still working')
		expect(without({ billWaivedOn: date })?.[0]).toBe('still working')
		expect(without({ reopenedOn: date })?.[0]).toBe('still working')
		expect(without({ stillWorkingOn: date })).toBeUndefined()
		expect(without({ disownedOn: date })).toBeUndefined()
		expect(without({ status: 'Approved' })).toBeUndefined()
		const attachments = [{ id: 'a', name: 'bill.pdf', size: 1, contentType: 'application/pdf' }]
		expect(nextStep({ ...application({ hasFiles: undefined }), attachments })?.what).toBe('still working')
	})
})
