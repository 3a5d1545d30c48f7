import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	addDays,
	addMonths,
	calendarDate,
	dateSentence,
	dayOf,
	daysBetween,
	havePassed,
	isMinor,
	isPastDay,
	longDate,
	momentAfter,
	monthDayYear,
	organizationTimeZone,
	shownDate,
	shownDay,
	startOfDay,
	typedDate,
} from './dates.ts'

const days = fc
	.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
	.map((moment) => moment.toISOString().slice(0, 10))

test('a date goes out as MM/DD/YYYY and comes in again, with and without zeros', () => {
	fc.assert(
		fc.property(days, (day) => {
			const shown = shownDate.parse(day)
			expect(shown).toMatch(/^\d\d\/\d\d\/\d{4}$/)
			expect(calendarDate().parse(shown)).toBe(day)
			expect(calendarDate().parse(shown.replace(/\b0/g, ''))).toBe(day)
			expect(calendarDate().parse(day)).toBe(day)
			expect(shownDate.parse(shown)).toBe(shown)
		}),
	)
})

test.each([
	'02/30/2020',
	'02/29/2019',
	'13/01/2020',
	'1/1/90',
	'01/01/1899',
	'01/01/2100',
	'',
	'2020-1-1',
	'01-02-2020',
	'__/__/____',
])('%s is no date', (typed) => expect(calendarDate().safeParse(typed).error?.issues[0]?.message).toBe(dateSentence))

test.each([20200101, null, undefined, {}, ['01/01/2020']])('%j is no date', (sent) => {
	expect(calendarDate().safeParse(sent).error?.issues[0]?.message).toBe(dateSentence)
})

test.each([
	[' 4/2/1990 ', '04/02/1990'],
	['1990-04-02', '04/02/1990'],
	['04/02/90', '04/02/90'],
	['x1990-04-02', 'x1990-04-02'],
	['1990-04-02T10:00', '1990-04-02T10:00'],
])('what is typed as %j is meant as %j', (typed, meant) => expect(typedDate(typed)).toBe(meant))

test('a day is the organization’s, not the server’s', () => {
	expect(dayOf(new Date('2026-01-02T05:59:59Z'))).toBe('2026-01-01')
	expect(dayOf(new Date('2026-01-02T06:00:00Z'))).toBe('2026-01-02')
	expect(dayOf(new Date('2026-07-02T04:59:59Z'))).toBe('2026-07-01')
})

const inZone = new Intl.DateTimeFormat('en-CA', {
	timeZone: organizationTimeZone,
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
})

/** Fails on the day that Node learns of another rule for summer time. */
test('a day begins when the time zone says, in every year', () => {
	for (let day = Date.UTC(2007, 0, 1); day < Date.UTC(2100, 0, 1); day += 24 * 3_600_000) {
		const name = new Date(day).toISOString().slice(0, 10)
		const begins = startOfDay(name).getTime()
		if (dayOf(new Date(begins)) !== name || dayOf(new Date(begins - 1)) === name) expect.unreachable(name)
		for (const time of ['04:59:59', '05:00:00', '05:59:59', '06:00:00']) {
			const moment = new Date(`${name}T${time}Z`)
			if (dayOf(moment) !== inZone.format(moment)) expect.unreachable(moment.toISOString())
		}
	}
})

test('a moment is shown as M/D/YYYY, and once shown stays so', () => {
	expect(shownDay.parse('2026-01-02T12:00:00.000Z')).toBe('1/2/2026')
	expect(shownDay.parse('2026-10-20T12:00:00.000Z')).toBe('10/20/2026')
	expect(shownDay.parse('1/2/2026')).toBe('1/2/2026')
	expect(monthDayYear('2026-01-02')).toBe('01/02/2026')
})

test.each([
	['2008-05-10', '2026-05-09', true],
	['2008-05-10', '2026-05-10', false],
	['2008-02-29', '2026-02-28', true],
	['2008-02-29', '2026-03-01', false],
	['2025-01-01', '2026-01-01', true],
])('born %s, on %s a minor: %s', (birthday, today, minor) => expect(isMinor(birthday, today)).toBe(minor))

test('today is not past', () => {
	expect(isPastDay('2026-05-09', '2026-05-10')).toBe(true)
	expect(isPastDay('2026-05-10', '2026-05-10')).toBe(false)
})

test('days are counted when they are over', () => {
	const from = '2026-05-01T12:00:00.000Z'
	expect(daysBetween(from, '2026-05-02T11:59:59.999Z')).toBe(0)
	expect(daysBetween(from, '2026-05-02T12:00:00.000Z')).toBe(1)
	expect(daysBetween(from, new Date('2026-05-22T12:00:00.000Z'))).toBe(21)
})

test('a day is written out in words', () => {
	expect(longDate('2026-01-09')).toBe('January 9, 2026')
	expect(longDate('2026-12-31')).toBe('December 31, 2026')
})

test('so many days have passed from a moment on, and not a millisecond before', () => {
	const sent = '2026-03-02T18:00:00.000Z'
	for (const days of [1, 21, 90]) {
		const moment = momentAfter(sent, days)
		expect(havePassed(days, sent, moment)).toBe(true)
		expect(havePassed(days, sent, new Date(moment.getTime() - 1))).toBe(false)
	}
	expect(havePassed(90, '2026-03-02', addDays('2026-03-02', 90))).toBe(true)
	expect(havePassed(90, '2026-03-02', addDays('2026-03-02', 89))).toBe(false)
})

test.each([
	['2026-03', 10, '2027-01'],
	['2026-12', 1, '2027-01'],
	['2026-01', -1, '2025-12'],
	['2026-03', -12, '2025-03'],
])('the month %s and %i months are %s', (month, months, after) => {
	expect(addMonths(month, months)).toBe(after)
})
