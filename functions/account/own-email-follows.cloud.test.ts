import { expect, test } from 'vitest'
import { applyAs, key, respond, show } from '#functions/applications/applications.cloud.test.data.ts'
import { createEvent } from '#infra/testing/events.ts'
import { queuedTo } from '#infra/testing/outbox.ts'
import { createEmployee, createPerson, mailTo, newEmail, verificationCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'

const { firstName, lastName } = persona
const { client: colleague } = await createEmployee(['Application Access', 'Event Access'], key)

async function move({ client, password }: Awaited<ReturnType<typeof createPerson>>) {
	const email = newEmail()
	await client.call(ownAccountApi.changeEmail, { email, password })
	const moved = await client.call(ownAccountApi.confirmEmail, {
		email,
		verificationCode: await verificationCode(email),
	})
	expect(moved.status).toBe(200)
	return email
}

const told = async (email: string) => (await queuedTo(email)).length

test('emails about an application go to the email that its member has now, and Find doesn’t tell it', async () => {
	const member = await createPerson()
	const old = member.user.email
	const [token, denied] = [await applyAs(member.client, { email: old }), await applyAs(member.client, { email: old })]
	const email = await move(member)
	const toldAtOld = await told(old)

	await colleague.call(desk.ask, { token, things: ['other'], words: 'Please also send page two.', key })
	await mailTo(email, /page two/)
	await colleague.call(desk.giveMoreTime, { token, until: addDays(dayOf(new Date()), 40), key })
	await mailTo(email, /You have more time/)
	await colleague.call(desk.email, { token, message: 'We called you today.', key })
	await mailTo(email, /We called you today/)
	await respond(colleague, token, { message: 'We’ll pay 200 of it.', emailApplicant: 'yes' })
	await mailTo(email, /We’ll pay 200 of it/)
	expect((await show(colleague, token)).delivery).toMatchObject({ to: email, address: 'reachable' })
	const stale = await colleague.call(desk.settle, { token, version: 0 })
	expect(stale.body.fresh?.application.delivery).toMatchObject({ to: email })

	const again = await move(member)
	await respond(colleague, denied, { status: 'Denied', message: 'Not this time.', emailApplicant: 'yes' })
	await mailTo(again, /Not this time/)

	const found = await new TestClient().call(applicationsApi.find, { firstName, lastName, token })
	expect(found.body.application?.email).toBe(old)
	expect(found.text).not.toContain(email)
	await new TestClient().call(applicationsApi.emailTokens, { email: old })
	const states = (await queuedTo(old)).map(({ state }) => state)
	expect([states.length, states.filter((state) => state === 'withheld').length]).toEqual([toldAtOld + 1, 1])
})

test('an application with someone else’s email stays with that one', async () => {
	const member = await createPerson()
	const theirs = newEmail()
	const token = await applyAs(member.client, { email: theirs })
	await move(member)
	await colleague.call(desk.email, { token, message: 'We called you today.', key })
	await mailTo(theirs, /We called you today/)
	expect((await show(colleague, token)).delivery?.to).toBe(theirs)
})

test('sign-ups stay on the dashboard and can be canceled there, and emails about the event follow', async () => {
	const member = await createPerson()
	const { client, user } = member
	const [event, other] = [await createEvent(), await createEvent()]
	for (const { _id: id } of [event, other])
		await client.call(eventsApi.attend, { id, firstName, lastName, email: user.email }, anew())
	const email = await move(member)
	const signUps = async () => (await client.call(eventsApi.mySignUps, {})).body.signUps ?? []
	expect((await signUps()).map(({ eventID }) => eventID).sort()).toEqual([event._id, other._id].sort())

	await colleague.call(eventsStaffApi.emailGuests, { id: event._id, message: 'Bring a coat.', key })
	await mailTo(email, /Bring a coat/)
	const [guest] = (await colleague.call(eventsStaffApi.guests, { id: other._id, limit: 5 })).body.attendingInfo ?? []
	await colleague.call(eventsStaffApi.removeGuest, { id: guest?._id ?? expect.unreachable(), eventID: other._id, key })
	await mailTo(email, /off the list/)

	const [kept] = await signUps()
	expect((await client.call(eventsApi.cancelMine, { id: kept?._id ?? '' })).status).toBe(200)
	expect(await signUps()).toEqual([])
})
