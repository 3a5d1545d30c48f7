import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEvent, signUp, today } from '#infra/testing/events.ts'
import { pagesOf } from '#infra/testing/pages.ts'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { names, persona } from '#infra/testing/persona.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { addDays, monthDayYear } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { questionTypes } from '#shared/events/schema.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { longestPage } from '#shared/lists.ts'
import { messages } from '#shared/messages.ts'
import { attend, colleague, key } from './events.cloud.test.data.ts'

const visitor = new TestClient()
/** Other tests have events too, so the list can have many pages. */
async function publicIds(query: { active?: boolean; limit?: number } = {}) {
	const ids: string[] = []
	const page = async (at: { cursor?: string }) =>
		(await visitor.call(eventsApi.published, { limit: 100, ...query, ...at })).body
	for await (const { events = [] } of pagesOf(page)) ids.push(...events.map(({ _id }) => _id))
	return ids
}

test('an event is edited without losing what the request does not name; an older version gets a conflict', async () => {
	const question = { id: randomUUID(), question: 'Will you bring a lantern?', type: 0 }
	const event = await createEvent({ capacity: 40, instructions: 'Meet us.', questions: [question] })
	const { _id: id, time, description } = event
	const documented = { id, time, description, date: monthDayYear(event.date), online: 'yes', key } as const
	const { id: _, ...withoutId } = question
	const questions = [{ question: 'Will you sing?', type: 1 }, withoutId]
	const edited = await colleague.call(eventsStaffApi.update, {
		...documented,
		name: 'River Walk',
		questions,
		version: 0,
	})
	expect(edited.body).toMatchObject({
		message: sentences.updated,
		event: { name: 'River Walk', capacity: 40, instructions: 'Meet us.', version: 1 },
	})
	expect(edited.body.event?.questions.map(({ id }) => id === question.id)).toEqual([false, true])
	const late = await colleague.call(eventsStaffApi.update, { ...documented, name: 'Late', version: 0 })
	expect([late.status, late.body.message]).toEqual([409, messages.stale])
	const found = await colleague.call(eventsStaffApi.list, { q: 'river w', limit: 100 })
	expect(found.body.events?.map(({ _id }) => _id)).toContain(id)
})

test('an archived event leaves the page, the count and its guests’ plans; unarchived it is back', async () => {
	const event = await createEvent()
	const { _id: id } = event
	const { client, user } = await createPerson()
	await client.call(eventsApi.attend, {
		id,
		firstName: persona.firstName,
		lastName: persona.lastName,
		email: user.email,
	})
	const archived = await colleague.call(eventsStaffApi.archive, { id, key, version: 0 })
	expect(archived.body).toMatchObject({ message: sentences.archived, event: { archived: true, version: 1 } })
	expect(await publicIds()).not.toContain(id)
	expect((await client.call(eventsApi.mySignUps, {})).body.signUps).toMatchObject([{ state: 'off' }])
	expect((await colleague.call(eventsStaffApi.unarchive, { id, key, version: 0 })).status).toBe(409)
	expect((await colleague.call(eventsStaffApi.unarchive, { id, key })).status).toBe(200)
	expect(await publicIds()).toContain(id)
})

test('the documented call names every guest of a large event', async () => {
	const event = await createEvent({ date: addDays(today, 2999) })
	await signUp(
		event,
		Array.from({ length: longestPage + 5 }, () => ({ ...names, email: newEmail() })),
	)
	const { body } = await colleague.call(eventsStaffApi.list, {})
	const whole = body.events?.find(({ _id }) => _id === event._id)
	expect(new Set(whole?.attendingInfo?.map(({ _id }) => _id)).size).toBe(longestPage + 5)
})

test('a download has every guest, and the audit trail says who took it', async () => {
	const { _id: id } = await createEvent()
	const email = newEmail()
	await visitor.call(eventsApi.attend, { id, ...names, email })
	const records = async () => (await itemsOf(`AUDIT#${id}`)).size
	const before = await records()
	const { body } = await colleague.call(eventsStaffApi.downloadGuests, { id })
	expect(body.attendingInfo).toMatchObject([{ email }])
	expect(await records()).toBe(before + 1)
})

const need = { id: 'ride', question: 'Do you need a ride?', type: questionTypes.yesNo }

const offer = { ...need, question: 'Can you offer a ride?' }

const answered = (_id: string, ...questionAnswers: { id: string; question?: string; answer: string }[]) =>
	attend({ _id }, undefined, undefined, { questionAnswers })

const counted = async (id: string) => (await colleague.call(eventsStaffApi.answers, { id })).body

test('a question that is reworded is another one, and answers to its older words don’t count for it', async () => {
	const { _id: id, name, time, description, date } = await createEvent({ questions: [need] })
	await answered(id, { id: 'ride', answer: 'Yes' })
	const edited = { id, key, name, time, description, date, online: true, questions: [offer] }
	expect((await colleague.call(eventsStaffApi.update, edited)).status).toBe(200)
	expect(await counted(id)).toMatchObject({ guests: 1, questions: [{ id: 'ride', yes: 0, no: 0 }] })
	// The page of this guest still asks with the older words.
	await answered(id, { id: 'ride', question: need.question, answer: 'Yes' })
	await answered(id, { id: 'ride', question: offer.question, answer: 'No' })
	expect(await counted(id)).toMatchObject({ guests: 3, questions: [{ id: 'ride', yes: 0, no: 1 }] })
	const { body } = await colleague.call(eventsStaffApi.guests, { id, limit: 10 })
	const questions = body.attendingInfo?.map(({ questionAnswers: [one] }) => one?.question)
	expect(questions).toEqual([offer.question, need.question, need.question])
})

test('who writes Yes or No where words were asked for wrote something, and short answers are counted', async () => {
	const seats = { id: 'seats', question: 'Do you need a certain seat?', type: questionTypes.text }
	const { _id: id } = await createEvent({ questions: [seats] })
	for (const answer of ['Yes', 'No', 'By the door']) await answered(id, { id: 'seats', answer })
	expect(await counted(id)).toEqual({
		status: true,
		guests: 3,
		questions: [{ id: 'seats', yes: 0, no: 0, written: 3 }],
	})
	for (const answer of ['Yes', 'No', 'By the door']) await answered(id, { id: 'seats', answer })
	const texts = { Yes: 2, No: 2, 'By the door': 2 }
	expect(await counted(id)).toMatchObject({ questions: [{ written: 6, texts }] })
	await answered(id, { id: 'seats', answer: 'Anywhere from which the piano can be seen' })
	expect((await counted(id)).questions).toEqual([{ id: 'seats', yes: 0, no: 0, written: 7 }])
})

/** An event with a guest, whose day an employee types wrong by two days. */
async function wrongDay() {
	const event = await createEvent()
	const { _id: id, name, time, description } = event
	const first = newEmail()
	await signUp(event, [{ ...names, email: first }])
	const isUntold = async () =>
		(await colleague.call(eventsStaffApi.show, { id })).body.event?.untold ?? expect.unreachable()
	const setDate = async (date: string) => {
		const edited = { id, key, name, time, description, online: 'yes', date } as const
		expect((await colleague.call(eventsStaffApi.update, edited)).status).toBe(200)
		return isUntold()
	}
	expect(await setDate(addDays(event.date, 2))).toBe(true)
	return { id, first, isUntold, attend: (email: string) => attend(event, email), setRight: () => setDate(event.date) }
}

test.each(['someone new', 'someone on the list'])(
	'when %s signs up on a wrong day, guests know different ones until everyone gets an email',
	async (who) => {
		const { id, first, attend, setRight, isUntold } = await wrongDay()
		await attend(who === 'someone new' ? newEmail() : first)
		expect(await setRight()).toBe(true)
		expect((await colleague.call(eventsStaffApi.emailGuests, { id, key, message: 'It’s the 10th.' })).status).toBe(200)
		expect(await isUntold()).toBe(false)
	},
)

test('who signs up once everyone else is gone knows the event as it is', async () => {
	const { id, first, attend, setRight, isUntold } = await wrongDay()
	const { body } = await colleague.call(eventsDeskApi.findGuests, { id, q: first })
	const guest = body.guests?.[0]?._id ?? expect.unreachable()
	await colleague.call(eventsStaffApi.removeGuest, { eventID: id, id: guest, key })
	await attend(newEmail())
	expect(await isUntold()).toBe(false)
	expect(await setRight()).toBe(true)
})
