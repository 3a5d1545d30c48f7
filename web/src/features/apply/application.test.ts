import { expect, test } from 'vitest'
import type { ApplicationInput } from '#shared/applications/schema.ts'
import { ApiError } from '#web/lib/api.ts'
import { type Application, type ApplicationEvent, afterEvent, beginApplication, isPromised } from './application.ts'
import { newDraft } from './draft.ts'

const payload = (city: string) => ({ city }) as ApplicationInput
const [first, second, third] = ['Mossy Brook', 'Elsewhere', 'Further'].map(payload) as [
	ApplicationInput,
	ApplicationInput,
	ApplicationInput,
]

const pressed = (sent: ApplicationInput): ApplicationEvent => ({ type: 'submitted', payload: sent })
const submitted = (sent: ApplicationInput, at = 1) => [pressed(sent), { type: 'still signed in', at } as const]
const accepted: ApplicationEvent = { type: 'accepted', token: 'BTG-1', changed: false }
const failed = (code: ApiError['code']): ApplicationEvent => ({ type: 'failed', error: new ApiError(code, 'No.') })
const offline = failed('offline')
const filesTravel: ApplicationEvent = { type: 'submitted with files on their way' }
const signedOut: ApplicationEvent = { type: 'signed out', error: new ApiError('signed-out', 'No.') }

const begun = (unanswered: ApplicationInput[] = [], payload = unanswered[0]) =>
	beginApplication({ draft: { unanswered }, isNew: true, version: 3, inAccount: true, payload })
const from = (state: Application, ...events: ApplicationEvent[]) => events.reduce(afterEvent, state)
const after = (...events: (ApplicationEvent | ApplicationEvent[])[]) => from(begun(), ...events.flat())

test('a new application has not been sent, and nothing of it is saved', () => {
	expect(begun()).toMatchObject({ sending: { name: 'writing' }, saving: { name: 'nothing' }, unanswered: [] })
})

test('a submission is remembered before its answer, and gets one answer', () => {
	expect(after(submitted(first))).toMatchObject({
		sending: { name: 'sending', attempt: 0, again: false },
		unanswered: [first],
		sentAt: 1,
	})
	expect(after(submitted(first), accepted)).toMatchObject({
		sending: { name: 'sent', token: 'BTG-1', payload: first, earlier: false },
		saving: { name: 'over' },
		unanswered: [],
	})
})

test('another click while it is checked or sent, or after it arrived, changes nothing', () => {
	const checked = after(pressed(first))
	for (const busy of [checked, after(submitted(first)), after(submitted(first), accepted)])
		for (const event of [pressed(first), pressed(second), filesTravel]) expect(afterEvent(busy, event)).toBe(busy)
})

test('nothing leaves before it is known who is signed in', () => {
	const checked = after(pressed(first))
	expect(checked).toMatchObject({ sending: { name: 'checking who is signed in' }, unanswered: [] })
	const refused = from(checked, signedOut)
	expect(refused).toMatchObject({ sending: { name: 'refused', payload: first }, unanswered: [] })
	expect(from(refused, ...submitted(first))).toMatchObject({ sending: { name: 'sending' } })
})

test('an answer that is not expected changes nothing', () => {
	for (const state of [begun(), after(submitted(first), failed('invalid'))])
		for (const event of [accepted, offline, signedOut, { type: 'still signed in', at: 2 } as const])
			expect(afterEvent(state, event)).toBe(state)
})

test('a submission waits for its files, and leaving the last step takes it back', () => {
	const waiting = after(filesTravel)
	expect(waiting.sending).toEqual({ name: 'waiting for files', again: false })
	expect(from(waiting, { type: 'went on writing' }).sending).toEqual({ name: 'writing' })
	expect(from(waiting, ...submitted(first)).sending).toMatchObject({ name: 'sending', again: false })
	const lost = after(submitted(first), offline, filesTravel)
	expect(lost.sending).toMatchObject({ again: true })
	expect(from(lost, { type: 'went on writing' }).sending).toEqual({ name: 'unknown' })
})

test('a submission without a connection may have arrived, and a retry sends the same one', () => {
	const lost = after(submitted(first), offline)
	expect(lost).toMatchObject({ sending: { name: 'unknown' }, unanswered: [first] })
	const asking = from(lost, ...submitted(first))
	expect(asking).toMatchObject({ sending: { name: 'sending', attempt: 0, again: true }, unanswered: [first] })
	expect(from(asking, offline).sending).toEqual({ name: 'unknown' })
	expect(from(asking, accepted).sending).toMatchObject({ name: 'sent', earlier: false })
	expect(from(lost, ...submitted(first, 2))).toMatchObject({ sending: { again: true }, sentAt: 1 })
})

test('a reload with an unanswered submission asks again', () => {
	expect(begun([second, first])).toMatchObject({
		sending: { name: 'sending', attempt: 0, again: true },
		unanswered: [second, first],
	})
})

test('a reload sends nothing by itself that was changed since, or isn’t complete any more', () => {
	for (const payload of [second, undefined]) {
		const changed = beginApplication({
			draft: { unanswered: [first] },
			isNew: false,
			version: 3,
			inAccount: true,
			payload,
		})
		expect(changed).toMatchObject({ sending: { name: 'unknown' }, unanswered: [first] })
		expect(isPromised(changed)).toBe(true)
	}
})

test('what was changed while the answer was on its way is no part of what arrived', () => {
	const arrived = after(submitted(first), { type: 'accepted', token: 'BTG-1', changed: true })
	expect(arrived.sending).toMatchObject({ payload: first, earlier: true })
})

test('a changed application is tried first; where an older one had arrived, that one is confirmed', () => {
	const changed = after(submitted(first), offline, submitted(second, 2))
	expect(changed).toMatchObject({ unanswered: [second, first], sentAt: 1 })
	const older = from(changed, failed('other-body'))
	expect(older.sending).toEqual({ name: 'sending', attempt: 1, again: true })
	expect(from(older, accepted).sending).toMatchObject({ payload: first, earlier: true })
	expect(from(changed, accepted).sending).toMatchObject({ payload: second, earlier: false })
})

test('what waits to be sent or for its answer may not be erased by itself, and what was refused may', () => {
	const lost = after(submitted(first), offline)
	for (const state of [after(filesTravel), after(submitted(first)), lost, begun([first])])
		expect(isPromised(state)).toBe(true)
	for (const state of [begun(), after(submitted(first), failed('invalid')), from(lost, ...submitted(first), accepted)])
		expect(isPromised(state)).toBe(false)
})

test('a submission that is sent twice is remembered once', () => {
	const lost = after(submitted(first), offline, submitted(second), offline, submitted(payload('Mossy Brook')))
	expect(lost.unanswered).toEqual([first, second])
})

test('after three different submissions without an answer, each may have arrived', () => {
	const row = after(submitted(first), offline, submitted(second), offline, submitted(third))
	expect(row.unanswered).toEqual([third, second, first])
	const last = from(row, failed('other-body'), failed('other-body'))
	expect(last.sending).toMatchObject({ name: 'sending', attempt: 2 })
	expect(from(last, failed('other-body'))).toMatchObject({ sending: { name: 'refused' }, unanswered: [] })
})

test('a refused submission has not arrived, and a failed one may have', () => {
	const row = after(submitted(first), offline, submitted(second))
	expect(from(row, failed('invalid'))).toMatchObject({
		sending: { name: 'refused', payload: second },
		unanswered: [first],
	})
	expect(from(row, failed('failed'))).toMatchObject({
		sending: { name: 'refused', payload: second },
		unanswered: [second, first],
	})
	expect(after(submitted(first), failed('invalid'), submitted(second)).unanswered).toEqual([second])
})

const changed: ApplicationEvent = { type: 'changed', keptInTab: true }
const saveBegan: ApplicationEvent = { type: 'save began' }
const saved = (version: number): ApplicationEvent => ({ type: 'saved', version })
const noAnswer: ApplicationEvent = { type: 'no answer to the save' }
const kept = { draft: newDraft({ city: 'Elsewhere' }).draft, version: 7 }
const conflicted = (own: boolean): ApplicationEvent => ({ type: 'save conflicted', own, kept })

test('a guest’s answers are kept in the tab only', () => {
	const guests = beginApplication({
		draft: { unanswered: [] },
		isNew: true,
		version: 0,
		inAccount: false,
		payload: undefined,
	})
	expect(from(guests, changed).saving).toEqual({ name: 'saved' })
	expect(from(guests, { type: 'changed', keptInTab: false }).saving).toEqual({ name: 'impossible' })
	expect(from(guests, changed, saveBegan).saving).toEqual({ name: 'saved' })
})

test('what a member types is saved to the account, and what is typed meanwhile after it', () => {
	expect(from(begun(), saveBegan)).toEqual(begun())
	const saving = after(changed, saveBegan)
	expect(saving.saving).toEqual({ name: 'saving', changed: false, again: false })
	expect(from(saving, saved(4))).toMatchObject({ saving: { name: 'saved' }, version: 4 })
	const more = from(saving, changed, saved(4))
	expect(more).toMatchObject({ saving: { name: 'changed' }, version: 4 })
	expect(from(more, saveBegan, saved(5))).toMatchObject({ saving: { name: 'saved' }, version: 5 })
})

test('a save without an answer stays unsaved while someone types, and is tried later', () => {
	const unsaved = after(changed, saveBegan, noAnswer, changed)
	expect(unsaved).toMatchObject({ saving: { name: 'unsaved' }, version: 3 })
	expect(from(unsaved, saveBegan).saving).toMatchObject({ name: 'saving', again: true })
	expect(from(unsaved, saveBegan, saved(4)).saving).toEqual({ name: 'saved' })
})

test('answers that the server refused are saved again once they change', () => {
	const refused = after(changed, saveBegan, { type: 'save refused', sentence: 'Too much.' })
	expect(refused.saving).toEqual({ name: 'refused', sentence: 'Too much.' })
	expect(from(refused, saveBegan)).toBe(refused)
	expect(from(refused, changed).saving).toEqual({ name: 'changed' })
})

test('a saving whose answer got lost is no conflict with another device', () => {
	const own = after(changed, saveBegan, noAnswer, saveBegan, conflicted(true))
	expect(own).toMatchObject({ saving: { name: 'changed' }, version: 7 })
})

test('what another device saved is overwritten only after the person chose so', () => {
	const elsewhere = after(changed, saveBegan, conflicted(false))
	expect(elsewhere).toMatchObject({ saving: { name: 'elsewhere', kept }, version: 3 })
	expect(from(elsewhere, changed, saveBegan)).toBe(elsewhere)
	expect(from(elsewhere, { type: 'chose these answers' })).toMatchObject({ saving: { name: 'changed' }, version: 7 })
})

test('a draft that was sent elsewhere is not saved again under its key', () => {
	const gone = after(changed, saveBegan, { type: 'save conflicted', own: false, kept: undefined })
	expect(gone.saving).toEqual({ name: 'elsewhere', kept: undefined })
	expect(from(gone, { type: 'chose these answers' }, changed, saveBegan)).toBe(gone)
})

test('nothing is written any more once it was erased or sent', () => {
	for (const over of [after(changed, { type: 'erased' }), after(submitted(first), accepted)])
		for (const event of [changed, saveBegan, saved(4), conflicted(false)]) expect(afterEvent(over, event)).toBe(over)
})
