import { describe, expect, test } from 'vitest'
import { applicationsExamples } from '#shared/applications/examples.ts'
import type { MissingRecord } from '#shared/applications/missing.ts'
import { ApplicationRecord } from '#shared/applications/records.ts'
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
	test('is 15 days after the application', () => {
		expect(lastDayFor(application(), new Date('2026-03-04T12:00:00Z'))).toBe('2026-03-17')
	})
	test('is never sooner than 7 days after the person was asked', () => {
		expect(lastDayFor(application(), new Date('2026-03-16T12:00:00Z'))).toBe('2026-03-23')
		expect(lastDayFor(application(), new Date('2026-03-11T03:00:00Z'))).toBe('2026-03-17')
	})
	test('is not taken back by asking again', () => {
		const asked = application({ missing: missing({ lastDay: '2026-04-30' }) })
		expect(lastDayFor(asked, new Date('2026-03-16T12:00:00Z'))).toBe('2026-04-30')
	})
})

describe('the next step', () => {
	test('for a pending application is the word before day 21, once, and again after it was reopened', () => {
		expect(stepOf({})).toEqual(['still working', '2026-03-21T15:00:00.000Z'])
		expect(stepOf({ stillWorkingOn: '2026-03-21T15:30:00Z' })).toBeUndefined()
		expect(stepOf({ reopenedOn: '2026-05-01T15:30:00Z' })?.[1]).toBe('2026-05-20T15:00:00.000Z')
	})
	test('for one that waits for its applicant is a reminder, a second one, and its closing', () => {
		expect(stepOf({ missing: missing() })).toEqual(['reminder', '2026-03-12T15:00:00.000Z', 5])
		const first = remindedNow(missing(), 'mail-2', new Date('2026-03-12T15:40:00Z'))
		expect(first).toMatchObject({ lastDay: '2026-03-17', remindedBefore: 5 })
		expect(stepOf({ missing: first })).toEqual(['reminder', '2026-03-15T15:00:00.000Z', 2])
		const second = remindedNow(first, 'mail-3', new Date('2026-03-15T15:40:00Z'))
		expect(second).toMatchObject({ lastDay: '2026-03-17', remindedBefore: 2 })
		expect(stepOf({ missing: second })).toEqual(['closing', '2026-03-18T15:00:00.000Z'])
	})
	test('leaves out a reminder on the day after a mail about the same', () => {
		const toldOn = '2026-03-12T02:00:00.000Z'
		expect(stepOf({ missing: missing({ toldOn }) })).toEqual(['reminder', '2026-03-15T15:00:00.000Z', 2])
	})
	test('leaves it out within 24 hours, and not after exactly 24', () => {
		const nextAfter = (toldOn: string) => stepOf({ missing: missing({ toldOn }) })?.[1]
		expect(nextAfter('2026-03-11T15:00:00.000Z')).toBe('2026-03-12T15:00:00.000Z')
		expect(nextAfter('2026-03-11T15:00:00.001Z')).toBe('2026-03-15T15:00:00.000Z')
	})
	test('after the job stood still is one late reminder, which leaves two days', () => {
		const late = remindedNow(missing(), 'mail-2', new Date('2026-03-25T15:40:00Z'))
		expect(late).toMatchObject({ lastDay: '2026-03-27', remindedBefore: 2 })
		expect(stepOf({ missing: late })).toEqual(['closing', '2026-03-28T15:00:00.000Z'])
	})
	test('is none for what was decided, and for someone no mail has reached or who didn’t apply', () => {
		expect(stepOf({ status: 'Denied', missing: missing() })).toBeUndefined()
		expect(stepOf({ missing: missing({ unreachedOn: '2026-03-18T15:00:00Z' }) })).toBeUndefined()
		expect(stepOf({ missing: missing(), disownedOn: '2026-03-05T15:00:00Z' })).toBeUndefined()
	})
	test('after an answer is the word before day 21', () => {
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
		expect(lastDayFor(application(), new Date('2026-03-10T15:30:00Z'))).toBe('2026-03-17')
		expect(without({ missing: ofClock() })).toEqual(['reminder', '2026-03-15T15:00:00.000Z', 2])
		expect(without({ missing: ofClock({ remindedBefore: 2 }) })).toEqual([
			'closing',
			'2026-03-18T15:00:00.000Z',
		])
	})
	test('who is asked late has at least 7 days, also if the application is old', () => {
		expect(lastDayFor(application(), new Date('2026-03-12T15:30:00Z'))).toBe('2026-03-19')
		expect(lastDayFor(application(), new Date('2026-06-01T15:30:00Z'))).toBe('2026-06-08')
	})
	test('nobody is asked who sent something, was asked before, was told that we need longer, or needs no bill', () => {
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
