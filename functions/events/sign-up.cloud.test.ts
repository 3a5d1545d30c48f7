import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { queuedTo } from '#infra/testing/outbox.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged, names } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { untilWindowIsYoung } from '#infra/testing/windows.ts'
import { addDays } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { attend, attending, guestsOf, linkIn, signUpsOf } from './events.cloud.test.data.ts'

const question = { id: randomUUID(), question: 'How many children do you bring?', type: 1 }

test('a visitor signs up, gets a mail with a calendar file, and cancels by its link without an account', async () => {
	const event = await createEvent({ questions: [question], instructions: 'Meet us at the bridge.' })
	const email = newEmail()
	const visitor = new TestClient()
	const answer = 'Two of them.\nOne is small.'
	const form = { ...names, email, id: event._id, questionAnswers: [{ id: question.id, answer }] }
	const { status, body } = await visitor.call(eventsApi.attend, form, anew())
	expect([status, body.message, body.instructions]).toEqual([200, sentences.signedUp, event.instructions])
	expect(await guestsOf(event)).toMatchObject([
		{ email, questionAnswers: [{ id: question.id, question: question.question, answer }] },
	])
	const token = await linkIn(email, /signed up for our event/)
	const shown = await visitor.call(eventsApi.showSignUp, { token })
	expect(shown.body.event).toMatchObject({ name: event.name, location: 'Online', state: 'coming' })
	const cancel = () => new TestClient().call(eventsApi.cancel, { token })
	expect([(await cancel()).body.message, (await cancel()).body.message]).toEqual([
		sentences.canceled,
		sentences.canceled,
	])
	expect([await guestsOf(event), await attending(event)]).toEqual([[], 0])
	expect((await visitor.call(eventsApi.showSignUp, { token })).status).toBe(404)
})

test('an address is on the list once, even in parallel, and only the mail tells that it was there before', async () => {
	const event = await createEvent()
	const email = newEmail()
	const replies = await Promise.all(Array.from({ length: 5 }, () => attend(event, email)))
	for (const { status, body } of replies)
		expect([status, body]).toEqual([200, { status: true, message: sentences.signedUp }])
	expect([(await guestsOf(event)).length, await attending(event)]).toEqual([1, 1])
	await mailTo(email, /already on the list/i)
})

test('one mail beyond those of an hour is sent in the next one, and its link to cancel works', async () => {
	await untilWindowIsYoung(60)
	const email = newEmail()
	for (const event of [await createEvent(), await createEvent()]) await attend(event, email)
	const event = await createEvent({ capacity: 1 })
	expect((await attend(event, email)).body.message).toBe(sentences.signedUp)
	// Only one waits for a mailbox, and only the first one about an event.
	await attend(await createEvent(), email)
	await attend(event, email)
	const [waiting = expect.unreachable(), ...others] = (await queuedTo(email)).filter(({ notBefore }) => notBefore)
	expect(others).toEqual([])
	const hour = 3_600_000
	expect(waiting.notBefore).toBe((Math.floor(Date.parse(waiting.queuedAt) / hour) + 1) * hour)
	expect(waiting.content).toMatchObject({ event: { id: event._id }, firstName: '', listed: 'new' })
	const token = waiting.content?.cancelToken ?? expect.unreachable()
	mayNotBeLogged(cloud, token)
	await new TestClient().call(eventsApi.cancel, { token })
	expect(await guestsOf(event)).toEqual([])
})

test('the last place is taken once, a place that is given back is free, and a full event says so', async () => {
	const event = await createEvent({ capacity: 2 })
	const { client, user } = await createPerson()
	expect((await attend(event, user.email, client)).status).toBe(200)
	const replies = await Promise.all(Array.from({ length: 4 }, () => attend(event)))
	const refused = replies.filter(({ status }) => status !== 200)
	expect(refused.map(({ status, body }) => [status, body.message])).toEqual(Array(3).fill([409, sentences.full]))
	const [own] = await signUpsOf(client)
	await client.call(eventsApi.cancelMine, { id: own?._id ?? expect.unreachable() })
	expect((await attend(event)).status).toBe(200)
	expect(await attending(event)).toBe(2)
})

test.each([
	['over', { date: addDays(today, -1) }, 409, sentences.past],
	['inactive', { active: false }, 409, sentences.past],
	['archived', { archived: true }, 404, sentences.gone],
])('an event that is %s takes no sign-up', async (_, changes, status, sentence) => {
	const reply = await attend(await createEvent(changes))
	expect([reply.status, reply.body.message]).toEqual([status, sentence])
})

test('a member finds their sign-ups on the dashboard and cancels them; nobody else can', async () => {
	const event = await createEvent()
	const [{ client, user }, { client: other }] = [await createPerson(), await createPerson()]
	// First without signing in: the address alone puts nothing on the dashboard.
	await attend(event, user.email)
	expect(await signUpsOf(client)).toEqual([])
	await attend(event, user.email, client)
	const [own] = await signUpsOf(client)
	expect(own).toMatchObject({ eventID: event._id, name: event.name, state: 'coming', ...names })
	const id = own?._id ?? expect.unreachable()
	await other.call(eventsApi.cancelMine, { id })
	expect(await guestsOf(event)).toHaveLength(1)
	const { body } = await client.call(eventsApi.cancelMine, { id })
	expect(body.message).toBe(sentences.canceled)
	expect(await guestsOf(event)).toEqual([])
	expect(await signUpsOf(client)).toEqual([])
})
