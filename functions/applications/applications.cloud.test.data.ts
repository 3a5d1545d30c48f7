import { randomUUID } from 'node:crypto'
import { platformCode } from '#infra/testing/in-process.ts'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import type { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Payload } from '#shared/endpoint.ts'

process.env.FILES_BUCKET = cloud.outputs.App.FilesBucket
export const code = await platformCode()
export const table = await import('#functions/domain/applications/table.ts')

export const key = 'meadow-and-river-7'
mayNotBeLogged(cloud, key)

export type Written = Payload<typeof applicationsApi.apply>

/** The form is filled in by the test persona, because the gate searches every log for the persona's data. */
export const written = (changes: Partial<Written> = {}): Written => ({
	firstName: persona.firstName,
	lastName: persona.lastName,
	email: newEmail(),
	birthday: persona.birthday,
	phone: persona.phone,
	income: '1200',
	gender: 'Female',
	relationshipStatus: 'Single',
	livesAlone: 'yes',
	streetAddress: persona.address,
	city: persona.city,
	state: 'AL',
	ZIP: '35203',
	bleedingDisorder: 'no',
	type: 'Rental',
	method: 'Bill Payment',
	amount: '240',
	details: persona.illness,
	otherApplication: 'no',
	referred: 'no',
	...changes,
})

export const allowGuests = (guestApplications: boolean) =>
	code.transact([table.putSettings({ guestApplications })])

export async function applyAs(client: TestClient, changes: Partial<Written> = {}) {
	const answer = await client.call(applicationsApi.apply, written(changes), {
		'idempotency-key': randomUUID(),
	})
	if (!answer.body.token) throw new Error(`No application was made: ${answer.text}`)
	mayNotBeLogged(cloud, answer.body.token)
	return answer.body.token
}

export const staff = () =>
	createPerson({ employee: true, clientSidePermissions: ['Application Access'], key })

type Responding = Partial<Payload<typeof applicationsStaffApi.respond>>

export const respond = (client: TestClient, token: string, changes: Responding = {}) =>
	client.call(applicationsStaffApi.respond, {
		token,
		status: 'Approved',
		message: 'We can help you.',
		amount: 200,
		emailApplicant: 'no',
		key,
		...changes,
	})

export const show = async (client: TestClient, token: string) => {
	const { body, text } = await client.call(applicationsStaffApi.show, { token })
	if (!body.application) throw new Error(`Not shown: ${text}`)
	return body.application
}
