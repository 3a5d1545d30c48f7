import { upload } from '#functions/files/files.cloud.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { createEvent, signUp } from '#infra/testing/events.ts'
import { createPerson, newEmail, newLastName } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'

/** Someone with whom no other test shares a name, a phone or an address. */
export const stranger = () => ({
	firstName: 'Juniper',
	lastName: newLastName(),
	phone: `(205) 555-${Math.floor(1000 + Math.random() * 9000)}`,
	streetAddress: `${Math.floor(10_000 + Math.random() * 90_000)} Mill Street`,
})

/** Sends an application from an account of its own. */
export async function send(changes: Parameters<typeof applicationForm>[0], bill?: Buffer) {
	const { client } = await createPerson()
	const attachments = bill ? [await upload(client, 'power bill.jpg', bill)] : []
	const form = applicationForm({ email: newEmail(), attachments, ...changes })
	const { body } = await client.call(applicationsApi.apply, form)
	mayNotBeLogged(cloud, body.token ?? '')
	return body.token ?? ''
}

/** Someone with an application and a sign-up under one address. */
export async function known(changes: { phone?: string } = {}) {
	const person = { ...stranger(), email: newEmail(), ...changes }
	const token = await send(person)
	const { firstName, lastName, email } = person
	await signUp(await createEvent({ name: 'Lantern Walk' }), [{ firstName, lastName, email }])
	return { ...person, token }
}
