import { pdf } from '#functions/platform/files/content.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { platformCode } from '#infra/testing/in-process.ts'
import { createPerson, newEmail, newLastName } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import type { TestClient } from '#infra/testing/test-client.ts'
import { anew } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Payload } from '#shared/endpoint.ts'

process.env.FILES_BUCKET = cloud.outputs.App.FilesBucket
export const code = await platformCode()
export const table = await import('#functions/domain/applications/table.ts')
export const settings = await import('#functions/domain/applications/settings.ts')

export const key = 'meadow-and-river-7'
mayNotBeLogged(cloud, key)

export const allowGuests = (guestApplications: boolean) => code.transact([settings.putSettings({ guestApplications })])

export async function applyAs(client: TestClient, changes: Parameters<typeof applicationForm>[0] = {}) {
	const answer = await client.call(applicationsApi.apply, applicationForm(changes), anew())
	if (!answer.body.token) throw new Error(`No application was made: ${answer.text}`)
	mayNotBeLogged(cloud, answer.body.token)
	return answer.body.token
}

const digits = (many: number) => Array.from({ length: many }, () => 2 + Math.floor(Math.random() * 8)).join('')

/** Makes a person who has nothing in common with anyone else in the table. */
export const stranger = () => ({
	firstName: 'Juniper',
	lastName: newLastName(),
	birthday: '04/23/1990',
	phone: `(205) ${digits(3)}-${digits(4)}`,
	streetAddress: `${digits(7)} Mill Street`,
	email: newEmail(),
})

/** A member who has applied, and what they see of it. */
export async function applicant() {
	const { client: member, user } = await createPerson()
	const token = await applyAs(member, { email: user.email })
	const seen = async () => (await member.call(applicationsApi.mine, {})).body.applications?.[0]
	const assistance = async () => (await member.call(accountApi.currentUser, {})).body.assistanceRecieved
	return { token, email: user.email, seen, assistance, member, user }
}

export const staff = (firstName: string = persona.firstName) =>
	createPerson({ firstName, employee: true, clientSidePermissions: ['Application Access'], key })

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

/** A form as the documents send it, with its files. */
export const formWith = (fields: Record<string, unknown>, files: [name: string, bytes: Buffer][]) => {
	const data = new FormData()
	for (const [name, value] of Object.entries(fields)) data.append(name, String(value))
	for (const [name, bytes] of files) data.append('attachments', new Blob([new Uint8Array(bytes)]), name)
	return data
}

/** Two parts of one megabyte each are large enough to notice in storage. */
export const sendBulkyForm = (client: TestClient) =>
	client.send<typeof applicationsApi.apply>(
		'POST',
		applicationsApi.apply.path,
		formWith(applicationForm(), [
			['1.pdf', Buffer.concat([pdf, Buffer.alloc(1_000_000, ' ')])],
			['2.pdf', pdf],
		]),
	)
