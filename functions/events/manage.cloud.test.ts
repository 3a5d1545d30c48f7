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
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { longestPage } from '#shared/lists.ts'
import { messages } from '#shared/messages.ts'
import { colleague, key } from './events.cloud.test.data.ts'

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
