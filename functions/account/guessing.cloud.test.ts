import { expect, test } from 'vitest'
import { callsFor } from '#infra/testing/aws-calls.ts'
import { request } from '#infra/testing/in-process.ts'
import { createPerson, newcomer, newEmail } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { accountApi } from '#shared/account/api.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { handler, inKnownBrowser, lock, stranger } from './account.cloud.test.data.ts'

const wrong = 'Wrong#Password1'

/** A hash keeps a core busy, and the gateway gives up on functions that wait for one, so the gate sends fewer at once. */
const atOnce = process.env.TEST_ALL ? 20 : 8

test('of many wrong passwords at once five are compared, and then even the right one is refused', async () => {
	const { user, password } = await createPerson()
	const login = (typed: string) => new TestClient().call(accountApi.login, { email: user.email, password: typed })
	const answers = await Promise.all(Array.from({ length: atOnce }, () => login(wrong)))
	const codes = answers.map(({ body }) => body.code)
	expect(codes.filter((code) => code === 'invalid')).toHaveLength(5)
	expect(codes.filter((code) => code === 'too-many')).toHaveLength(atOnce - 5)
	const [right, other] = [await login(password), await login(wrong)]
	expect([right.status, right.text]).toEqual([429, other.text])
})

const asked: [name: string, endpoint: Endpoint, form: (email: string) => object][] = [
	['signup', accountApi.signup, newcomer],
	['recovery', accountApi.requestRecovery, (email) => ({ email })],
	['login', accountApi.login, (email) => ({ email, password: wrong })],
]

test.each(asked)('%s says the same of an address with an account as of one without', async (_, endpoint, form) => {
	const { user } = await createPerson()
	const said = async (email: string) => {
		const { status, text, headers } = await new TestClient().call(endpoint, form(email))
		return [status, text, [...headers.keys()].filter((name) => !/^(date|x-amz|x-request)/.test(name)).toSorted()]
	}
	for (let attempt = 0; attempt < (process.env.TEST_ALL ? 3 : 1); attempt++)
		expect(await said(user.email)).toEqual(await said(newEmail()))
})

/** So it takes the same time. That as much is hashed is in platform/identity/secrets.test.ts. */
test.each(asked)(
	'%s makes the same calls for an address with an account as for one without',
	async (_, endpoint, form) => {
		const asking = async (email: string) =>
			(await callsFor(() => request(handler, endpoint, { payload: form(email) }))).calls
		const { user } = await createPerson()
		expect((await asking(user.email)).toSorted()).toEqual((await asking(newEmail())).toSorted())
	},
)

const { login, signout } = accountApi

test('a stranger’s wrong passwords do not lock out the owner’s known browser', async () => {
	const { user, client, password } = await inKnownBrowser()
	await lock(user.email)
	expect((await stranger().call(login, { email: user.email, password })).status).toBe(429)
	await client.call(signout, {})
	expect((await client.call(login, { email: user.email, password })).status).toBe(200)
	expect((await stranger().call(login, { email: user.email, password })).status).toBe(429)
})

test('a browser that signed in before has five attempts of its own, and none at another account', async () => {
	const { user, client, password } = await inKnownBrowser()
	const other = await createPerson()
	await lock(other.user.email)
	const elsewhere = { email: other.user.email, password: other.password }
	expect((await client.call(login, elsewhere)).status).toBe(429)
	const statuses: number[] = []
	for (let guess = 0; guess < 6; guess++)
		statuses.push((await client.call(login, { email: user.email, password: `Wrong#${guess}abc` })).status)
	expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
	expect((await client.call(login, { email: user.email, password })).status).toBe(429)
	expect((await stranger().call(login, { email: user.email, password })).status).toBe(200)
})
