import { expect, test } from 'vitest'
import { isAnswerLate, stagesOf } from './progress.ts'

const states = (sent: Parameters<typeof stagesOf>[0]) =>
	stagesOf(sent).map(({ pier, state, on = '' }) => `${pier} ${state} ${on}`.trim())

const issuedOn = '7/15/2026'

test('each status is a place on the bridge', () => {
	expect(states({ status: 'Pending', issuedOn })).toEqual([
		'Received done 7/15/2026',
		'Waiting to be read now',
		'Decided later',
		'Paid later',
	])
	expect(states({ status: 'Pending', issuedOn, readOn: '7/24/2026' })).toEqual([
		'Received done 7/15/2026',
		'Read done 7/24/2026',
		'Decided later',
		'Paid later',
	])
	expect(states({ status: 'Approved', issuedOn, decidedOn: '7/30/2026' })).toEqual([
		'Received done 7/15/2026',
		'Read done',
		'Decided done 7/30/2026',
		'Paid now',
	])
	expect(states({ status: 'Approved', issuedOn, decidedOn: '7/30/2026', paidOn: '8/2/2026' }).at(-1)).toBe(
		'Paid done 8/2/2026',
	)
})

test('a declined application ends with its decision', () => {
	expect(states({ status: 'Declined', issuedOn, decidedOn: '7/30/2026' })).toEqual([
		'Received done 7/15/2026',
		'Read done',
		'Decided done 7/30/2026',
	])
})

test('one that the clock closed was not read by anyone, unless an employee opened it', () => {
	const closed = { status: 'Declined', issuedOn, decidedOn: '7/30/2026', isClosed: true } as const
	expect(states(closed)).toEqual(['Received done 7/15/2026', 'Decided done 7/30/2026'])
	expect(states({ ...closed, readOn: '7/24/2026' })[1]).toBe('Read done 7/24/2026')
})

const sentAt = '2026-11-02T18:00:00.000Z'

test.each([
	['the evening before', '2026-11-23T03:00:00Z', false],
	['21 days later at the same hour', '2026-11-23T18:00:00Z', false],
	['the last minute of that day in Chicago', '2026-11-24T05:59:00Z', false],
	['the day after', '2026-11-24T06:00:00Z', true],
])('our answer is late from the day after the promised one: %s', (_, now, late) => {
	expect(isAnswerLate({ issuedOn: sentAt }, new Date(now))).toBe(late)
})

test('an application that was opened again waits from then on', () => {
	const reopenedOn = '2026-11-20T18:00:00.000Z'
	expect(isAnswerLate({ issuedOn: sentAt, reopenedOn }, '2026-12-11T18:00:00Z')).toBe(false)
	expect(isAnswerLate({ issuedOn: sentAt, reopenedOn }, '2026-12-12T18:00:00Z')).toBe(true)
})
