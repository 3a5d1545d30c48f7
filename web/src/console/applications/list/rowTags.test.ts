import { expect, test } from 'vitest'
import { daysWaited, waitingTone, wasMinor } from './rowTags.tsx'

test('days are counted by the calendar of the organization', () => {
	const evening = new Date('2026-11-22T03:00:00Z')
	expect(daysWaited({ issuedOn: '11/21/2026' }, evening)).toBe(0)
	expect(daysWaited({ issuedOn: '10/31/2026' }, evening)).toBe(21)
	expect(daysWaited({ issuedOn: 'unknown' }, evening)).toBe(0)
})

test('an application that was opened again waits from that day on', () => {
	const reopened = { issuedOn: '10/01/2026', reopenedOn: '2026-11-20T15:00:00.000Z' }
	expect(daysWaited(reopened, new Date('2026-11-22T15:00:00Z'))).toBe(2)
})

test('15 days are soon, and more than 21 are late', () => {
	expect([14, 15, 21, 22].map(waitingTone)).toEqual(['plain', 'waiting', 'waiting', 'bad'])
})

test('someone is a minor by the day they applied, and comes of age on the birthday itself', () => {
	expect(wasMinor({ birthday: '11/20/2008', issuedOn: '11/19/2026' })).toBe(true)
	expect(wasMinor({ birthday: '11/20/2008', issuedOn: '11/20/2026' })).toBe(false)
	expect(wasMinor({ birthday: '01/02/1990', issuedOn: '1/2/2026' })).toBe(false)
})

test('an unreadable date of an old record makes nobody a minor', () => {
	expect(wasMinor({ birthday: 'unknown', issuedOn: '1/2/2026' })).toBe(false)
})
