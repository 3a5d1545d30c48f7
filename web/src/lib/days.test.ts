import { expect, test } from 'vitest'
import { compareDays, daysLater, fullDay, isBefore, isOver, isoDay, longDay, shortDay } from './days.ts'

test('days are counted over months, years and the change of clocks', () => {
	expect(daysLater('7/15/2026', 21)).toBe('8/5/2026')
	expect(daysLater('12/20/2026', 21)).toBe('1/10/2027')
	expect(daysLater('2/20/2028', 21)).toBe('3/12/2028')
	expect(isBefore('12/31/2026', '1/1/2027')).toBe(true)
	expect(isBefore('1/1/2027', '1/1/2027')).toBe(false)
})

test('a day is written with its year only if that is another one', () => {
	const today = new Date('2026-08-01T12:00:00Z')
	expect(longDay('8/5/2026', today)).toBe('August 5')
	expect(longDay('1/10/2027', today)).toBe('January 10, 2027')
	expect(fullDay('10/4/2026', today)).toBe('Sunday, October 4')
	expect(fullDay('1/10/2027', today)).toBe('Sunday, January 10, 2027')
	expect(isoDay('8/5/2026')).toBe('2026-08-05')
	expect(shortDay('08/02/2026', today)).toBe('Aug 2')
	expect(shortDay('12/24/2027', today)).toBe('Dec 24, 2027')
})

test('days are sorted with the soonest first, whatever they look like as text', () => {
	const days = ['1/1/2027', '10/4/2026', '9/30/2026', '2/1/2026']
	expect(days.toSorted(compareDays)).toEqual(['2/1/2026', '9/30/2026', '10/4/2026', '1/1/2027'])
	expect(compareDays('9/30/2026', '09/30/2026')).toBe(0)
})

test('a day is over at midnight where we are', () => {
	expect(['05:59', '06:00'].map((time) => isOver('11/29/2026', new Date(`2026-11-30T${time}Z`)))).toEqual([false, true])
})
