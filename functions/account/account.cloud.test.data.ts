import { expect } from 'vitest'
import { platformCode } from '#infra/testing/in-process.ts'
import { createPerson, newEmail, recoveryCode, verificationCode } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { accountApi } from '#shared/account/api.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { ownAccountSentences } from '#shared/account/own-schema.ts'

// The functions' own code comes after the settings it reads.
export const code = await platformCode()
export const { handler } = await import('./handler.ts')

export type Someone = Awaited<ReturnType<typeof createPerson>>

export const stranger = () => new TestClient()

export const isSignedIn = async (client: TestClient) => (await client.call(accountApi.currentUser, {})).body !== null

export const login = async (email: string, password: string, client = stranger()) =>
	(await client.call(accountApi.login, { email, password })).status

/** The owner of the address sets a new password without the old one. */
export async function recovered(email: string, password: string) {
	const client = stranger()
	await client.call(accountApi.requestRecovery, { email })
	const token = await recoveryCode(email)
	expect((await client.call(accountApi.recover, { email, password, token })).status).toBe(200)
	return client
}

/** A stranger uses up five attempts. */
export async function lock(email: string) {
	for (let guess = 0; guess < 5; guess++) await login(email, `Wrong#Password${guess}`)
}

/** A browser is known once its person has signed in with their password. */
export async function inKnownBrowser() {
	const someone = await createPerson()
	await login(someone.user.email, someone.password, someone.client)
	return someone
}

/** Someone who is signed in here and somewhere else. */
export async function inTwoPlaces() {
	const [someone, elsewhere] = [await inKnownBrowser(), stranger()]
	await login(someone.user.email, someone.password, elsewhere)
	return { ...someone, elsewhere }
}

export const ask = ({ client, password }: Someone, email: string) =>
	client.call(ownAccountApi.changeEmail, { email, password })

export const confirm = ({ client }: { client: TestClient }, email: string, code: string) =>
	client.call(ownAccountApi.confirmEmail, { email, verificationCode: code })

export async function asked(someone: Someone, email = newEmail()) {
	expect((await ask(someone, email)).body.message).toBe(ownAccountSentences.emailCodeSent)
	return { email, code: await verificationCode(email) }
}
