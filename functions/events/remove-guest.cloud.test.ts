import { expect, test } from 'vitest'
import { order } from '#functions/domain/mail/mail.cloud.test.data.ts'
import { mailKey } from '#functions/domain/mail/mail-id.ts'
import { createEvent, today } from '#infra/testing/events.ts'
import { afterMail } from '#infra/testing/eventually.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { before } from '#infra/testing/meanwhile.ts'
import { finished, queuedTo } from '#infra/testing/outbox.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { names, persona } from '#infra/testing/persona.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { untilWindowIsYoung } from '#infra/testing/windows.ts'
import { addDays } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { attend, colleague, guestsOf, key, linkIn, signUpsOf } from './events.cloud.test.data.ts'

const { transact, updateItem } = await platformCode()
const { events } = await import('#functions/domain/events/table.ts')
const { handler } = await import('#functions/events/handler.ts')

async function guestOf(event: EventRecord, email = newEmail(), client?: TestClient) {
	expect((await attend(event, email, client)).status).toBe(200)
	const found = (await guestsOf(event)).find((guest) => guest.email === email)
	return found ?? expect.unreachable()
}

const removal = ({ _id: eventID }: EventRecord, { _id: id, date }: { _id: string; date?: string }) => ({
	eventID,
	id,
	key,
	...(date && { date }),
})

const remove = (event: EventRecord, guest: { _id: string; date?: string }, headers = anew()) =>
	colleague.call(eventsStaffApi.removeGuest, removal(event, guest), headers)

test('a guest who is removed leaves the list, the dashboard and the count, is told, and can sign up again', async () => {
	const event = await createEvent({ capacity: 1 })
	const { client, user } = await createPerson()
	const guest = await guestOf(event, user.email, client)
	const once = anew()
	const answers = [await remove(event, guest, once), await remove(event, guest, once)]
	for (const { status, body } of answers)
		expect([status, body.message, body.event?.attending]).toEqual([200, sentences.guestRemoved, 0])
	expect(await guestsOf(event)).toEqual([])
	expect(await signUpsOf(client)).toEqual([])
	const { text, subject } = await mailTo(user.email, /took you off the list/)
	expect([subject, text.includes(event.name)]).toEqual(['You’re off the list for our event', true])
	const actions = [...(await itemsOf(`AUDIT#${user._id}`)).values()].map((record) => JSON.parse(record).action)
	expect(actions.filter((action) => action === eventsStaffApi.removeGuest.path)).toHaveLength(1)
	const found = await colleague.call(eventsStaffApi.guests, { id: event._id, q: user.email, limit: 5 })
	expect(found.body.attendingInfo).toEqual([])
	expect((await attend(event, user.email, client)).status).toBe(200)
})

test('a confirmation that is sent in the next hour tells of the sign-up and the event as they are by then', async () => {
	await untilWindowIsYoung(60)
	const [moved, off, left] = [await createEvent(), await createEvent(), await createEvent()]
	const going = new Map([moved, off, left].map((event) => [newEmail(), event]))
	for (const [email, event] of going)
		for (const before of [await createEvent(), await createEvent(), event]) await attend(before, email)
	const waiting = (await queuedTo(...going.keys())).filter(({ notBefore }) => notBefore)
	await updateItem(events.key(moved._id), { set: { time: 'Half past seven' } })
	await updateItem(events.key(off._id), { set: { archived: true } })
	const [guest = expect.unreachable()] = await guestsOf(left)
	expect((await remove(left, guest)).status).toBe(200)
	// As if the next hour had begun.
	for (const { id } of waiting) await updateItem(mailKey(id), { set: { notBefore: Date.now() - 1 } })
	await order(waiting.map(({ id }) => JSON.stringify({ mail: id })))
	const ends = await Promise.all(waiting.map(({ id }) => finished(id)))
	expect(new Map(ends.map(({ to, state }) => [going.get(to), state]))).toEqual(
		new Map([
			[moved, 'sent'],
			[off, 'expired'],
			[left, 'expired'],
		]),
	)
	const [email = ''] = going.keys()
	expect((await inbox(email)).filter(({ text }) => text.includes('Half past seven'))).toHaveLength(1)
})

test('the links of a guest who was removed lead nowhere, and the network gets the place back', async () => {
	const event = await createEvent()
	const here = new TestClient()
	const email = newEmail()
	const guest = await guestOf(event, email, here)
	const token = await linkIn(email, /on the list/)
	for (let one = 0; one < 4; one++) await attend(event, newEmail(), here)
	expect((await attend(event, newEmail(), here)).status).toBe(409)
	expect((await remove(event, guest)).status).toBe(200)
	expect((await new TestClient().call(eventsApi.showSignUp, { token })).status).toBe(404)
	const canceled = await new TestClient().call(eventsApi.cancel, { token })
	expect([canceled.status, (await guestsOf(event)).length]).toEqual([200, 4])
	expect((await attend(event, newEmail(), here)).status).toBe(200)
	expect((await mailTo(email, /took you off the list/)).text).not.toContain(persona.firstName)
})

test('a sign-up that took the place of the one on the screen isn’t removed unseen', async () => {
	const event = await createEvent()
	const { client, user } = await createPerson()
	const seen = await guestOf(event, user.email)
	await attend(event, user.email, client)
	const refused = await remove(event, seen)
	expect([refused.status, refused.body.message]).toEqual([409, sentences.guestChanged])
	const fresh = refused.body.fresh?.guest ?? expect.unreachable()
	expect(fresh).toMatchObject({ _id: seen._id, email: user.email })
	expect(fresh).not.toHaveProperty('memberId')
	// A client that knows the documents alone sends no date and removes who is there.
	expect((await remove(event, { _id: fresh._id })).status).toBe(200)
})

test('a guest who signed in at the door stays, until that is undone', async () => {
	const event = await createEvent()
	const email = newEmail()
	const guest = await guestOf(event, email)
	const arrival = {
		...eventsExamples.signIn,
		...names,
		streetAddress: persona.address,
		email,
		eventID: event._id,
		guestID: guest._id,
	}
	const { id = '' } = (await colleague.call(eventsDeskApi.signIn, arrival, anew())).body
	const refused = await remove(event, guest)
	expect([refused.status, refused.body.message]).toEqual([409, sentences.guestCame])
	await colleague.call(eventsDeskApi.undoSignIn, { eventID: event._id, id })
	const both = await Promise.all([remove(event, guest), colleague.call(eventsDeskApi.signIn, arrival, anew())])
	// Of the two only one happened.
	const statuses = both.map(({ status }) => status)
	expect([
		[200, 404],
		[409, 200],
	]).toContainEqual(statuses)
	expect(await guestsOf(event)).toHaveLength(statuses[0] === 200 ? 0 : 1)
})

test('a guest who is removed while they sign in is told that they signed up no more', async () => {
	const event = await createEvent()
	const email = newEmail()
	const guest = await guestOf(event, email)
	const payload = { ...eventsExamples.signIn, ...names, email, eventID: event._id, guestID: guest._id }
	const answer = await before(
		'TransactWriteItemsCommand',
		async () => expect((await remove(event, guest)).status).toBe(200),
		() => request(handler, eventsDeskApi.signIn, { payload, cookie: colleague.cookie, headers: anew() }),
	)
	expect([answer.status, answer.body.message]).toEqual([404, sentences.guestNotFound])
})

test('of an event that is over a guest is removed without a mail; another event’s guest isn’t found', async () => {
	const event = await createEvent()
	const email = newEmail()
	const guest = await guestOf(event, email)
	await mailTo(email, /on the list/)
	const elsewhere = await remove(await createEvent(), guest)
	expect([elsewhere.status, elsewhere.body.message]).toEqual([404, sentences.guestGone])
	const seen = (await events.read(event._id)) ?? expect.unreachable()
	const over = { ...seen, date: addDays(today, -1), version: seen.version + 1 }
	await transact(events.change(seen, over, { onConflict: 'defect' }))
	const { body } = await remove(event, guest)
	expect([body.message, body.event?.attending]).toEqual([sentences.guestRemoved, 0])
	await afterMail(async () => expect(await inbox(email)).toHaveLength(1))
})

test('two colleagues who remove the same guest at once remove one', async () => {
	const event = await createEvent()
	const [guest] = [await guestOf(event), await guestOf(event)]
	const replies = await Promise.all([anew(), anew()].map((headers) => remove(event, guest, headers)))
	expect(replies.map(({ status }) => status)).toEqual([200, 200])
	const { body } = await colleague.call(eventsStaffApi.show, { id: event._id })
	expect([body.event?.attending, (await guestsOf(event)).length]).toEqual([1, 1])
})
