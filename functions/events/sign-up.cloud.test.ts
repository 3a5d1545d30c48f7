import { randomUUID } from 'node:crypto'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { afterEach, expect, test, vi } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { queuedTo } from '#infra/testing/outbox.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged, names } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { untilWindowIsYoung } from '#infra/testing/windows.ts'
import { addDays } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { attend, attending, colleague, guestsOf, linkIn, signUpsOf } from './events.cloud.test.data.ts'

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

const { client, transact } = await platformCode()

const { events } = await import('#functions/domain/events/table.ts')

const { handler } = await import('#functions/events/handler.ts')

afterEach(() => {
	vi.useRealTimers()
})

/** AWS cancels a transaction that touches an item of another one under way. The emulator carries out both. */
function cancelWhatCollides() {
	const seen = { isTaken: false, canceled: 0 }
	client.middlewareStack.add(
		(next, { commandName }) =>
			async (args) => {
				if (commandName !== 'TransactWriteItemsCommand') return next(args)
				const CancellationReasons = [{ Code: 'TransactionConflict' }]
				if (seen.isTaken && ++seen.canceled)
					throw new TransactionCanceledException({ message: 'Canceled', $metadata: {}, CancellationReasons })
				seen.isTaken = true
				return next(args).finally(() => Object.assign(seen, { isTaken: false }))
			},
		{ step: 'initialize', name: 'collisions' },
	)
	return seen
}

test('where AWS cancels what collides, a rush loses nobody’s place and doesn’t exceed the room', async () => {
	const event = await createEvent({ capacity: 12 })
	const seen = cancelWhatCollides()
	const signUp = async () => {
		const asked = { payload: { ...names, id: event._id, email: newEmail() }, headers: anew() }
		// A page sends the same again while the server is busy.
		for (;;) {
			const { status } = await request(handler, eventsApi.attend, asked)
			if (status !== 503) return status
		}
	}
	const statuses = await Promise.all(Array.from({ length: 20 }, signUp))
	client.middlewareStack.remove('collisions')
	expect(seen.canceled).toBeGreaterThan(20)
	expect(statuses.sort()).toEqual([...Array(12).fill(200), ...Array(8).fill(409)])
	expect([await attending(event), (await guestsOf(event)).length]).toEqual([12, 12])
})

/** The answers to a guest's link, which they got while the event was to be today, after so many days. */
async function answersAfter(days: number, movedBy: number) {
	const event = await createEvent({ date: today })
	const email = newEmail()
	const form = { ...names, email, id: event._id }
	await new TestClient().call(eventsApi.attend, form, anew())
	const { text } = await mailTo(email, /signed up for our event/)
	const token = /\/events\/cancel#([\w-]{21})$/m.exec(text)?.[1] ?? expect.unreachable()
	mayNotBeLogged(cloud, token)
	const seen = (await events.read(event._id)) ?? expect.unreachable()
	const after = { ...seen, date: addDays(today, movedBy), version: seen.version + 1 }
	if (movedBy > 0) await transact(events.change(seen, after, { onConflict: 'defect' }))
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 3_600_000 })
	const shown = await request(handler, eventsApi.showSignUp, { payload: { token } })
	const canceled = await request(handler, eventsApi.cancel, { payload: { token } })
	expect([canceled.status, canceled.body.message]).toEqual([200, sentences.canceled])
	return { shown: shown.status, attending: (await events.read(event._id))?.attending }
}

test('a guest’s link still works after the day that it was made for, if the event was moved', async () => {
	expect(await answersAfter(10, 30)).toEqual({ shown: 200, attending: 0 })
})

test('a link ends with the event', async () => {
	expect(await answersAfter(10, 0)).toEqual({ shown: 404, attending: 1 })
	expect(await answersAfter(40, 30)).toEqual({ shown: 404, attending: 1 })
})

/** What someone else typed as the member's name. */
const typed = { firstName: 'Mal', lastName: 'Lory' }

const ramp = { id: randomUUID(), question: 'Do you need a ramp?', type: 0 }

test('a member gets the sign-up of their own address, however a stranger who is signed in took it', async () => {
	const event = await createEvent({ capacity: 1, questions: [ramp] })
	const [{ client: stranger }, { client: owner, user }] = [await createPerson(), await createPerson()]
	await attend(event, user.email, stranger, { ...typed, info: 'nothing' })
	expect(await signUpsOf(stranger)).toEqual([])

	const own = { ...names, email: user.email, info: 'I need a ramp.' }
	const questionAnswers = [{ id: ramp.id, answer: 'Yes' }]
	const signedUp = await owner.call(eventsApi.attend, { ...own, id: event._id, questionAnswers })
	expect([signedUp.status, signedUp.body.message]).toEqual([200, sentences.signedUp])
	expect(await guestsOf(event)).toMatchObject([{ ...own, questionAnswers: [{ answer: 'Yes' }] }])
	expect(await attending(event)).toBe(1)
	await mailTo(user.email, /the list has your name and your answers now/)

	const [{ _id: id } = expect.unreachable()] = await signUpsOf(owner)
	await stranger.call(eventsApi.cancelMine, { id })
	expect(await guestsOf(event)).toHaveLength(1)
	const found = await colleague.call(eventsStaffApi.guests, { id: event._id, q: typed.firstName, limit: 50 })
	expect(found.body.attendingInfo).toEqual([])
	expect((await owner.call(eventsApi.cancelMine, { id })).status).toBe(200)
	expect([await guestsOf(event), await attending(event), await signUpsOf(owner)]).toEqual([[], 0, []])
})

test('someone who signs up again in their own account keeps the first answers, and can’t change others’', async () => {
	const event = await createEvent()
	const [{ client, user }, { user: other }] = [await createPerson(), await createPerson()]
	await attend(event, user.email, client, { info: 'first' })
	await attend(event, user.email, client, { info: 'second' })
	await attend(event, other.email, new TestClient(), { info: 'theirs' })
	await attend(event, other.email, client, { info: 'mine' })
	expect((await guestsOf(event)).map(({ info }) => info).sort()).toEqual(['first', 'theirs'])
})

test('parallel sign-ups of a stranger and the owner end in one place with the owner’s words', async () => {
	const event = await createEvent()
	const { client: owner, user } = await createPerson()
	const strangers = Array.from({ length: 3 }, () => attend(event, user.email, new TestClient(), typed))
	const all = await Promise.all([...strangers, attend(event, user.email, owner)])
	expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
	expect(await guestsOf(event)).toMatchObject([{ ...names, email: user.email }])
	expect([await attending(event), (await signUpsOf(owner)).length]).toEqual([1, 1])
})

test('a mail’s link to cancel still works for whose address it is, also after the place was taken over', async () => {
	const event = await createEvent()
	const { client: owner, user } = await createPerson()
	await attend(event, user.email, new TestClient(), typed)
	const token = await linkIn(user.email, /signed up for our event/)
	await attend(event, user.email, owner)
	expect((await new TestClient().call(eventsApi.cancel, { token })).status).toBe(200)
	expect([await guestsOf(event), await signUpsOf(owner)]).toEqual([[], []])
	const email = newEmail()
	await attend(event, email, owner)
	expect([(await guestsOf(event)).length, await signUpsOf(owner)]).toEqual([1, []])
})
