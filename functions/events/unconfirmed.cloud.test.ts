import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from '#functions/platform/ids.ts'
import { createEvent, today } from '#infra/testing/events.ts'
import { queuedTo } from '#infra/testing/outbox.ts'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsDoorApi } from '#shared/events/door-api.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { attend, attending, colleague, guestsOf, key, linkIn } from './events.cloud.test.data.ts'

const linkFor = (email: string) => linkIn(email, /Confirm or cancel my sign-up/)

/** As if they had signed up so many hours earlier. */
async function signedUpBefore({ _id }: EventRecord, email: string, hours: number) {
	const { transact } = await tableCode(cloud)
	const { guestId, guests } = await import('#functions/domain/events/guests.ts')
	const guest = (await guests.read(guestId(_id, email))) ?? expect.unreachable()
	const date = new Date(Date.parse(guest.date) - hours * 3_600_000).toISOString()
	await transact(guests.touch(guest, { set: { date } }))
}

const listed = async (event: EventRecord) => (await guestsOf(event)).map(({ email }) => email)

const refused = [409, sentences.manyUnconfirmed]
const statusOf = ({ status, body }: Awaited<ReturnType<typeof attend>>) => [status, body.message]

test('one network holds five places with addresses that nobody confirmed, however many it sends at once', async () => {
	const event = await createEvent({ capacity: 30 })
	const client = new TestClient()
	const replies = await Promise.all(Array.from({ length: 8 }, () => attend(event, undefined, client)))
	expect(replies.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(3).fill(409)])
	expect(await attending(event)).toBe(5)
	// Another network has places of its own, and this one has them at another event.
	expect((await attend(event)).status).toBe(200)
	expect((await attend(await createEvent(), undefined, client)).status).toBe(200)
})

test('once staff say that many sign up at one place, a hall may, each gets a mail, and 300 places are the end of it', async () => {
	const event = await createEvent()
	const { _id: id, name, date, time, description } = event
	const changes = { id, key, name, date, time, description, online: true, manyAtOnePlace: true }
	const { body } = await colleague.call(eventsStaffApi.update, changes)
	expect(body.event?.manyAtOnePlace).toBe(true)
	const client = new TestClient()
	// Elsewhere a network causes 20 mails an hour.
	const emails = Array.from({ length: 21 }, newEmail)
	await Promise.all(emails.map((email) => attend(event, email, client)))
	const mails = await queuedTo(...emails)
	expect([mails.length, mails.filter(({ notBefore }) => notBefore)]).toEqual([21, []])

	const { updateItem } = await tableCode(cloud)
	const network = { pk: `UNCONFIRMED#${sha256(`${id}\n${client.address}`)}`, sk: 'NETWORK' }
	await updateItem(network, { set: { places: 299 } })
	expect((await attend(event, undefined, client)).status).toBe(200)
	expect(statusOf(await attend(event, undefined, client))).toEqual(refused)
})

test('on the day of an event its guests may all be on the hall’s network', async () => {
	const event = await createEvent({ date: today })
	const client = new TestClient()
	for (let one = 0; one < 6; one++) expect((await attend(event, undefined, client)).status).toBe(200)
})

test('a click in the mail confirms a place, and canceling gives one back, each of them once', async () => {
	const event = await createEvent()
	const client = new TestClient()
	const emails = Array.from({ length: 5 }, newEmail)
	for (const email of emails) expect((await attend(event, email, client)).status).toBe(200)
	expect(statusOf(await attend(event, undefined, client))).toEqual(refused)

	const [confirms = '', cancels = ''] = emails
	const token = await linkFor(confirms)
	for (let turn = 0; turn < 3; turn++) await new TestClient().call(eventsApi.showSignUp, { token })
	expect((await attend(event, undefined, client)).status).toBe(200)
	expect(statusOf(await attend(event, undefined, client))).toEqual(refused)

	await new TestClient().call(eventsApi.cancel, { token: await linkFor(cancels) })
	// A place that was confirmed before gives none back when it's canceled.
	await new TestClient().call(eventsApi.cancel, { token })
	expect((await attend(event, undefined, client)).status).toBe(200)
	expect(statusOf(await attend(event, undefined, client))).toEqual(refused)
	expect(await attending(event)).toBe(5)
})

test('the list of guests says who hasn’t confirmed their email yet', async () => {
	const event = await createEvent()
	const [confirms, waits] = [newEmail(), newEmail()]
	for (const email of [confirms, waits]) await attend(event, email)
	const { client, user } = await createPerson()
	await attend(event, user.email, client)
	const unconfirmed = async (search: object = {}) => {
		const query = { id: event._id, limit: 50, ...search }
		const { attendingInfo = [] } = (await colleague.call(eventsStaffApi.guests, query)).body
		return attendingInfo.flatMap((guest) => (guest.unconfirmed ? [guest.email] : []))
	}
	expect((await unconfirmed()).sort()).toEqual([confirms, waits].sort())
	expect(await unconfirmed({ q: waits })).toEqual([waits])
	await new TestClient().call(eventsApi.showSignUp, { token: await linkFor(confirms) })
	expect(await unconfirmed()).toEqual([waits])
})

test('at a full event the oldest place that nobody confirmed for a day goes to who signs up next, and no other', async () => {
	// The page asks for the soonest events first.
	const event = await createEvent({ date: today, capacity: 4 })
	const [confirms, oldest, older, newest, next, last, late] = Array.from({ length: 7 }, newEmail)
	const first = [confirms, oldest, older, newest].map(String)
	for (const email of first) await attend(event, email)
	const link = await linkFor(String(oldest))
	await new TestClient().call(eventsApi.showSignUp, { token: await linkFor(String(confirms)) })
	const signUpOnPage = async () => {
		const { events = [] } = (await new TestClient().call(eventsApi.published, { active: true, limit: 100 })).body
		return events.find(({ _id }) => _id === event._id)?.signUp
	}
	expect(await signUpOnPage()).toBe('full')
	for (const [email, hours] of [
		[confirms, 90],
		[oldest, 50],
		[older, 25],
		[newest, 23],
	] as const)
		await signedUpBefore(event, String(email), hours)
	expect(await signUpOnPage()).toBe('open')
	expect((await attend(event, next)).status).toBe(200)
	expect((await listed(event)).sort()).toEqual([confirms, older, newest, next].sort())
	expect((await new TestClient().call(eventsApi.showSignUp, { token: link })).status).toBe(404)
	expect((await attend(event, last)).status).toBe(200)
	expect(statusOf(await attend(event, late))).toEqual([409, sentences.full])
	expect((await listed(event)).sort()).toEqual([confirms, newest, next, last].sort())
	expect([await attending(event), await signUpOnPage()]).toEqual([4, 'full'])
})

test('a form from the mail confirms a place, and opens at the door whatever name the sign-up took', async () => {
	const event = await createEvent({ date: today })
	const who = { firstName: 'A', lastName: 'Hernández de la Fuente', email: newEmail() }
	await new TestClient().call(eventsApi.attend, { id: event._id, ...who })
	const token = await linkFor(who.email)
	const sent = await new TestClient().call(eventsDoorApi.fillInBefore, { ...eventsExamples.fillInBefore, token })
	expect(sent.status).toBe(200)
	const { attendingInfo = [] } = (await colleague.call(eventsStaffApi.guests, { id: event._id, limit: 50 })).body
	const [guest = expect.unreachable()] = attendingInfo
	expect(guest.unconfirmed).toBeUndefined()
	const shown = await colleague.call(eventsDeskApi.formBefore, { id: event._id, guestID: guest._id })
	expect([shown.status, shown.body.form]).toMatchObject([200, who])
})

test('a network that is refused is refused for addresses on the list too, so it learns nothing of who comes', async () => {
	const event = await createEvent()
	const client = new TestClient()
	const listed = newEmail()
	await attend(event, listed)
	for (let one = 0; one < 5; one++) await attend(event, undefined, client)
	expect(statusOf(await attend(event, listed, client))).toEqual(refused)
	expect(statusOf(await attend(event, undefined, client))).toEqual(refused)
})

test('a member signs up with their own address from a network that is used up, and frees the place it held', async () => {
	const event = await createEvent({ capacity: 6 })
	const { client: member, user } = await createPerson()
	const here = new TestClient(member.address)
	await attend(event, user.email, here)
	for (let one = 0; one < 4; one++) await attend(event, undefined, here)
	expect(statusOf(await attend(event, undefined, here))).toEqual(refused)
	expect((await attend(event, user.email, member)).status).toBe(200)
	expect((await attend(event, undefined, here)).status).toBe(200)
	// Someone else's address isn't the member's own, also when they're signed in.
	expect(statusOf(await attend(event, undefined, member))).toEqual([409, sentences.full])
	expect(await attending(event)).toBe(6)
})

test('the addresses of an IPv6 household count together', async () => {
	const event = await createEvent()
	const household = `2001:db8:${randomInt(65_536).toString(16)}:1`
	const from = (host: number) => attend(event, undefined, new TestClient(`${household}::${host}`))
	for (let host = 1; host <= 5; host++) expect((await from(host)).status).toBe(200)
	expect(statusOf(await from(6))).toEqual(refused)
	expect((await attend(event, undefined, new TestClient(household.replace(/1$/, '2::1')))).status).toBe(200)
})
