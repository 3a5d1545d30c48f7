import { expect, test } from 'vitest'
import type { ApplicationInput } from '#shared/applications/schema.ts'
import { ApiError } from '#web/lib/api.ts'
import { afterEvent, beginSubmission, type SubmissionEvent } from './submission.ts'

const payload = (city: string) => ({ city }) as ApplicationInput
const [first, second, third] = ['Mossy Brook', 'Elsewhere', 'Further'].map(payload) as [
	ApplicationInput,
	ApplicationInput,
	ApplicationInput,
]

const submitted = (sent: ApplicationInput, at = 1): SubmissionEvent => ({
	type: 'submitted',
	payload: sent,
	at,
})
const askedAgain: SubmissionEvent = { type: 'asked again' }
const accepted: SubmissionEvent = { type: 'accepted', token: 'BTG-1' }
const failed = (code: ApiError['code']): SubmissionEvent => ({
	type: 'failed',
	error: new ApiError(code, 'No.'),
})
const offline = failed('offline')

const nothingSent = beginSubmission({ unanswered: [] })
const after = (...events: SubmissionEvent[]) => events.reduce(afterEvent, nothingSent)

test('a new submission has not been sent', () => {
	expect(nothingSent).toEqual({ phase: { name: 'writing' }, unanswered: [] })
})

test('a submission is remembered before its answer, and gets one answer', () => {
	expect(after(submitted(first))).toEqual({
		phase: { name: 'sending', attempt: 0, again: false },
		unanswered: [first],
		sentAt: 1,
	})
	expect(after(submitted(first), accepted)).toMatchObject({
		phase: { name: 'sent', token: 'BTG-1', payload: first, earlier: false },
		unanswered: [],
	})
})

test('another click while it is being sent, or after it arrived, changes nothing', () => {
	const sending = after(submitted(first))
	const sent = after(submitted(first), accepted)
	for (const event of [submitted(first, 2), submitted(second, 2), askedAgain]) {
		expect(afterEvent(sending, event)).toBe(sending)
		expect(afterEvent(sent, event)).toBe(sent)
	}
})

test('an answer that is not expected changes nothing', () => {
	const refused = after(submitted(first), failed('invalid'))
	for (const state of [nothingSent, refused]) {
		expect(afterEvent(state, accepted)).toBe(state)
		expect(afterEvent(state, offline)).toBe(state)
	}
})

test('a submission without a connection may have arrived, and a retry sends the same one', () => {
	const lost = after(submitted(first), offline)
	expect(lost).toMatchObject({ phase: { name: 'unknown' }, unanswered: [first] })
	const asking = afterEvent(lost, askedAgain)
	expect(asking).toMatchObject({ phase: { name: 'sending', attempt: 0, again: true }, unanswered: [first] })
	expect(afterEvent(asking, offline).phase).toEqual({ name: 'unknown' })
	expect(afterEvent(asking, accepted).phase).toMatchObject({ name: 'sent', earlier: false })
})

test('a reload with an unanswered submission asks again', () => {
	expect(beginSubmission({ unanswered: [second, first], sentAt: 1 })).toEqual({
		phase: { name: 'sending', attempt: 0, again: true },
		unanswered: [second, first],
		sentAt: 1,
	})
})

test('a changed application is tried first; where an older one had arrived, that one is confirmed', () => {
	const changed = after(submitted(first), offline, submitted(second, 2))
	expect(changed).toMatchObject({ unanswered: [second, first], sentAt: 1 })
	const older = afterEvent(changed, failed('other-body'))
	expect(older.phase).toEqual({ name: 'sending', attempt: 1, again: true })
	expect(afterEvent(older, accepted).phase).toMatchObject({ payload: first, earlier: true })
	expect(afterEvent(changed, accepted).phase).toMatchObject({ payload: second, earlier: false })
})

test('the same sent twice is one, wherever it was in the row', () => {
	const lost = after(submitted(first), offline, submitted(second), offline, submitted(payload('Mossy Brook')))
	expect(lost.unanswered).toEqual([first, second])
})

test('three different ones, none of which is known to have arrived', () => {
	const row = after(submitted(first), offline, submitted(second), offline, submitted(third))
	expect(row.unanswered).toEqual([third, second, first])
	const last = [failed('other-body'), failed('other-body')].reduce(afterEvent, row)
	expect(last.phase).toMatchObject({ name: 'sending', attempt: 2 })
	expect(afterEvent(last, failed('other-body'))).toMatchObject({ phase: { name: 'refused' }, unanswered: [] })
})

test('a refused submission has not arrived, and a failed one may have', () => {
	const row = after(submitted(first), offline, submitted(second))
	expect(afterEvent(row, failed('invalid'))).toMatchObject({
		phase: { name: 'refused', payload: second },
		unanswered: [first],
	})
	expect(afterEvent(row, failed('failed'))).toMatchObject({
		phase: { name: 'refused', payload: second },
		unanswered: [second, first],
	})
	expect(after(submitted(first), failed('invalid'), submitted(second)).unanswered).toEqual([second])
})
