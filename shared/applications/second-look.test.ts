import { expect, test } from 'vitest'
import { mayAskAgain, secondLookBy } from './second-look.ts'

const date = '2026-11-29T18:00:00.000Z'
const denied = { status: 'Denied' as const, decision: { date } }

test.each<[string, Parameters<typeof mayAskAgain>[0], string, boolean]>([
	['on the 60th day after a denial', denied, '2027-01-28T18:00:00Z', true],
	['on the 61st day', denied, '2027-01-29T18:00:00Z', false],
	['twice', { ...denied, secondLook: {} }, date, false],
	['for what the clock closed', { ...denied, closedOn: date }, date, false],
	['after an approval', { ...denied, status: 'Approved' }, date, false],
])('a second look %s', (_, application, now, may) => {
	expect(secondLookBy(date)).toBe('2027-01-28')
	expect(mayAskAgain(application, new Date(now))).toBe(may)
})
