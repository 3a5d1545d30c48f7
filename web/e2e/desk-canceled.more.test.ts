import { expect, test } from 'vitest'
import type { TestClient } from '#infra/testing/test-client.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { button, field } from './applicant.ts'
import { deskWithGuests, enter, kept } from './at-desk.ts'
import { expectAccessible } from './browser.ts'
import { answer } from './guest-answers.ts'
import { key } from './staff.ts'

/** A desk whose list has a guest with whom a volunteer fills in the form. Meanwhile the guest leaves the list. */
async function formOfGuest() {
	const { page, client, event, people } = await deskWithGuests(1, 0)
	const { lastName, email } = people[0] ?? expect.unreachable()
	await button(page, 'Not Here Yet').click()
	await button(page, `Ask the questions: Ana ${lastName}`).click()
	await field(page, 'Email').fill(email)
	await answer(page)
	return { page, client, event, email, lastName }
}

async function leave(client: TestClient, eventID: string, q: string) {
	const { body } = await client.call(eventsDeskApi.findGuests, { id: eventID, q })
	const id = body.guests?.[0]?._id ?? expect.unreachable()
	expect((await client.call(eventsStaffApi.removeGuest, { eventID, id, key })).status).toBe(200)
}

const cameTo = async (client: TestClient, id: string) =>
	(await client.call(eventsDeskApi.signIns, { id, limit: 10 })).body.signinData

test('a guest who canceled and came anyway is signed in by the second press, as a new guest', async () => {
	const { page, client, event, email, lastName } = await formOfGuest()
	await leave(client, event._id, lastName)
	await button(page, 'Sign in').click()
	await page.getByText(sentences.guestNotFound).waitFor()
	await expectAccessible(page)
	await enter(page)
	expect(await cameTo(client, event._id)).toMatchObject([{ email }])
})

test('the sign-in that waited for a guest who canceled is corrected by one press', async () => {
	const { page, client, event, email, lastName } = await formOfGuest()
	await page.context().setOffline(true)
	await enter(page)
	await page.getByText('1 sign-in is waiting').waitFor()
	await leave(client, event._id, lastName)
	await page.context().setOffline(false)
	await page.getByText(sentences.guestNotFound).waitFor()
	await button(page, 'Correct').click()
	await expect.poll(() => field(page, 'Email').inputValue()).toBe(email)
	await enter(page)
	expect(await kept(page)).toBe(0)
	const [came] = (await cameTo(client, event._id)) ?? []
	expect(came).toMatchObject({ email })
	expect(came?.guestID).toBeUndefined()
})
