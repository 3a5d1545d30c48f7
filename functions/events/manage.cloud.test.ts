import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEvent, signUp, today } from '#infra/testing/events.ts'
import { pagesOf } from '#infra/testing/pages.ts'
import { createEmployee, createPerson, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { addDays, monthDayYear } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { longestPage } from '#shared/lists.ts'
import { messages } from '#shared/messages.ts'

const key = 'otter-under-the-willow'
mayNotBeLogged(cloud, key)

const { client: colleague } = await createEmployee(['Event Access'], key)

const visitor = new TestClient()
/** Other tests have events too, so the list can have many pages. */
async function publicIds(query: { active?: boolean; limit?: number } = {}) {
	const ids: string[] = []
	const page = async (at: { cursor?: string }) =>
		(await visitor.call(eventsApi.published, { limit: 100, ...query, ...at })).body
	for await (const { events = [] } of pagesOf(page)) ids.push(...events.map(({ _id }) => _id))
	return ids
}

test('upcoming events come soonest first, then the past, page by page without a gap, and archived ones not at all', async () => {
	const [first, second, past, archived] = [
		await createEvent({ date: addDays(today, 1999) }),
		await createEvent({ date: addDays(today, 2000) }),
		await createEvent({ date: '1901-01-01', active: false }),
		await createEvent({ archived: true }),
	]
	const seen = await publicIds({ limit: 3 })
	expect(new Set(seen).size).toBe(seen.length)
	const ours = [past, archived, second, first].map(({ _id }) => _id)
	expect(seen.filter((id) => ours.includes(id))).toEqual([first._id, second._id, past._id])
	expect(await publicIds({ active: false })).not.toContain(first._id)
	expect((await visitor.call(eventsApi.published, { cursor: 'archived.' })).status).toBe(400)
	const teaser = (await visitor.call(eventsApi.upcoming, {})).body.events ?? []
	expect(teaser).toContainEqual({ _id: first._id, name: first.name, date: monthDayYear(first.date) })
})

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

test('the documented call without a limit answers whole events with their people', async () => {
	const event = await createEvent({ date: addDays(today, 3000) })
	const email = newEmail()
	const guest = { id: event._id, firstName: persona.firstName, lastName: persona.lastName, email }
	await visitor.call(eventsApi.attend, guest)
	const { body } = await colleague.call(eventsStaffApi.list, {})
	expect(body.events?.[0]).toMatchObject({ _id: event._id, attendingInfo: [{ email }], signinData: [] })
})

test('the documented call names every guest of a large event', async () => {
	const event = await createEvent({ date: addDays(today, 2999) })
	const names = { firstName: persona.firstName, lastName: persona.lastName }
	await signUp(
		event,
		Array.from({ length: longestPage + 5 }, () => ({ ...names, email: newEmail() })),
	)
	const { body } = await colleague.call(eventsStaffApi.list, {})
	const whole = body.events?.find(({ _id }) => _id === event._id)
	expect(new Set(whole?.attendingInfo?.map(({ _id }) => _id)).size).toBe(longestPage + 5)
})

test('answers are counted by the questions that the event has now', async () => {
	const [ride, food] = [randomUUID(), randomUUID()]
	const meal = { id: food, question: 'What don’t you eat?', type: 1 }
	const event = await createEvent({ questions: [{ id: ride, question: 'Do you need a ride?', type: 0 }, meal] })
	const { _id: id, name, time, description } = event
	const attend = (...questionAnswers: { id: string; answer: string }[]) =>
		new TestClient().call(eventsApi.attend, {
			id,
			firstName: persona.firstName,
			lastName: persona.lastName,
			email: newEmail(),
			questionAnswers,
		})
	await attend({ id: ride, answer: 'Yes' }, { id: food, answer: 'Fish' })
	await attend({ id: ride, answer: 'No' })
	await attend()
	expect((await colleague.call(eventsStaffApi.answers, { id })).body).toMatchObject({
		guests: 3,
		questions: [
			{ id: ride, yes: 1, no: 1, written: 0 },
			{ id: food, yes: 0, no: 0, written: 1 },
		],
	})
	const date = monthDayYear(event.date)
	const edited = { id, name, time, description, date, online: true, questions: [meal], version: 0, key }
	expect((await colleague.call(eventsStaffApi.update, edited)).status).toBe(200)
	const { body } = await colleague.call(eventsStaffApi.answers, { id })
	expect(body.questions).toEqual([{ id: food, yes: 0, no: 0, written: 1 }])
})

test('a download has every guest, and the audit trail says who took it', async () => {
	const { _id: id } = await createEvent()
	const email = newEmail()
	const names = { firstName: persona.firstName, lastName: persona.lastName }
	await visitor.call(eventsApi.attend, { id, ...names, email })
	const records = async () => (await itemsOf(`AUDIT#${id}`)).size
	const before = await records()
	const { body } = await colleague.call(eventsStaffApi.downloadGuests, { id })
	expect(body.attendingInfo).toMatchObject([{ email }])
	expect(await records()).toBe(before + 1)
})
