import { expect, test } from 'vitest'
import { employee, key } from '#functions/users/people.cloud.test.data.ts'
import { request } from '#infra/testing/in-process.ts'
import { createPerson } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { accountApi } from '#shared/account/api.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { sessionSentences } from '#shared/account/schema.ts'
import { messages } from '#shared/messages.ts'
import { usersApi } from '#shared/users/api.ts'
import { before, code, handler, recovered } from './meanwhile.cloud.test.data.ts'

const phone =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const isSignedIn = async (client: TestClient) => (await client.call(accountApi.currentUser, {})).body !== null

test('a member sees where they are signed in, and signs out everywhere else', async () => {
	const [{ client, user, password }, stranger] = await Promise.all([createPerson(), createPerson()])
	const lost = new TestClient()
	await lost.call(accountApi.login, { email: user.email, password }, { 'user-agent': phone })
	const { body } = await client.call(accountApi.sessions, {})
	expect(body.sessions).toMatchObject([{ isThis: true }, { isThis: false, browser: 'Safari on an iPhone' }])
	expect(JSON.stringify(body)).not.toMatch(/\d+\.\d+\.\d+\.\d+|15E148/)
	const ended = await client.call(accountApi.endOthers, {})
	expect(ended.body).toEqual({ status: true, message: sessionSentences.endedOthers })
	expect(await Promise.all([client, lost, stranger.client].map(isSignedIn))).toEqual([true, false, true])
	expect((await client.call(accountApi.sessions, {})).body.sessions).toMatchObject([{ isThis: true }])
	const again = new TestClient()
	await again.call(accountApi.login, { email: user.email, password })
	expect(await isSignedIn(again)).toBe(true)
})

test('two devices that sign the other out at once: one of them stays', async () => {
	const { client, user, password } = await createPerson()
	const other = new TestClient()
	await other.call(accountApi.login, { email: user.email, password })
	const both = await Promise.all([client, other].map((one) => one.call(accountApi.endOthers, {})))
	expect(both.map(({ status }) => status)).not.toContain(500)
	expect((await Promise.all([client, other].map(isSignedIn))).filter(Boolean)).toHaveLength(1)
})

/** What ends every session of the person, whoever has one. */
const ends: Record<string, (user: Someone['user']) => Promise<unknown>> = {
	'recovers the account': ({ email }) => recovered(email, persona.newPassword),
	'is disabled': async ({ _id }) => {
		const { client: boss } = await employee('User Access')
		expect((await boss.call(usersApi.disable, { id: _id, key })).status).toBe(200)
	},
}

type Someone = Awaited<ReturnType<typeof createPerson>>

test.each(Object.entries(ends))(
	'a thief who signs out everyone else while the owner %s keeps no session',
	async (_, end) => {
		const { client: thief, user } = await createPerson()
		const answer = await before(
			'TransactWriteItemsCommand',
			() => end(user),
			() => request(handler, accountApi.endOthers, { cookie: thief.cookie }),
		)
		expect([answer.status, answer.body.message]).toEqual([401, messages.signedOut])
		expect(await isSignedIn(thief)).toBe(false)
	},
)

/** What makes the old password open nothing any more. */
const replaces: Record<string, (someone: Someone) => Promise<unknown>> = {
	'recovers the account': ({ user }) => recovered(user.email, persona.newPassword),
	'changes the password': async ({ client, password }) => {
		const { newPassword } = persona
		expect((await client.call(ownAccountApi.changePassword, { password, newPassword })).status).toBe(200)
	},
}

test.each(Object.entries(replaces))(
	'a thief whose old password was compared while the owner %s gets no session',
	async (_, replace) => {
		const someone = await createPerson()
		const { user, password } = someone
		// The password is compared first, and then the user is read.
		const answer = await before(
			'GetItemCommand',
			() => replace(someone),
			() => request(handler, accountApi.login, { payload: { email: user.email, password } }),
		)
		expect([answer.status, answer.body.message]).toEqual([400, messages.wrongLogin])
		expect(await code.queryWhole(`SESSION#${user._id}`)).toHaveLength(1)
	},
)

test('who signs out everywhere else twice at once stays', async () => {
	const { client } = await createPerson()
	const both = await Promise.all([1, 2].map(() => client.call(accountApi.endOthers, {})))
	expect([both.map(({ status }) => status), await isSignedIn(client)]).toEqual([[200, 200], true])
})

test('nobody is signed in to a disabled account, whatever its sessions say', async () => {
	const { client, user } = await createPerson()
	const seen = (await code.users.read(user._id)) ?? expect.unreachable()
	await code.transact(code.users.touch(seen, { set: { disabled: true } }))
	expect(await isSignedIn(client)).toBe(false)
})
