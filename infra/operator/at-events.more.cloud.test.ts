import { expect, test } from 'vitest'
import { applyAs } from '#functions/applications/applications.cloud.test.data.ts'
import { accountApi } from '#shared/account/api.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsDoorApi } from '#shared/events/door-api.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import { examples } from '#shared/examples.ts'
import { joinApi } from '#shared/join/api.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { atMillLane, createEvent, today } from '../testing/events.ts'
import { createEmployee, createPerson, mailTo, newEmail, newLastName, verificationCode } from '../testing/people.ts'
import { itemsOf } from '../testing/table-dump.ts'
import { anew, TestClient } from '../testing/test-client.ts'
import { itemsWith } from './neighbors.cloud.test.data.ts'
import { erase, exportOf } from './person.cloud.test.data.ts'

const { client: desk } = await createEmployee(['Event Access'])
interface Someone {
	firstName: string
	lastName: string
	email: string
}

const stranger = (): Someone => ({ firstName: 'Wren', lastName: newLastName(), email: newEmail() })

async function openDoor() {
	const { _id: eventID } = await createEvent({ date: today })
	const { body } = await desk.call(eventsDeskApi.doorCode, { id: eventID })
	return { eventID, code: body.code ?? expect.unreachable() }
}

const fillInAtDoor = (door: { eventID: string; code: string }, someone: Someone) =>
	new TestClient().call(eventsDoorApi.fillInAtDoor, { ...eventsExamples.fillInAtDoor, ...someone, ...door }, anew())

/** Signs up, and fills in the form by the link of the mail. */
async function fillInBefore(eventID: string, someone: Someone, client = new TestClient()) {
	const { firstName, lastName, email } = someone
	expect((await client.call(eventsApi.attend, { id: eventID, firstName, lastName, email })).status).toBe(200)
	const { text } = await mailTo(email, /events\/door#/)
	const [, token = expect.unreachable(text)] = /\/events\/door#([\w-]{21})/.exec(text) ?? []
	const form = { ...eventsExamples.fillInBefore, token }
	expect((await client.call(eventsDoorApi.fillInBefore, form, anew())).status).toBe(200)
}

const cameTo = (eventID: string, someone: Someone, guestID?: string) =>
	desk.call(
		eventsDeskApi.signIn,
		{ ...eventsExamples.signIn, ...someone, eventID, ...(guestID && { guestID }) },
		anew(),
	)

/** Forms at the door and from home, a sign-up and a sign-in, each at an event of its own. */
async function everythingAtEvents(someone: Someone, events: Record<'door' | 'home' | 'came', string>, code: string) {
	expect((await fillInAtDoor({ eventID: events.door, code }, someone)).status).toBe(200)
	await fillInBefore(events.home, someone)
	expect((await cameTo(events.came, someone)).status).toBe(200)
}

async function exported(email: string) {
	const { exit, read } = await exportOf(email)
	expect(exit).toBe(0)
	const text = await read('data.json')
	const data: Record<string, { kept: string }[]> = JSON.parse(text)
	return { text, kindsIn: (subject: string) => data[subject]?.map(({ kept }) => kept.replace(/#.*/, '')) }
}

/** The audit trail and answers that are repeated to whoever asks twice have ids and hashes only. */
const left = async (...texts: string[]) =>
	(await itemsWith(...texts)).map(([key]) => key).filter((key) => !/^(AUDIT|ONCE)#/.test(key))

const kindsAtEvents = ['CAMEBEFORE', 'DOORFORM', 'EVENTSIGNIN', 'FORMBEFORE', 'GUEST']

test('what someone filled in and where they came is exported and erased, and their neighbor at the door stays', async () => {
	const [someone, neighbor] = [stranger(), stranger()]
	const door = await openDoor()
	const [home, came] = [await createEvent(atMillLane), await createEvent()]
	const events = { door: door.eventID, home: home._id, came: came._id }
	// The neighbor has the name too, so that only the address tells them apart.
	const alike = { ...neighbor, lastName: someone.lastName }
	for (const one of [someone, alike]) await everythingAtEvents(one, events, door.code)

	const { text, kindsIn } = await exported(someone.email)
	expect(kindsIn('Events')?.toSorted()).toEqual(kindsAtEvents)
	expect(text).toContain(eventsExamples.fillInAtDoor.phone)
	expect(text).not.toContain(alike.email)

	const ofNeighbor = async () =>
		new Map((await itemsWith(alike.email)).filter(([key]) => !/^(MAIL|OUTCOME|AUDIT|ONCE)#/.test(key)))
	const before = await ofNeighbor()
	expect((await erase(someone.email)).exit).toBe(0)
	expect(await left(someone.email)).toEqual([])
	expect(await ofNeighbor()).toEqual(before)
	const many = (await itemsOf(`DOORFORM#${door.eventID}`)).get('MANY') ?? expect.unreachable()
	expect(JSON.parse(many)).toMatchObject({ waiting: 1 })
	expect((await desk.call(eventsDeskApi.waitingForms, { id: door.eventID })).body).toMatchObject({
		many: 1,
		forms: [{ email: alike.email }],
	})
})

test('someone who changed their email takes all of it along, and what stayed with the old one goes with that', async () => {
	const { client, user, password } = await createPerson()
	const { firstName, lastName, email: old } = user
	const [ahead, past] = [await createEvent(atMillLane), await createEvent()]
	const own = { firstName, lastName, email: old }
	await fillInBefore(ahead._id, own, client)
	expect((await client.call(eventsApi.attend, { id: past._id, ...own })).status).toBe(200)
	const found = await desk.call(eventsDeskApi.findGuests, { id: past._id, q: old })
	expect((await cameTo(past._id, own, found.body.guests?.[0]?._id)).status).toBe(200)
	const typedElsewhere = newEmail()
	const join = { ...examples.join.affiliate, email: typedElsewhere }
	expect((await client.call(joinApi.affiliate, join)).status).toBe(200)
	const token = await applyAs(client, { email: old })
	// A subscription in their own name would go with them.
	await client.call(newsletterApi.signup, { firstName: 'Hazel', lastName: 'Quillfeather', email: old })
	const [email, next] = [newEmail(), newEmail()]
	await client.call(ownAccountApi.changeEmail, { email, password })
	const typed = { email, verificationCode: await verificationCode(email) }
	expect((await client.call(ownAccountApi.confirmEmail, typed)).status).toBe(200)
	await mailTo(old, /was changed/)
	// Another change is under way.
	expect((await client.call(ownAccountApi.changeEmail, { email: next, password })).status).toBe(200)
	await verificationCode(next)

	const { kindsIn } = await exported(email)
	expect([...new Set(kindsIn('Events'))].toSorted()).toEqual([
		...kindsAtEvents.filter((kind) => kind !== 'DOORFORM'),
		'SIGNUPSOF',
	])
	expect((await erase(email)).exit).toBe(0)
	expect(await left(user._id, email, token, typedElsewhere)).toEqual([])
	const stayed = (await left(old)).filter((key) => !/^(MAIL|OUTCOME)#/.test(key))
	expect([...new Set(stayed.map((key) => key.replace(/#.*/, '')))].toSorted()).toEqual(['FIND', 'LEAVE', 'SUBSCRIBER'])
	expect((await erase(old)).exit).toBe(0)
	expect(await left(old)).toEqual([])
	expect((await new TestClient().call(accountApi.signup, { firstName, lastName, email, password })).status).toBe(200)
})
