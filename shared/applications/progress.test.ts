import { expect, test } from 'vitest'
import { stagesOf } from './progress.ts'

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
