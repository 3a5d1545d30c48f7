import { expect, test } from 'vitest'
import { isSentAfter } from './SentAfterDecision.tsx'

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
