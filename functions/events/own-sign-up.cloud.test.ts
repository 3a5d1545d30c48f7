import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEvent } from '#infra/testing/events.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { names } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { attend, attending, colleague, guestsOf, linkIn, signUpsOf } from './events.cloud.test.data.ts'

/** What someone else typed as the member's name. */
const typed = { firstName: 'Mal', lastName: 'Lory' }

const question = { id: randomUUID(), question: 'Do you need a ramp?', type: 0 }

test('a member gets the sign-up of their own address, however a stranger who is signed in took it', async () => {
	const event = await createEvent({ capacity: 1, questions: [question] })
	const [{ client: stranger }, { client: owner, user }] = [await createPerson(), await createPerson()]
	await attend(event, user.email, stranger, { ...typed, info: 'nothing' })
	expect(await signUpsOf(stranger)).toEqual([])

	const own = { ...names, email: user.email, info: 'I need a ramp.' }
	const questionAnswers = [{ id: question.id, answer: 'Yes' }]
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
