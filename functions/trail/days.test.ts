import { expect, test } from 'vitest'
import { lastOf } from '#functions/platform/store/range.ts'
import { addDays } from '#shared/dates.ts'
import { sortedBetween } from './days.ts'

const lies = (order: string, days: { from?: string; to?: string }) => {
	const [first, last] = sortedBetween(days)
	return order >= first && order <= lastOf(['sk', first, last])
}

/** As `platform/store/audit.ts` orders them: with a moment, a minute or an hour. */
test.each([
	['2026-11-03', 'the first moment', '2026-11-03T06:00:00.000Z#a'],
	['2026-11-03', 'the first minute', '2026-11-03T06:00#/api/login'],
	['2026-11-03', 'the first hour', '2026-11-03T06#/api/audit-trail#hazel'],
	['2026-11-03', 'the last moment', '2026-11-04T05:59:59.999Z#z'],
	['2026-11-03', 'the last minute', '2026-11-04T05:59#/api/login'],
	['2026-11-03', 'the last hour', '2026-11-04T05#/api/audit-trail#hazel'],
	['2026-03-07', 'the last moment before summer time', '2026-03-08T05:59:59.999Z#z'],
	['2026-03-08', 'the first moment of the day of 23 hours', '2026-03-08T06:00:00.000Z#a'],
	['2026-03-08', 'its last moment', '2026-03-09T04:59:59.999Z#z'],
	['2026-11-01', 'the first moment of the day of 25 hours', '2026-11-01T05:00:00.000Z#a'],
	['2026-11-01', 'its last moment', '2026-11-02T05:59:59.999Z#z'],
])('a record of %s is on that day and on no other: %s', (day, _, order) => {
	expect(lies(order, { from: day, to: day })).toBe(true)
	expect(lies(order, { to: addDays(day, -1) })).toBe(false)
	expect(lies(order, { from: addDays(day, 1) })).toBe(false)
	expect(lies(order, {})).toBe(true)
})
