import { expect } from 'vitest'
import { createEmployee, mailTo, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged, names } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { eventsApi } from '#shared/events/api.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'

export const key = 'otter-under-the-willow'
mayNotBeLogged(cloud, key)

/** An employee of the events, signed in, with a key. */
export const { client: colleague } = await createEmployee(['Event Access'], key)

type Event = Pick<EventRecord, '_id'>

export const attend = ({ _id: id }: Event, email = newEmail(), client = new TestClient(), changes = {}) =>
	client.call(eventsApi.attend, { ...names, email, id, ...changes }, anew())

export const guestsOf = async ({ _id: id }: Event) =>
	(await colleague.call(eventsStaffApi.guests, { id, limit: 50 })).body.attendingInfo ?? expect.unreachable()

export const attending = async ({ _id: id }: Event) =>
	(await colleague.call(eventsStaffApi.show, { id })).body.event?.attending

export const signUpsOf = async (client: TestClient) =>
	(await client.call(eventsApi.mySignUps, {})).body.signUps ?? expect.unreachable()

/** The token of the link in the newest mail that says this. */
export async function linkIn(email: string, says: RegExp) {
	const token = /#([\w-]{21})$/m.exec((await mailTo(email, says)).text)?.[1] ?? expect.unreachable()
	mayNotBeLogged(cloud, token)
	return token
}
