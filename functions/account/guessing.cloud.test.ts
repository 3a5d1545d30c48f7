import { expect, test } from 'vitest'
import { callsFor } from '#infra/testing/aws-calls.ts'
import { request } from '#infra/testing/in-process.ts'
import { createPerson, newcomer, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { type Reply, TestClient } from '#infra/testing/test-client.ts'
import { untilWindowIsYoung } from '#infra/testing/windows.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { accountApi } from '#shared/account/api.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { handler } from './meanwhile.cloud.test.data.ts'

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

test('a stranger who began a sign-up for an address cannot reset the wrong attempts at its account', async () => {
	for (const email of [(await createPerson()).user.email, newEmail()]) {
		const strangers = newcomer(email)
		await new TestClient().call(accountApi.signup, { ...strangers, password: persona.newPassword })
		const login = (password: string) => new TestClient().call(accountApi.login, { email, password })
		const statuses: number[] = []
		for (const round of [1, 2, 3]) {
			for (const guess of [1, 2, 3, 4]) statuses.push((await login(`${wrong}${round}${guess}`)).status)
			statuses.push((await login(persona.newPassword)).status)
		}
		// The right password of a sign-up is not a wrong attempt, but the wrong attempts before it still count.
		expect(statuses).toEqual([400, 400, 400, 400, 200, 400, ...Array(9).fill(429)])
	}
})

test('twenty wrong passwords from one network use up its twenty attempts', async () => {
	await untilWindowIsYoung(1)
	const client = new TestClient()
	const login = () => client.call(accountApi.login, { email: newEmail(), password: wrong })
	const twenty = Array.from({ length: 20 })
	const first = await (process.env.TEST_ALL ? Promise.all(twenty.map(login)) : inBatches(twenty, login))
	expect(first.map(({ status }) => status)).toEqual(Array(20).fill(400))
	expect((await login()).body.message).toBe(messages.tooMany)
})

const asked: Record<string, (email: string) => Promise<Reply<Endpoint>>> = {
	login: (email) => new TestClient().call(accountApi.login, { email, password: wrong }),
	signup: (email) => new TestClient().call(accountApi.signup, newcomer(email)),
	recovery: (email) => new TestClient().call(accountApi.requestRecovery, { email }),
}

test.each(Object.entries(asked))('%s says the same of an address with an account as of one without', async (_, ask) => {
	const { user } = await createPerson()
	const said = async (email: string) => {
		const { status, text, headers } = await ask(email)
		return [status, text, [...headers.keys()].filter((name) => !/^(date|x-amz|x-request)/.test(name)).toSorted()]
	}
	for (let attempt = 0; attempt < 3; attempt++) expect(await said(user.email)).toEqual(await said(newEmail()))
})

/** So it takes the same time. That as much is hashed is in platform/identity/secrets.test.ts. */
test.each([
	['signup', accountApi.signup, (email: string) => newcomer(email)],
	['recovery', accountApi.requestRecovery, (email: string) => ({ email })],
	['login', accountApi.login, (email: string) => ({ email, password: wrong })],
] as const)('%s makes the same calls for an address with an account as for one without', async (_, endpoint, form) => {
	const asking = async (email: string) =>
		(await callsFor(() => request(handler, endpoint, { payload: form(email) }))).calls
	const { user } = await createPerson()
	expect((await asking(user.email)).toSorted()).toEqual((await asking(newEmail())).toSorted())
})
