import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { createEmployee, newEmail } from '#infra/testing/people.ts'
import { names, persona } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { wholeTable } from '#infra/testing/table-dump.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { addDays } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'

const { client: desk } = await createEmployee(['Event Access'])
const { client: otherDesk } = await createEmployee(['Event Access'])

const entry = (eventID: string, changes = {}) => ({
	...eventsExamples.signIn,
	...names,
	streetAddress: persona.address,
	email: newEmail(),
	eventID,
	...changes,
})

async function eventWithGuest() {
	const { _id: eventID } = await createEvent()
	const email = newEmail()
	await new TestClient().call(eventsApi.attend, { ...names, email, id: eventID }, anew())
	const find = async (q: string) => (await desk.call(eventsDeskApi.findGuests, { id: eventID, q })).body.guests
	const [guest] = (await find(persona.lastName.slice(0, 3))) ?? []
	return { eventID, email, find, guest: guest ?? expect.unreachable() }
}

const signedIn = async (id: string) =>
	(await desk.call(eventsDeskApi.signIns, { id, limit: 50 })).body.signinData ?? expect.unreachable()

test('a guest is found by three letters of a name or email, at this event and after them only', async () => {
	const { eventID, email, find } = await eventWithGuest()
	expect(await find(email.slice(0, 3))).toMatchObject([{ email, signedIn: false }])
	expect(await find(persona.firstName.slice(0, 4).toUpperCase())).toMatchObject([{ email }])
	const tooFew = await desk.call(eventsDeskApi.findGuests, { id: eventID, q: ' br ' })
	expect([tooFew.status, tooFew.body.message]).toEqual([400, sentences.threeLetters])
	const { _id: other } = await createEvent()
	const elsewhere = await desk.call(eventsDeskApi.findGuests, { id: other, q: email })
	expect(elsewhere.body.guests).toEqual([])
})

test('an entry that is sent again is one sign-in; undoing it is possible, twice as well as once', async () => {
	const { eventID, email, find, guest } = await eventWithGuest()
	const sent = entry(eventID, { email, guestID: guest._id })
	const once = anew()
	const replies = await Promise.all(Array.from({ length: 4 }, () => desk.call(eventsDeskApi.signIn, sent, once)))
	expect(replies.map(({ status, body }) => [status, body.message])).toEqual(Array(4).fill([200, sentences.signedIn]))
	const ids = new Set(replies.map(({ body }) => body.id))
	expect(ids.size).toBe(1)
	expect(await signedIn(eventID)).toMatchObject([{ email, bleedingDisorder: true, birthday: '04/23/1990' }])
	expect(await find(email)).toMatchObject([{ signedIn: true }])
	const events = (await desk.call(eventsDeskApi.forSignIn, {})).body.events
	expect(events?.find(({ _id }) => _id === eventID)).toMatchObject({ signedIn: 1, time: '6 to 8 pm' })
	const [id = ''] = ids
	for (let turn = 0; turn < 2; turn++) {
		const undone = await otherDesk.call(eventsDeskApi.undoSignIn, { eventID, id })
		expect([undone.status, undone.body.message]).toEqual([200, sentences.signInUndone])
	}
	expect(await signedIn(eventID)).toEqual([])
	expect(await find(email)).toMatchObject([{ signedIn: false }])
})

test('an entry that a colleague sends again days later, because nobody heard the first answer, is one sign-in', async () => {
	const { _id: eventID } = await createEvent()
	const sent = entry(eventID)
	const once = anew()
	const first = await desk.call(eventsDeskApi.signIn, sent, once)
	const again = await otherDesk.call(eventsDeskApi.signIn, sent, once)
	expect([again.status, again.body.id]).toEqual([200, first.body.id])
	expect(await signedIn(eventID)).toHaveLength(1)
	const kept = [...(await wholeTable())].filter(([, item]) => item.includes(first.body.id ?? '?'))
	const [, answer = '{}'] = kept.find(([key]) => key.startsWith('ONCE#')) ?? []
	expect(JSON.parse(answer).endsAt - Date.now()).toBeGreaterThan(7 * 24 * 3_600_000)
	const other = await otherDesk.call(eventsDeskApi.signIn, entry(eventID), once)
	expect(other.body.code).toBe('other-body')
})

test('two desks that sign the same guest in: the second is told', async () => {
	const { eventID, email, guest } = await eventWithGuest()
	const sent = entry(eventID, { email, guestID: guest._id })
	const replies = await Promise.all([desk, otherDesk].map((one) => one.call(eventsDeskApi.signIn, sent, anew())))
	expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
	expect(await signedIn(eventID)).toHaveLength(1)
})

test('a walk-in is signed in, also by an entry that arrives after the event left the site', async () => {
	const { _id } = await createEvent({ archived: true })
	expect((await desk.call(eventsDeskApi.signIn, entry(_id), anew())).status).toBe(200)
	const future = await desk.call(eventsDeskApi.signIn, entry(_id, { birthday: '01/01/2090' }), anew())
	expect([future.status, Object.keys(future.body.errors ?? {})]).toEqual([400, ['birthday']])
	const gone = await desk.call(eventsDeskApi.signIn, entry(randomUUID()), anew())
	expect([gone.status, gone.body.message]).toEqual([404, sentences.notFound])
})

const onTheDevice = async (id: string) =>
	(await desk.call(eventsDeskApi.deskGuests, { id })).body.guests ?? expect.unreachable()

const deskEvent = async (id: string) =>
	(await desk.call(eventsDeskApi.forSignIn, {})).body.events?.find(({ _id }) => _id === id)

test('the desk counts who is in, who hadn’t signed up, and all the people; undoing takes them away again', async () => {
	const { eventID, email, guest } = await eventWithGuest()
	expect(await deskEvent(eventID)).toMatchObject({ attending: 1, signedIn: 0, walkIns: 0, people: 0 })
	await desk.call(eventsDeskApi.signIn, entry(eventID, { email, guestID: guest._id }), anew())
	const walkIn = await desk.call(eventsDeskApi.signIn, entry(eventID, { groupMembers: '5 of us' }), anew())
	expect(await deskEvent(eventID)).toMatchObject({ attending: 1, signedIn: 2, walkIns: 1, people: 8 })
	await desk.call(eventsDeskApi.undoSignIn, { eventID, id: walkIn.body.id ?? '' })
	expect(await deskEvent(eventID)).toMatchObject({ signedIn: 1, walkIns: 0, people: 3 })
})

/** Makes a guest who came to one event and signed up for another. */
async function cameBefore(changes = {}) {
	const { _id: earlier } = await createEvent()
	const signedUp = await eventWithGuest()
	const came = entry(earlier, { email: signedUp.email, groupMembers: '4', ...changes })
	const first = await desk.call(eventsDeskApi.signIn, came, anew())
	const { eventID, guest } = signedUp
	const answers = { eventID, guestID: guest._id, photoOptIn: false, sponsorContactOptIn: false }
	const firstId = first.body.id ?? expect.unreachable()
	return { ...signedUp, came, firstId, again: { ...answers, groupMembers: '2' } }
}

test('a known guest answers only what may have changed, and keeps their other answers', async () => {
	const { eventID, email, find, guest, came, again } = await cameBefore()
	expect(await find(email)).toMatchObject([{ known: { groupMembers: '4' } }])
	expect(await onTheDevice(eventID)).toEqual([
		{
			_id: guest._id,
			...names,
			signedIn: false,
			known: { groupMembers: '4', photoOptIn: true, sponsorContactOptIn: false },
		},
	])
	const { status, body } = await desk.call(eventsDeskApi.signInKnown, again, anew())
	expect([status, body.message]).toEqual([200, sentences.signedIn])
	const { birthday, phone, streetAddress, ZIP, bleedingDisorderType } = came
	expect(await signedIn(eventID)).toMatchObject([
		{ ...again, email, birthday, phone, streetAddress, ZIP, bleedingDisorderType },
	])
	expect(await onTheDevice(eventID)).toMatchObject([{ signedIn: true }])
	const twice = await desk.call(eventsDeskApi.signInKnown, again, anew())
	expect([twice.status, twice.body.message]).toEqual([409, sentences.alreadySignedIn])
	// A sign-in by mistake is undone, and the answers from before it are still there.
	await desk.call(eventsDeskApi.undoSignIn, { eventID, id: body.id ?? '' })
	expect((await desk.call(eventsDeskApi.signInKnown, again, anew())).status).toBe(200)
})

test.each([
	['someone else with their address', { firstName: 'Someone' }],
	['a minor', { birthday: `01/01/${Number(today.slice(0, 4)) - 9}` }],
])('%s is signed in with the form', async (_, changes) => {
	const { eventID, again } = await cameBefore(changes)
	expect((await onTheDevice(eventID)).map(({ known }) => known)).toEqual([undefined])
	const { status, body } = await desk.call(eventsDeskApi.signInKnown, again, anew())
	expect([status, body.message]).toEqual([409, sentences.notKnown])
})

test('what a parent said for a minor is asked again once they are of age', async () => {
	const year = Number(today.slice(0, 4))
	const { eventID, firstId, again } = await cameBefore({ birthday: `01/01/${year - 18}` })
	const { updateItem } = await tableCode(cloud)
	const key = { pk: `EVENTSIGNIN#${firstId}`, sk: 'EVENTSIGNIN' }
	await updateItem(key, { set: { date: `${year - 1}-12-01T18:00:00.000Z` } })
	expect((await onTheDevice(eventID)).map(({ known }) => known)).toEqual([undefined])
	const { body } = await desk.call(eventsDeskApi.signInKnown, again, anew())
	expect(body.message).toBe(sentences.notKnown)
})

test('a guest of another event isn’t signed in by their id', async () => {
	const { again } = await cameBefore()
	const { _id: eventID } = await createEvent()
	const { status, body } = await desk.call(eventsDeskApi.signInKnown, { ...again, eventID }, anew())
	expect([status, body.message]).toEqual([404, sentences.guestNotFound])
})

test('the desk offers tonight’s event first, then those to come, and none that is over or off', async () => {
	const dates = [addDays(today, 2), addDays(today, -2), today, addDays(today, -400)]
	const [later, before, tonight, old] = await Promise.all(dates.map((date) => createEvent({ date })))
	const off = await createEvent({ active: false })
	const { body } = await desk.call(eventsDeskApi.forSignIn, {})
	const ours = [later, before, tonight, old, off].map((event) => event?._id)
	expect(body.events?.map(({ _id }) => _id).filter((id) => ours.includes(id))).toEqual([tonight?._id, later?._id])
})

test('an undo by one desk while the other signs the guest in leaves one answer, counted right', async () => {
	const { eventID, again, find, email } = await cameBefore()
	const first = await desk.call(eventsDeskApi.signInKnown, again, anew())
	const undo = { eventID, id: first.body.id ?? expect.unreachable() }
	const [undone, twice, second] = await Promise.all([
		desk.call(eventsDeskApi.undoSignIn, undo),
		otherDesk.call(eventsDeskApi.undoSignIn, undo),
		otherDesk.call(eventsDeskApi.signInKnown, again, anew()),
	])
	expect([undone.status, twice.status]).toEqual([200, 200])
	expect([200, 409]).toContain(second.status)
	const isIn = second.status === 200
	expect(await find(email)).toMatchObject([{ signedIn: isIn }])
	expect(await signedIn(eventID)).toHaveLength(isIn ? 1 : 0)
	expect(await deskEvent(eventID)).toMatchObject({ signedIn: isIn ? 1 : 0, people: isIn ? 2 : 0, walkIns: 0 })
	const elsewhere = await createEvent()
	const other = await desk.call(eventsDeskApi.undoSignIn, { ...undo, eventID: elsewhere._id })
	expect(other.status).toBe(200)
	expect(await signedIn(eventID)).toHaveLength(isIn ? 1 : 0)
})
