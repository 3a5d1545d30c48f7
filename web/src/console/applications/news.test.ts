import { expect, test } from 'vitest'
import { isSentAfter, newest, newsSince } from './news.ts'

const decision = { date: '2026-05-20T10:00:00.000Z' }
const later = '2026-05-20T10:02:00.000Z'
const earlier = '2026-05-20T09:00:00.000Z'
const bill = (addedOn: string, byStaff = false) => ({ attachments: [{ addedOn, byStaff }] })
const answer = (kind: 'documents' | 'cannot' | 'settled', date: string) => ({
	attachments: [],
	missing: { answer: { kind, date } },
})

test.each([
	['a document', bill(later), true],
	['that they can’t get what we asked for', answer('cannot', later), true],
	['a document of staff', bill(later, true), false],
	['a document before', bill(earlier), false],
	['before that they can’t get it', answer('cannot', earlier), false],
	['nothing, and staff need nothing more', answer('settled', later), false],
])('what an applicant sent after a decision: %s', (_, sent, expected) => {
	expect(isSentAfter({ decision, ...sent })).toBe(expected)
	expect(isSentAfter(sent)).toBe(false)
})

test('a decision is held up by what came after the page was opened, and not by what was read', () => {
	const read = answer('cannot', earlier)
	const seen = newest(read)
	expect(newsSince(seen, read)).toBe(undefined)
	expect(newsSince(seen, bill(later))).toBe('sent')
	expect(newsSince(seen, { ...read, decision })).toBe('decided')
	expect(newsSince(seen, { ...read, proposal: decision })).toBe('proposed')
	// An employee asks anew, which takes the answer away.
	expect(newsSince(seen, { attachments: [], missing: {} })).toBe(undefined)
})
