import { Authenticator } from '#infra/testing/authenticator.ts'
import { createEmployee } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import type { Permission } from '#shared/endpoint.ts'
import { passkeysApi } from '#shared/passkeys/api.ts'

export const key = 'lantern-by-the-ford-3'

mayNotBeLogged(cloud, key)

export const newAuthenticator = () => new Authenticator(cloud.siteAddress)

export const whoIs = async (client: TestClient) => (await client.call(accountApi.currentUser, {})).body

export async function registrationFor(client: TestClient) {
	const { body, status } = await client.call(passkeysApi.registration, { key })
	if (!body.options) throw new Error(`No passkey can be added: ${status} ${body.message}`)
	return body.options
}

/** An employee with a key and a passkey, signed in. */
export async function withPasskey(...clientSidePermissions: Permission[]) {
	const someone = await createEmployee(clientSidePermissions, key)
	const authenticator = newAuthenticator()
	const credential = authenticator.create(await registrationFor(someone.client))
	const { body } = await someone.client.call(passkeysApi.add, { name: 'Phone', credential })
	const recoveryCodes = body.recoveryCodes ?? []
	mayNotBeLogged(cloud, ...recoveryCodes)
	return { ...someone, authenticator, recoveryCodes }
}

/** A browser in which the right password was typed. */
export async function afterPassword(email: string, password: string = persona.password) {
	const client = new TestClient()
	const { body, status } = await client.call(accountApi.login, { email, password })
	mayNotBeLogged(cloud, client.pending.split('.')[1] ?? '')
	return { client, body, status }
}

export async function challengeFor(client: TestClient) {
	const { body, status } = await client.call(passkeysApi.challenge, {})
	if (!body.options) throw new Error(`There is no sign-in to finish: ${status} ${body.message}`)
	return body.options
}
