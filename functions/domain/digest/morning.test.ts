import { expect, test } from 'vitest'
import { lastMorning, morningDue } from './morning.ts'

const at = (day: string) => new Date(`2026-${day}T13:00:00Z`)

test('the mornings of the digest are Tuesday and Friday, and the day after makes up for one that failed', () => {
	expect(['03-02', '03-03', '03-04', '03-05', '03-06', '03-07', '03-08'].map((day) => morningDue(at(day)))).toEqual([
		undefined,
		'2026-03-03',
		'2026-03-03',
		undefined,
		'2026-03-06',
		'2026-03-06',
		undefined,
	])
	expect(lastMorning(at('03-02'))).toBe('2026-02-27')
	expect(lastMorning(at('03-05'))).toBe('2026-03-03')
})
