import { expect, test } from 'vitest'
import { createEvent, signUp } from '#infra/testing/events.ts'
import { createEmployee, createPerson, newEmail, newLastName } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import type { Payload } from '#shared/endpoint.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'

const { client } = await createEmployee(['Event Access'])

const find = async (q: string) => {
	const { body, text } = await client.call(eventsStaffApi.findEverywhere, { q })
	return { guests: body.guests ?? expect.unreachable(text), more: body.more }
}

const named = (lastName: string, email = newEmail()) => ({ firstName: persona.firstName, lastName, email })

test('a guest of any event is found by a part of a name or email, with the event, and not by an event’s id', async () => {
	const [first, second] = [await createEvent({ name: 'Lantern Walk' }), await createEvent()]
	const [lastName, email] = [newLastName(), newEmail()]
	await signUp(first, [named(lastName, email)])
	await signUp(second, [named(lastName)])
	const { guests } = await find(lastName.slice(3))
	expect(guests.map(({ event }) => event._id)).toEqual([second._id, first._id])
	expect((await find(email)).guests).toMatchObject([
		{ lastName, email, signedIn: false, event: { _id: first._id, name: 'Lantern Walk' } },
	])
	expect((await find(first._id)).guests).toEqual([])
	const tooFew = await client.call(eventsStaffApi.findEverywhere, { q: ' q ' })
	expect([tooFew.status, tooFew.body.message]).toEqual([400, sentences.threeLetters])
})

test('more guests than are shown are said to be there', async () => {
	const lastName = newLastName()
	const crowd = Array.from({ length: 11 }, () => named(lastName))
	await signUp(await createEvent(), crowd)
	const { guests, more } = await find(lastName)
	expect([guests.length, more]).toEqual([10, true])
})

const ofPerson = async (payload: Payload<typeof eventsStaffApi.ofPerson>) => {
	const { body, text } = await client.call(eventsStaffApi.ofPerson, payload)
	const { signUps = expect.unreachable(text), signIns = [], asked } = body
	return { signUps, signIns, asked, events: signUps.map(({ event }) => event._id) }
}

test('a person’s events are those of their account and address, and of no one with their name', async () => {
	const [first, second, third] = [await createEvent(), await createEvent(), await createEvent()]
	const [lastName, email] = [newLastName(), newEmail()]
	const member = await createPerson()
	await signUp(first, [named(lastName, email)])
	await member.client.call(eventsApi.attend, { ...named(lastName, member.user.email), id: second._id })
	await signUp(third, [named(lastName)])
	await client.call(eventsDeskApi.signIn, {
		...eventsExamples.signIn,
		...named(lastName, email),
		streetAddress: persona.address,
		eventID: first._id,
	})
	const [guest] = (await find(email)).guests
	const { events, signIns, asked } = await ofPerson({ guest: guest?._id ?? '', accounts: [], emails: [] })
	expect([events, signIns.map(({ event }) => event._id)]).toEqual([[first._id], [first._id]])
	expect(asked).toMatchObject({ lastName, email })
	expect((await ofPerson({ accounts: [member.user._id], emails: [] })).events).toEqual([second._id])
	const household = await ofPerson({ accounts: [member.user._id], emails: [email, newEmail()] })
	expect(household.events.sort()).toEqual([first._id, second._id].sort())
	expect((await ofPerson({ accounts: [], emails: [] })).events).toEqual([])
	const gone = await client.call(eventsStaffApi.ofPerson, { guest: 'nobody-has-this', accounts: [], emails: [] })
	expect(gone.status).toBe(404)
})
