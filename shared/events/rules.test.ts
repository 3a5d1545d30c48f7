import { expect, test } from 'vitest'
import { eventsExamples } from './examples.ts'
import { EventRecord, PublicEvent, UpcomingEvent } from './records.ts'
import { eventState, imagesToDelete } from './rules.ts'
import { EventInput, GuestInput, SignInInput } from './schema.ts'

const event = eventsExamples.add
const wrong = (changes: Record<string, unknown>) =>
	(EventInput.safeParse({ ...event, ...changes }).error?.issues ?? []).map(({ path }) => path.join('.'))

test('an event that is not online has a place', () => {
	const nowhere = { streetAddress: '', city: '', state: '', zip: '' }
	expect(wrong(nowhere)).toEqual(['streetAddress', 'city', 'state', 'zip'])
	expect(wrong({ ...nowhere, online: 'yes' })).toEqual([])
})

test('at most five questions', () => {
	const question = { question: 'Do you bring a lantern?', type: 1 }
	expect(wrong({ questions: JSON.stringify(Array.from({ length: 5 }, () => question)) })).toEqual([])
	const { error } = EventInput.safeParse({ ...event, questions: Array.from({ length: 6 }, () => question) })
	expect(error?.issues[0]?.message).toBe('Maximum Questions Reached')
	expect(wrong({ questions: [{ ...question, type: 2 }] })).toEqual(['questions.0.type'])
})

test('an event without its main image says so in the documented words', () => {
	const { error } = EventInput.safeParse({ ...event, mainImg: undefined })
	expect(error?.issues[0]?.message).toBe('No File Attached!')
})

test('an empty guest form is told so in the documented words', () => {
	const { error } = GuestInput.safeParse({ ...eventsExamples.attend, firstName: ' ' })
	expect(error?.issues[0]?.message).toBe('Please Fill Out All Fields!')
})

test('a guest with a bleeding disorder describes it', () => {
	const guest = { ...eventsExamples.signIn, bleedingDisorderType: '' }
	expect(SignInInput.safeParse(guest).error?.issues.map(({ path }) => path[0])).toEqual([
		'bleedingDisorderType',
	])
	expect(SignInInput.safeParse({ ...guest, bleedingDisorder: 'no' }).success).toBe(true)
})

test('archived takes precedence', () => {
	expect(eventState({ active: true, archived: true })).toBe('archived')
	expect(eventState({ active: true, archived: false })).toBe('active')
	expect(eventState({ active: false, archived: false })).toBe('inactive')
})

test('pictures are deleted by what goes or by what stays', () => {
	const stored = ['a', 'b', 'c'].map((id) => ({ id }))
	expect(imagesToDelete(stored, { remove: ['b', 'x'] })).toEqual([{ id: 'b' }])
	expect(imagesToDelete(stored, { newImages: ['b'] })).toEqual([{ id: 'a' }, { id: 'c' }])
	expect(imagesToDelete(stored, { newImages: [] })).toHaveLength(3)
	expect(imagesToDelete(stored, {})).toEqual([])
})

test('the public sees nothing of who comes', () => {
	const { key, mainImg, ...sent } = EventInput.parse(event)
	expect([key, mainImg]).not.toContain(undefined)
	const stored = EventRecord.parse({
		...sent,
		_id: 'e1',
		dateAdded: '2026-05-10T12:00:00.000Z',
		attending: 7,
	})
	const seen = PublicEvent.parse({ ...stored, attendingInfo: [{ email: 'reed@example.org' }] })
	expect(seen).toMatchObject({ date: '10/04/2026', active: true, online: false, images: [] })
	for (const field of ['attending', 'attendingInfo', 'signinData', 'archived', 'version']) {
		expect(seen).not.toHaveProperty(field)
	}
	expect(UpcomingEvent.parse(stored)).toEqual({ _id: 'e1', name: 'Lantern Walk', date: '10/04/2026' })
})
