import { expect, test } from 'vitest'
import { createEvent, signUp, today } from '#infra/testing/events.ts'
import { platformCode, request } from '#infra/testing/in-process.ts'
import { before } from '#infra/testing/meanwhile.ts'
import { createPerson } from '#infra/testing/people.ts'
import { names } from '#infra/testing/persona.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsDoorApi } from '#shared/events/door-api.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { colleague, key } from './events.cloud.test.data.ts'

const { transact } = await platformCode()
const { putCancelLink } = await import('#functions/domain/events/cancel-links.ts')
const { guestId } = await import('#functions/domain/events/guests.ts')
const { newId } = await import('#functions/platform/ids.ts')
const { handler } = await import('#functions/events/handler.ts')

/** A guest of tonight with a link, and what ends their sign-up as it is. */
async function guestTonight() {
	const event = await createEvent({ date: today })
	const { client: owner, user } = await createPerson()
	const { email } = user
	await signUp(event, [{ ...names, email }])
	const [token, guestID] = [newId(), guestId(event._id, email)]
	await transact([putCancelLink(token, { guestID, event })])
	const cookie = colleague.cookie
	const removal = { eventID: event._id, id: guestID, key }
	const arrival = { ...eventsExamples.signIn, ...names, email, eventID: event._id, guestID }
	const signIn = (formDate?: string) =>
		request(handler, eventsDeskApi.signIn, {
			payload: { ...arrival, formDate: formDate ?? '' },
			cookie,
			headers: anew(),
		})
	return {
		eventID: event._id,
		signIn,
		fillIn: (changes = {}) =>
			new TestClient().call(eventsDoorApi.fillInBefore, { ...eventsExamples.fillInBefore, token, ...changes }, anew()),
		form: async () =>
			(await colleague.call(eventsDeskApi.formBefore, { id: event._id, guestID })).body.form ?? expect.unreachable(),
		canceled: () => request(handler, eventsApi.cancel, { payload: { token } }),
		removed: () => request(handler, eventsStaffApi.removeGuest, { payload: removal, cookie, headers: anew() }),
		'signed in': () => signIn(),
		replaced: () =>
			request(handler, eventsApi.attend, {
				payload: { ...names, email, id: event._id },
				cookie: owner.cookie,
				headers: anew(),
			}),
	}
}

/** By the time the request writes, it has read the guest without what they send then. */
async function meanwhile<Sent, Answer>(send: () => Promise<Sent>, work: () => Promise<Answer>) {
	let sent: Sent | undefined
	const sending = async () => {
		sent = await send()
	}
	const answer = await before('TransactWriteItemsCommand', sending, work)
	return { answer, sent }
}

test.each(['canceled', 'removed', 'signed in', 'replaced'] as const)(
	'a form that is filled in at the moment at which its guest is %s is gone with the sign-up',
	async (way) => {
		const guest = await guestTonight()
		const { answer, sent } = await meanwhile(guest.fillIn, guest[way])
		expect([answer.status, sent?.status]).toEqual([200, 200])
		expect((await itemsOf(`FORMBEFORE#${guest.eventID}`)).size).toBe(0)
	},
)

test('a form from home that the guest sent again isn’t confirmed unseen, also not in the same moment', async () => {
	const guest = await guestTonight()
	await guest.fillIn({ photoOptIn: 'yes' })
	const { date } = await guest.form()
	const { answer } = await meanwhile(
		() => guest.fillIn({ photoOptIn: 'no' }),
		() => guest.signIn(date),
	)
	expect([answer.status, answer.body.message]).toEqual([409, sentences.formSentAgain])
	const newer = await guest.form()
	expect(newer.photoOptIn).toBe(false)
	expect((await guest.signIn(date)).status).toBe(409)
	expect((await guest.signIn(newer.date)).status).toBe(200)
})
