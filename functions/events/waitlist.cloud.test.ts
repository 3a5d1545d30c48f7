import { expect, test } from 'vitest'
import { ask, makeDue } from '#functions/account/erase.cloud.test.data.ts'
import { createEvent, today } from '#infra/testing/events.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud, inbox } from '#infra/testing/test-cloud.ts'
import { addDays } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { attend, colleague, guestsOf, key, linkIn, signUpsOf } from './events.cloud.test.data.ts'

type Event = Pick<EventRecord, '_id'>
type Call = Awaited<ReturnType<typeof attend>>
const said = ({ status, body }: Pick<Call, 'status' | 'body'>) => [status, body.message]

const wait = (event: Event, email = newEmail(), client = new TestClient()) =>
	attend(event, email, client, { wait: true })

/** Someone with an account, whose address is confirmed, signs up or waits. */
async function member(event: Event, how: typeof wait = attend) {
	const person = await createPerson()
	const { client, user } = person
	expect((await how(event, user.email, client)).status).toBe(200)
	return { ...person, email: user.email }
}

const countsOf = async ({ _id: id }: EventRecord) => {
	const { attending, waiting, offered } = (await colleague.call(eventsStaffApi.show, { id })).body.event ?? {}
	return { attending, waiting, offered }
}

const line = async ({ _id: id }: EventRecord) =>
	(await colleague.call(eventsStaffApi.guests, { id, limit: 50, waiting: true })).body.attendingInfo ?? []

const offeredIn = async (event: EventRecord) =>
	(await line(event)).flatMap(({ email, offeredUntil }) => (offeredUntil ? [email] : []))

const cancelMine = async ({ client }: { client: TestClient }) => {
	const [{ _id: id } = expect.unreachable()] = await signUpsOf(client)
	return client.call(eventsApi.cancelMine, { id })
}

const offerLink = (email: string) => linkIn(email, /Take my place, or give it up/)
const take = (token: string) => new TestClient().call(eventsApi.takePlace, { token })
const showSignUp = async (token: string) => (await new TestClient().call(eventsApi.showSignUp, { token })).body.event

/** As if so many hours had passed since they asked or were offered a place. */
async function longAgo({ _id }: EventRecord, email: string, hours: number) {
	const { transact } = await tableCode(cloud)
	const { guestId, guests } = await import('#functions/domain/events/guests.ts')
	const guest = (await guests.read(guestId(_id, email))) ?? expect.unreachable()
	const before = (moment: string) => new Date(Date.parse(moment) - hours * 3_600_000).toISOString()
	const { date, offeredUntil } = guest
	await transact(
		guests.touch(guest, { set: offeredUntil ? { offeredUntil: before(offeredUntil) } : { date: before(date) } }),
	)
}

const runJob = () => invoke('JobsWaitlist', { time: new Date().toISOString() })

test('who waits is offered the place that someone cancels, and takes it once', async () => {
	const event = await createEvent({ capacity: 1, instructions: 'Meet us at the bridge.' })
	const guest = await member(event)
	expect(said(await attend(event))).toEqual([409, sentences.full])
	const reply = await wait(event)
	expect([said(reply), reply.body.waits, reply.body.instructions]).toEqual([[200, sentences.waits], true, undefined])
	const first = await member(event, wait)
	const second = await member(event, wait)
	// Waiting again changes nothing, and tells a stranger nothing.
	for (const email of [first.email, guest.email]) expect(said(await wait(event, email))).toEqual([200, sentences.waits])
	expect(await countsOf(event)).toEqual({ attending: 1, waiting: 3, offered: 0 })
	expect(await signUpsOf(first.client)).toMatchObject([{ waiting: true }])
	expect((await signUpsOf(first.client))[0]?.instructions).toBeUndefined()

	await cancelMine(guest)
	expect(await countsOf(event)).toEqual({ attending: 0, waiting: 3, offered: 1 })
	expect(await offeredIn(event)).toEqual([first.email])
	// The offer holds the place.
	expect(said(await attend(event))).toEqual([409, sentences.full])
	const token = await offerLink(first.email)
	const waiting = await linkIn(second.email, /Stop waiting/)
	expect(said(await take(waiting))).toEqual([409, sentences.noPlaceYet])
	expect(await showSignUp(token)).toMatchObject({ waiting: true, offeredUntil: expect.any(String) })
	expect(said(await take(token))).toEqual([200, sentences.placeTaken])
	expect(said(await take(token))).toEqual([409, sentences.placeYours])
	expect(await countsOf(event)).toEqual({ attending: 1, waiting: 2, offered: 0 })
	expect((await guestsOf(event)).map(({ email }) => email)).toEqual([first.email])
	expect(await showSignUp(token)).toMatchObject({ instructions: 'Meet us at the bridge.' })
	await mailTo(first.email, /You’re on the list/)
})

test('lists, mails, the desk and the CSV have nobody who waits', async () => {
	const event = await createEvent({ date: today, capacity: 1 })
	const guest = await member(event)
	const { user } = await member(event, wait)
	const { _id: id } = event
	const names = [
		(await guestsOf(event)).map(({ email }) => email),
		(await colleague.call(eventsStaffApi.downloadGuests, { id })).body.attendingInfo?.map(({ email }) => email),
		(await colleague.call(eventsDeskApi.findGuests, { id, q: user.lastName })).body.guests?.map(({ email }) => email),
	]
	for (const listed of names) expect(listed).not.toContain(user.email)
	expect((await colleague.call(eventsDeskApi.deskGuests, { id })).body.guests).toHaveLength(1)
	await colleague.call(eventsStaffApi.emailGuests, { id, message: 'We start an hour later.', key })
	await mailTo(guest.email, /We start an hour later/)
	expect((await inbox(user.email)).map(({ subject }) => subject)).not.toContain('A message about our event')
})

test('an offer that nobody takes goes to the next, and its link is refused from its last moment on', async () => {
	const event = await createEvent({ capacity: 1 })
	const guest = await member(event)
	const [first, second] = [await member(event, wait), await member(event, wait)]
	await cancelMine(guest)
	const token = await offerLink(first.email)
	await longAgo(event, first.email, 25)
	// Where the job's own hour has just come, the offer is gone already.
	expect(said(await take(token))).toEqual([expect.toBeOneOf([409, 404]), sentences.offerOver])
	await runJob()
	expect(await offeredIn(event)).toEqual([second.email])
	expect(await countsOf(event)).toEqual({ attending: 0, waiting: 1, offered: 1 })
	expect(said(await take(token))).toEqual([404, sentences.offerOver])
	expect((await new TestClient().call(eventsApi.showSignUp, { token })).status).toBe(404)
	// It's refused, and they may wait again.
	expect(said(await wait(event, first.email, first.client))).toEqual([200, sentences.waits])
	await new TestClient().call(eventsApi.cancel, { token: await offerLink(second.email) })
	expect(await offeredIn(event)).toEqual([first.email])
})

test('two places that fall free at once go to the first two of three, and each is taken by one', async () => {
	const event = await createEvent({ capacity: 2 })
	const guests = [await member(event), await member(event)]
	const waiting = [await member(event, wait), await member(event, wait), await member(event, wait)]
	await Promise.all(guests.map(cancelMine))
	await runJob()
	const emails = waiting.map(({ email }) => email)
	expect((await offeredIn(event)).sort()).toEqual(emails.slice(0, 2).sort())
	const tokens = await Promise.all(emails.slice(0, 2).map(offerLink))
	const replies = await Promise.all([...tokens, ...tokens].map(take))
	expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
	expect(await countsOf(event)).toEqual({ attending: 2, waiting: 1, offered: 0 })
	expect(said(await attend(event))).toEqual([409, sentences.full])
})

test('the last place is never given twice while strangers and offers race for it', async () => {
	const event = await createEvent({ capacity: 1 })
	const guest = await member(event)
	const first = await member(event, wait)
	await Promise.all([cancelMine(guest), ...Array.from({ length: 4 }, () => attend(event)), runJob(), runJob()])
	await runJob()
	expect(await countsOf(event)).toEqual({ attending: 0, waiting: 1, offered: 1 })
	const token = await offerLink(first.email)
	await Promise.all([take(token), ...Array.from({ length: 4 }, () => attend(event))])
	expect(await countsOf(event)).toEqual({ attending: 1, waiting: 0, offered: 0 })
})

test('places are offered when staff remove a guest, raise the room or a place lapses, to confirmed addresses only', async () => {
	const event = await createEvent({ capacity: 1 })
	const stranger = newEmail()
	await attend(event, stranger)
	const unconfirmed = newEmail()
	await wait(event, unconfirmed)
	const [first, second, third] = [await member(event, wait), await member(event, wait), await member(event, wait)]
	await longAgo(event, stranger, 25)
	await runJob()
	expect(await offeredIn(event)).toEqual([first.email])
	await take(await offerLink(first.email))
	const [{ _id } = expect.unreachable()] = await guestsOf(event)
	await colleague.call(eventsStaffApi.removeGuest, { eventID: event._id, id: _id, key })
	expect(await offeredIn(event)).toEqual([second.email])
	const shown = (await colleague.call(eventsStaffApi.show, { id: event._id })).body.event ?? expect.unreachable()
	const { name, date, time, description, online, version } = shown
	const changes = { name, date, time, description, online, version, capacity: 2, id: event._id, key }
	expect((await colleague.call(eventsStaffApi.update, changes)).status).toBe(200)
	expect((await offeredIn(event)).sort()).toEqual([second.email, third.email].sort())
	// They confirm with the link of their mail, and are the next. Without that they leave the line after a day.
	await showSignUp(await linkIn(unconfirmed, /Confirm or stop waiting/))
	const never = newEmail()
	await wait(event, never)
	await longAgo(event, never, 25)
	await new TestClient().call(eventsApi.cancel, { token: await offerLink(second.email) })
	expect((await offeredIn(event)).sort()).toEqual([third.email, unconfirmed].sort())
	expect((await line(event)).map(({ email }) => email)).not.toContain(never)
})

test('one network’s five unconfirmed places are a bound for waiting too', async () => {
	const event = await createEvent({ capacity: 1 })
	await member(event)
	const client = new TestClient()
	for (let one = 0; one < 5; one++) expect((await wait(event, undefined, client)).status).toBe(200)
	expect(said(await wait(event, undefined, client))).toEqual([409, sentences.manyUnconfirmed])
})

test('an archived event offers nothing, goes on where it was, and nobody waits once it is over', async () => {
	const event = await createEvent({ capacity: 1 })
	const guest = await member(event)
	const first = await member(event, wait)
	const { _id: id } = event
	await cancelMine(guest)
	const token = await offerLink(first.email)
	await colleague.call(eventsStaffApi.archive, { id, key })
	expect(said(await take(token))).toEqual([404, sentences.gone])
	await colleague.call(eventsStaffApi.unarchive, { id, key })
	const { transact } = await tableCode(cloud)
	const { events, requireEvent } = await import('#functions/domain/events/table.ts')
	await transact(events.touch(await requireEvent(id), { set: { date: addDays(today, -1) } }))
	expect(said(await take(token))).toEqual([409, sentences.past])
	await runJob()
	expect([await line(event), await countsOf(event)]).toEqual([[], { attending: 0, waiting: 0, offered: 0 }])
})

test('who waits for a place is told that the event is off, also where nobody has one', async () => {
	for (const leaves of [false, true]) {
		const event = await createEvent({ capacity: 1 })
		const guest = await member(event)
		const waiting = [await member(event, wait), await member(event, wait)]
		if (leaves) await cancelMine(guest)
		const { _id: id } = event
		const archived = await colleague.call(eventsStaffApi.archive, { id, key })
		expect(archived.body.event).toMatchObject({ attending: leaves ? 0 : 1, waiting: 2, untold: true })
		await colleague.call(eventsStaffApi.emailGuests, { id, message: 'The hall has no heating.', key })
		for (const { email } of waiting) await mailTo(email, /canceled and won’t take place[\s\S]*no heating/)
		expect((await colleague.call(eventsStaffApi.show, { id })).body.event?.untold).toBe(false)
	}
})

test('whoever is erased while they wait, or hold an offer, is out of the line, and the next one is offered it', async () => {
	const event = await createEvent({ capacity: 1 })
	const guest = await member(event)
	const [first, second, third] = [await member(event, wait), await member(event, wait), await member(event, wait)]
	await cancelMine(guest)
	expect(await offeredIn(event)).toEqual([first.email])
	for (const erased of [first, second]) {
		expect((await ask(erased)).status).toBe(200)
		await invoke('JobsEraser', await makeDue(erased.user))
	}
	await runJob()
	expect(await offeredIn(event)).toEqual([third.email])
	expect(await countsOf(event)).toEqual({ attending: 0, waiting: 1, offered: 1 })
})
