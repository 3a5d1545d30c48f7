import { expect, test } from 'vitest'
import type { ApplicationInput } from '#shared/applications/schema.ts'
import { ApiError } from '#web/lib/api.ts'
import {
	type Application,
	type ApplicationEvent,
	afterEvent,
	beginApplication,
	deliver,
	isPromised,
	mustBeSaved,
} from './application.ts'
import { newDraft } from './draft.ts'

const payload = (city: string) => ({ city }) as ApplicationInput
const [first, second, third] = ['Mossy Brook', 'Elsewhere', 'Further'].map(payload) as [
	ApplicationInput,
	ApplicationInput,
	ApplicationInput,
]

const submitted: ApplicationEvent = { type: 'submitted' }
const sent = (payload: ApplicationInput, at = 1) => [submitted, { type: 'leaves', payload, at } as const]
const accepted: ApplicationEvent = { type: 'accepted', token: 'BTG-1', payload: first, earlier: false }
const lost: ApplicationEvent = { type: 'lost' }
const refusal = (code: ApiError['code']) => new ApiError(code, 'No.')
const refused = (...unanswered: ApplicationInput[]): ApplicationEvent => ({
	type: 'refused',
	error: refusal('invalid'),
	payload: first,
	unanswered,
})
const filesTravel: ApplicationEvent = { type: 'submitted with files on their way' }

const begin = (change: Partial<Parameters<typeof beginApplication>[0]> = {}) =>
	beginApplication({
		draft: { unanswered: [] },
		isNew: true,
		version: 3,
		inAccount: true,
		payload: undefined,
		...change,
	})
const from = (state: Application, ...events: ApplicationEvent[]) => events.reduce(afterEvent, state)
const after = (...events: (ApplicationEvent | ApplicationEvent[])[]) => from(begin(), ...events.flat())

test('a submission is remembered before its answer, and gets one answer', () => {
	expect(after(sent(first))).toMatchObject({ sending: { name: 'on its way' }, unanswered: [first], sentAt: 1 })
	expect(after(sent(first), accepted)).toMatchObject({
		sending: { name: 'sent', token: 'BTG-1', payload: first, earlier: false },
		saving: { name: 'over' },
		unanswered: [],
	})
})

test('another click while it is on its way, or after it arrived, changes nothing', () => {
	for (const busy of [after(submitted), after(sent(first)), after(sent(first), accepted)])
		for (const event of [submitted, filesTravel]) expect(afterEvent(busy, event)).toBe(busy)
})

test('nothing is remembered as sent before it leaves', () => {
	expect(after(submitted)).toMatchObject({ sending: { name: 'on its way' }, unanswered: [] })
	expect(after(submitted, { type: 'erased' }, ...sent(first))).toMatchObject({ unanswered: [] })
})

test('an answer that is not expected changes nothing', () => {
	for (const state of [begin(), after(sent(first), refused())])
		for (const event of [accepted, lost, refused(), { type: 'leaves', payload: first, at: 2 } as const])
			expect(afterEvent(state, event)).toBe(state)
})

test('a submission waits for its files, and leaving the last step takes it back', () => {
	const waiting = after(filesTravel)
	expect(waiting.sending).toEqual({ name: 'waiting for files' })
	expect(from(waiting, { type: 'went on writing' }).sending).toEqual({ name: 'writing' })
	expect(from(waiting, ...sent(first)).sending).toEqual({ name: 'on its way' })
	const again = after(sent(first), lost, filesTravel)
	expect(again.isLost).toBe(true)
	expect(from(again, { type: 'went on writing' })).toMatchObject({ sending: { name: 'writing' }, isLost: true })
})

test('a submission without a connection may have arrived, and a retry sends the same one', () => {
	const away = after(sent(first), lost)
	expect(away).toMatchObject({ sending: { name: 'writing' }, isLost: true, unanswered: [first] })
	expect(from(away, ...sent(payload('Mossy Brook'), 2))).toMatchObject({ isLost: true, unanswered: [first], sentAt: 1 })
	expect(from(away, ...sent(second), lost, ...sent(first)).unanswered).toEqual([first, second])
})

test('a reload asks again for what has no answer, unless it was changed or isn’t complete any more', () => {
	const draft = { unanswered: [second, first] }
	expect(begin({ draft, payload: second })).toMatchObject({ sending: { name: 'on its way' }, isLost: true })
	for (const payload of [third, undefined]) {
		const changed = begin({ draft, payload })
		expect(changed).toMatchObject({ sending: { name: 'writing' }, isLost: true, unanswered: [second, first] })
		expect(isPromised(changed)).toBe(true)
	}
})

test('what waits to be sent or for its answer may not be erased by itself, and what was refused may', () => {
	for (const state of [after(filesTravel), after(sent(first)), after(sent(first), lost)])
		expect(isPromised(state)).toBe(true)
	for (const state of [begin(), after(sent(first), refused()), after(sent(first), lost, ...sent(first), accepted)])
		expect(isPromised(state)).toBe(false)
})

/** What comes of it when the server answers these one after the other. */
async function delivered(unanswered: ApplicationInput[], ...answers: (ApiError['code'] | 'accepted')[]) {
	const asked: ApplicationInput[] = []
	const outcome = await deliver(unanswered, async (payload) => {
		const answer = answers[asked.push(payload) - 1] ?? 'offline'
		return answer === 'accepted' ? { token: 'BTG-1' } : refusal(answer)
	})
	return { asked, outcome }
}

test('a changed application is tried first; where an older one had arrived, that one is confirmed', async () => {
	const newest = await delivered([second, first], 'accepted')
	expect(newest).toMatchObject({ asked: [second], outcome: { payload: second, earlier: false } })
	const older = await delivered([third, second, first], 'other-body', 'other-body', 'accepted')
	expect(older).toMatchObject({ asked: [third, second, first], outcome: { payload: first, earlier: true } })
	const none = await delivered([second, first], 'other-body', 'other-body')
	expect(none.outcome).toMatchObject({ type: 'refused', unanswered: [] })
})

test('a refused submission has not arrived, a failed one may have, and one without an answer too', async () => {
	expect(await delivered([second, first], 'invalid')).toMatchObject({
		asked: [second],
		outcome: { type: 'refused', payload: second, unanswered: [first] },
	})
	for (const code of ['failed', 'busy'] as const)
		expect((await delivered([second, first], code)).outcome).toMatchObject({
			type: 'refused',
			unanswered: [second, first],
		})
	expect(await delivered([second, first], 'offline')).toEqual({ asked: [second], outcome: { type: 'lost' } })
})

const changed: ApplicationEvent = { type: 'changed', keptInTab: true }
const saved = (version: number): ApplicationEvent => ({ type: 'saved', version })
const notSaved: ApplicationEvent = { type: 'not saved', problem: 'Not yet.', passes: true }
const kept = { draft: newDraft({ city: 'Elsewhere' }).draft, version: 7, savedAt: '2026-11-29T12:00:00.000Z' }
const conflicted = (own: boolean): ApplicationEvent => ({ type: 'conflicted', own, kept })

test('a guest’s answers are kept in the tab only', () => {
	const guests = begin({ inAccount: false })
	expect(from(guests, changed)).toMatchObject({ saving: { name: 'saved' }, isEmpty: false })
	const impossible = from(guests, { type: 'changed', keptInTab: false })
	expect(impossible.saving).toEqual({ name: 'changed' })
	expect(mustBeSaved(impossible)).toBe(false)
})

test('what a member types is saved to the account', () => {
	expect(mustBeSaved(begin())).toBe(false)
	expect(mustBeSaved(after(changed))).toBe(true)
	expect(after(changed, saved(4))).toMatchObject({ saving: { name: 'saved' }, version: 4 })
})

test('a save that failed stays so while someone types, and is over once it works', () => {
	const unsaved = after(changed, notSaved, changed)
	expect(unsaved).toMatchObject({ saving: { name: 'changed', problem: 'Not yet.' }, version: 3 })
	expect(mustBeSaved(unsaved)).toBe(true)
	expect(from(unsaved, saved(4), changed).saving).toEqual({ name: 'changed' })
})

test('a saving whose answer got lost is no conflict with another device', () => {
	const own = after(changed, notSaved, conflicted(true))
	expect(own).toMatchObject({ saving: { name: 'changed' }, version: 7 })
})

test('what another device saved is overwritten only after the person chose so', () => {
	const elsewhere = after(changed, conflicted(false))
	expect(elsewhere).toMatchObject({ saving: { name: 'elsewhere', kept }, version: 3 })
	expect(from(elsewhere, changed)).toBe(elsewhere)
	expect(mustBeSaved(elsewhere)).toBe(false)
	expect(from(elsewhere, { type: 'chose these answers' })).toMatchObject({ saving: { name: 'changed' }, version: 7 })
})

test('a draft that was sent elsewhere is not saved again under its key', () => {
	const gone = after(changed, { type: 'conflicted', own: false, kept: undefined })
	expect(gone.saving).toEqual({ name: 'elsewhere', kept: undefined })
	expect(from(gone, { type: 'chose these answers' }, changed)).toBe(gone)
})

test('nothing is written any more once it was erased or sent', () => {
	for (const over of [after(changed, { type: 'erased' }), after(sent(first), accepted)])
		for (const event of [changed, saved(4), conflicted(false)]) expect(afterEvent(over, event)).toBe(over)
})
