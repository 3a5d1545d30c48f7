import { expect, test, vi } from 'vitest'
import { signInAs } from '#infra/testing/actors.ts'
import { actors } from '#infra/testing/api/access.test.data.ts'
import { finishedTo } from '#infra/testing/outbox.ts'
import { createPerson, newcomer, recoveryCode } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { itemsOf, wholeTable } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'

// It reads the settings of the cloud.
await tableCode(cloud)
const { readPerson } = await import('./session.ts')

const isSomebody = async (cookie: string) => {
	const client = new TestClient()
	client.cookie = cookie
	return (await client.call(accountApi.currentUser, {})).text !== 'null'
}

const sessionsOf = async (userId: string) => [...(await itemsOf(`SESSION#${userId}`))]

test('signing out ends the session on the server, and no other', async () => {
	const { user, client, password } = await createPerson()
	const elsewhere = new TestClient()
	await elsewhere.call(accountApi.login, { email: user.email, password })
	const [ended, other] = [client.cookie, elsewhere.cookie]
	await client.call(accountApi.signout, {})
	expect([client.cookie, await isSomebody(ended), await isSomebody(other)]).toEqual(['', false, true])
	expect(await sessionsOf(user._id)).toHaveLength(1)
})

/** The public id of the session. */
const idOf = async (client: TestClient) =>
	(await client.call(accountApi.currentUser, {})).body?.session?.id ?? expect.unreachable()

test('a sign-out that comes late ends the session it names, and not the one that began since', async () => {
	const { user, client, password } = await createPerson()
	const { client: next } = await createPerson()
	const [before, session] = [client.cookie, await idOf(client)]
	// The next person at the same browser, whose cookie the late request carries.
	const late = await next.call(accountApi.signout, { session })
	expect([late.status, late.headers.getSetCookie()]).toEqual([200, []])
	expect([await isSomebody(before), await isSomebody(next.cookie)]).toEqual([false, true])
	expect(await sessionsOf(user._id)).toEqual([])
	// The same person signed in again, and the answer of the first sign-out had been lost.
	await client.call(accountApi.login, { email: user.email, password })
	expect((await client.call(accountApi.signout, { session })).status).toBe(200)
	expect((await new TestClient().call(accountApi.signout, { session })).status).toBe(200)
	expect(await isSomebody(client.cookie)).toBe(true)
})

test('a session is ended by its name without its cookie, and the name is of no other use', async () => {
	const { client } = await createPerson()
	const session = await idOf(client)
	expect(await isSomebody(`__Host-session=${session}`)).toBe(false)
	const changed = session.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))
	expect((await new TestClient().call(accountApi.signout, { session: changed })).status).toBe(200)
	expect(await isSomebody(client.cookie)).toBe(true)
	const malformed = await new TestClient().call(accountApi.signout, { session: 'x.y' })
	expect([malformed.status, await isSomebody(client.cookie)]).toEqual([400, true])
	expect((await new TestClient().call(accountApi.signout, { session })).status).toBe(200)
	expect(await isSomebody(client.cookie)).toBe(false)
})

test('signing in again is another session, and the one before it ends', async () => {
	const { user, client, password } = await createPerson()
	const before = client.cookie
	await client.call(accountApi.login, { email: user.email, password })
	expect(client.cookie).not.toBe(before)
	expect([await isSomebody(before), await isSomebody(client.cookie)]).toEqual([false, true])
})

test('a session is stored as a hash, which is of no use as a cookie', async () => {
	const { user, client } = await createPerson()
	const [, secret = ''] = client.cookie.split('=')[1]?.split('.') ?? []
	expect(secret).toMatch(/^[\w-]{43}$/)
	const [kept] = (await sessionsOf(user._id)).map(([sk]) => sk)
	expect(kept ?? expect.unreachable()).not.toBe(secret)
	expect(await isSomebody(`__Host-session=${user._id}.${kept}`)).toBe(false)
})

test('a person who makes a request now and then stays signed in', async () => {
	const member = actors['a member who did nothing for almost two hours'] ?? expect.unreachable()
	const { cookie } = await signInAs(member)
	const [userId = ''] = cookie.split('=')[1]?.split('.') ?? []
	const lastUse = async () => {
		const [[, session] = ['', '{}']] = await sessionsOf(userId)
		return JSON.parse(session).seen
	}
	const before = await lastUse()
	expect(await isSomebody(cookie)).toBe(true)
	expect(await lastUse()).toBeGreaterThan(before)
})

test('a session goes on for as long as the page was told, although not every use is written', async () => {
	const { user, client } = await createPerson()
	const { body } = await client.call(accountApi.currentUser, {})
	const idle = 1000 * (body?.session?.idleSeconds ?? expect.unreachable())
	const [[, session] = ['', '{}']] = await sessionsOf(user._id)
	const isSignedInAt = async (at: number) => (await readPerson(client.cookie, new Date(at))) !== undefined
	const lastUse = JSON.parse(session).seen + 59_999
	expect(await isSignedInAt(lastUse)).toBe(true)
	expect(await isSignedInAt(lastUse + idle - 1)).toBe(true)
})

test('a session from before the table was restored doesn’t go on', async () => {
	const { user, client } = await createPerson()
	const [[, session] = ['', '{}']] = await sessionsOf(user._id)
	const goesOnSince = async (moment: number) => {
		vi.stubEnv('SESSIONS_SINCE', new Date(moment).toISOString())
		return (await readPerson(client.cookie, new Date())) !== undefined
	}
	const { begun } = JSON.parse(session)
	expect([await goesOnSince(begun), await goesOnSince(begun + 1)]).toEqual([true, false])
	vi.unstubAllEnvs()
})

test.each([
	'__Host-session=',
	'__Host-session=.',
	'__Host-session=.b',
	'__Host-session=a.b.c',
	'__Host-session="a.b"',
	`__Host-session=${'a'.repeat(3000)}.${'b'.repeat(3000)}`,
	'__Host-session=__proto__.constructor',
	'session=a.b',
])('%j is nobody', async (cookie) => {
	expect(await isSomebody(cookie)).toBe(false)
})

test('a secret with another person’s id is no session, and neither is any mix of two cookies', async () => {
	const [one, other] = [await createPerson(), await createPerson()]
	const secret = one.client.cookie.split('.')[1]
	expect(await isSomebody(`__Host-session=${other.user._id}.${secret}`)).toBe(false)
	expect(await isSomebody(`__Host-session=x.y; ${one.client.cookie}`)).toBe(false)
})

test('the table holds no secret once the mails are sent', async () => {
	const { client, password } = await createPerson()
	const person = newcomer()
	const signing = new TestClient()
	await signing.call(accountApi.signup, person)
	const { user } = await createPerson()
	await new TestClient().call(accountApi.requestRecovery, { email: user.email })
	const code = await recoveryCode(user.email)
	const table = await onceMailsHaveGone([person.email, user.email])
	const sessions = [client, signing].map(({ cookie }) => cookie.split('.')[1] ?? expect.unreachable())
	for (const secret of [password, person.password, code, ...sessions]) expect(table).not.toContain(secret)
	expect(table).not.toMatch(/"code":|"password":|"secret":|"token":"[A-Z0-9]{10}"/)
})

/** The whole table without the mails to others, once the mails to these people are sent. */
async function onceMailsHaveGone(emails: string[]) {
	const mails = await finishedTo(...emails)
	expect(mails.map(({ to, state }) => [to, state]).sort()).toEqual(emails.map((to) => [to, 'sent']).sort())
	const items = [...(await wholeTable())]
	return JSON.stringify(items.filter(([key]) => !key.startsWith('MAIL#') || mails.some(({ id }) => key.includes(id))))
}
