import { afterAll, expect, test } from 'vitest'
import { queuedTo } from '#infra/testing/outbox.ts'
import { createEmployee, createPerson, mailTo, newEmail, recoveryCode } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { type Permission, permissions } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'
import { account, employee, key } from './people.cloud.test.data.ts'

const code = await tableCode(cloud)
/** The permissions of a colleague are all theirs to give. */
const { client: staff, user: boss } = await employee(...permissions)

const whoIs = async (client: TestClient) => (await client.call(accountApi.currentUser, {})).body

test('an employee made a member is signed out at once, and has no permission and no key when they return', async () => {
	const { client, user, password } = await employee('User Access', 'Report Access')
	const { body } = await staff.call(usersApi.removeEmployee, { id: user._id, key, version: 0 })
	expect(body).toMatchObject({
		message: userSentences.removedEmployee,
		user: { employee: false, clientSidePermissions: [], disabled: false, version: 1 },
	})
	expect(await whoIs(client)).toBeNull()
	expect(await code.userAccessHolders()).not.toContain(user._id)
	expect((await itemsOf(`EMPLOYEEKEY#${user._id}`)).size).toBe(0)
	const trail = [...(await itemsOf(`AUDIT#${user._id}`)).values()]
	expect(trail.some((item) => item.includes(usersApi.removeEmployee.path) && item.includes(boss._id))).toBe(true)
	const again = new TestClient()
	await again.call(accountApi.login, { email: user.email, password })
	expect(await whoIs(again)).toMatchObject({ employee: false, clientSidePermissions: [] })
	expect((await again.call(usersApi.list, {})).status).toBe(403)
	const twice = await staff.call(usersApi.removeEmployee, { id: user._id, key })
	expect([twice.status, twice.body.message]).toEqual([409, userSentences.notEmployee])
})

test('a disabled account is signed out at once and can only sign in after it was enabled, as a member', async () => {
	const { client, user, password } = await employee('Report Access')
	const login = () => new TestClient().call(accountApi.login, { email: user.email, password })
	const disabled = await staff.call(usersApi.disable, { id: user._id, key })
	expect(disabled.body).toMatchObject({ user: { disabled: true, employee: false } })
	expect(await whoIs(client)).toBeNull()
	const refused = await login()
	expect([refused.status, refused.body.message, refused.headers.getSetCookie()]).toEqual([
		403,
		messages.disabledLogin,
		[],
	])
	const guess = await new TestClient().call(accountApi.login, { email: user.email, password: 'Wrong#Password1' })
	expect(guess.body.message).toBe(messages.wrongLogin)
	const promoted = await staff.call(usersApi.makeEmployee, { id: user._id, key })
	expect([promoted.status, promoted.body.message]).toEqual([409, userSentences.disabledFirst])
	const twice = await staff.call(usersApi.disable, { id: user._id, key }, { 'idempotency-key': 'twice' })
	expect(twice.body).toMatchObject({ message: userSentences.alreadyDisabled, fresh: { user: { disabled: true } } })
	const enabled = await staff.call(usersApi.enable, { id: user._id, key })
	expect(enabled.body).toMatchObject({ user: { disabled: false, employee: false } })
	const again = await staff.call(usersApi.enable, { id: user._id, key }, { 'idempotency-key': 'again' })
	expect(again.status).toBe(409)
	expect((await login()).status).toBe(200)
})

test('a disabled account gets no recovery code, and whoever asks for one reads the same answer', async () => {
	const { user } = await createPerson()
	const ask = async (email: string) => (await new TestClient().call(accountApi.requestRecovery, { email })).text
	await staff.call(usersApi.disable, { id: user._id, key })
	expect(await ask(user.email)).toBe(await ask(newEmail()))
	expect((await queuedTo(user.email)).map(({ state }) => state)).toEqual(['withheld'])
	// Employees would otherwise read that a mail waits.
	expect((await staff.call(usersApi.delivery, { id: user._id })).body.delivery).toEqual({ address: 'reachable' })
	await staff.call(usersApi.enable, { id: user._id, key })
	await ask(user.email)
	await recoveryCode(user.email)
})

test('employees cannot remove themselves', async () => {
	const { client, user } = await employee('User Access')
	for (const own of [usersApi.removeEmployee, usersApi.disable, usersApi.enable]) {
		const { status, body } = await client.call(own, { id: user._id, key })
		expect([status, body.message]).toEqual([403, userSentences.ownAccount])
	}
})

test('a decision on what a colleague changed meanwhile is refused, and shows the change', async () => {
	const user = await account({ employee: true, version: 4 })
	const { status, body } = await staff.call(usersApi.disable, { id: user._id, key, version: 3 })
	expect([status, body.message]).toEqual([409, messages.stale])
	expect(body.fresh).toMatchObject({ user: { version: 4, disabled: false } })
})

test('employees cannot read, add or delete notes about themselves, and no list shows these', async () => {
	const { client, user } = await createEmployee(['User Access', 'Application Access'], key)
	const { body } = await staff.call(usersApi.addNote, { id: user._id, note: 'Is often late.' })
	const own = [
		await client.call(usersApi.notes, { id: user._id }),
		await client.call(usersApi.addNote, { id: user._id, note: 'Is never late.' }),
		await client.call(usersApi.deleteNotes, { id: user._id, remove: [String(body.notes?.[0]?._id)] }),
	]
	expect(own.map(({ status, body }) => [status, body.message])).toEqual(own.map(() => [403, userSentences.ownNotes]))
	const shown = await client.call(usersApi.show, { id: user._id })
	const listed = await client.call(usersApi.list, {})
	expect(shown.text + listed.text).not.toContain('Is often late.')
	expect((await staff.call(usersApi.notes, { id: user._id })).body.notes).toHaveLength(1)
})

const holdersKey = { pk: 'STAFF', sk: 'USER ACCESS' }

const others = await code.userAccessHolders()

afterAll(() => code.putItem({ ...holdersKey, holders: new Set([...others, boss._id]) }))

test('a member made an employee has no permission, signs in again, and is told', async () => {
	const { user, client, password } = await createPerson()
	const { body, status, text } = await staff.call(usersApi.makeEmployee, { id: user._id, key })
	expect([status, body.message]).toEqual([200, userSentences.madeEmployee])
	expect(body.user).toMatchObject({ employee: true, clientSidePermissions: [], version: 1 })
	expect(text).not.toContain(key)
	expect((await client.call(accountApi.currentUser, {})).text).toBe('null')
	const again = new TestClient()
	await again.call(accountApi.login, { email: user.email, password })
	const { body: now } = await again.call(accountApi.currentUser, {})
	expect(now).toMatchObject({ employee: true, clientSidePermissions: [] })
	expect(now?.session?.idleSeconds).toBe(30 * 60)
	expect((await again.call(usersApi.list, {})).status).toBe(403)
	expect((await mailTo(user.email, /employee account/)).text).toContain('signed out everywhere')
})

test('if two employees promote one member at once, one succeeds, and one mail is sent', async () => {
	const user = await account()
	const { client: colleague } = await employee('User Access')
	const answers = await Promise.all(
		[staff, colleague].map((who) => who.call(usersApi.makeEmployee, { id: user._id, key })),
	)
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
	expect(await queuedTo(user.email)).toHaveLength(1)
})

test('changed permissions take effect on the next request', async () => {
	const { client, user } = await employee('Report Access')
	const change = (newClientSidePermissions: (typeof permissions)[number][]) =>
		staff.call(usersApi.changePermissions, { id: user._id, key, newClientSidePermissions })
	expect((await client.call(usersApi.list, {})).status).toBe(403)
	const { body } = await change(['Report Access', 'User Access'])
	expect(body).toMatchObject({ message: userSentences.permissionsChanged, user: { version: 1 } })
	expect((await client.call(usersApi.list, {})).status).toBe(200)
	expect(await code.userAccessHolders()).toContain(user._id)
	await change([])
	expect((await client.call(usersApi.list, {})).status).toBe(403)
	expect(await code.userAccessHolders()).not.toContain(user._id)
	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({ clientSidePermissions: [] })
})

test('a change of an outdated version is refused with the current state', async () => {
	const { _id: id } = await account({ employee: true })
	const first = { id, key, newClientSidePermissions: ['Event Access' as const], version: 0 }
	expect((await staff.call(usersApi.changePermissions, first)).status).toBe(200)
	const late = await staff.call(usersApi.changePermissions, { ...first, newClientSidePermissions: [] })
	expect([late.status, late.body.message]).toEqual([409, messages.stale])
	expect(late.body.fresh).toMatchObject({ user: { clientSidePermissions: ['Event Access'], version: 1 } })
	expect(late.text).not.toMatch(/password|hash|sessionEpoch/i)
})

test('nobody gives a permission that they don’t have, not even by way of a second account', async () => {
	const { client, user } = await employee('User Access')
	const second = await createPerson({ key })
	const give = (who: TestClient, id: string, ...newClientSidePermissions: Permission[]) =>
		who.call(usersApi.changePermissions, { id, key, newClientSidePermissions })
	expect((await client.call(usersApi.makeEmployee, { id: second.user._id, key })).status).toBe(200)
	const refused = await give(client, second.user._id, 'User Access', 'Application Access')
	expect([refused.status, refused.body.message]).toEqual([403, userSentences.notYoursToGive])
	expect((await give(client, second.user._id, 'User Access')).status).toBe(200)
	const again = new TestClient()
	await again.call(accountApi.login, { email: second.user.email, password: second.password })
	expect((await give(again, user._id, 'User Access', 'Event Access')).status).toBe(403)
	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({ clientSidePermissions: ['User Access'] })
})

test('someone without a permission can leave it to a colleague who has it, and take it away', async () => {
	const { client } = await employee('User Access')
	const { user } = await employee('Report Access', 'Event Access')
	const change = (...newClientSidePermissions: Permission[]) =>
		client.call(usersApi.changePermissions, { id: user._id, key, newClientSidePermissions })
	expect((await change('User Access', 'Report Access', 'Event Access')).status).toBe(200)
	expect((await change('Report Access')).status).toBe(200)
	expect((await change('Report Access', 'Event Access')).status).toBe(403)
})

const [{ user: member }, { user: colleague }, { user: other }] = [
	await createPerson(),
	await employee('Report Access'),
	await employee('User Access'),
]

const unverified = await account({ verified: false })

const closed = await account({ disabled: true })

const everything = [...permissions]

/** Everything that an attacker would want to change. */
async function whatMatters() {
	const victims = [member, colleague, other, unverified, closed].map(({ _id }) => _id)
	const holders = [...(await code.userAccessHolders())].filter((id) => victims.includes(id))
	const accounts = victims.map(async (id) => (await itemsOf(`USER#${id}`)).get('USER'))
	const keys = victims.map(async (id) => [...(await itemsOf(`EMPLOYEEKEY#${id}`)).values()])
	return { holders, accounts: await Promise.all(accounts), keys: await Promise.all(keys) }
}

test('nobody can change their own permissions or reset their own key', async () => {
	const { client, user } = await employee('User Access')
	const id = user._id
	const choices: Permission[][] = [everything, ['User Access'], []]
	for (const newClientSidePermissions of choices) {
		const { status, body } = await client.call(usersApi.changePermissions, { id, key, newClientSidePermissions })
		expect([status, body.message]).toEqual([403, userSentences.ownPermissions])
	}
	expect((await client.call(usersApi.resetKey, { id, key })).body.message).toBe(userSentences.ownKey)
	expect((await client.call(usersApi.makeEmployee, { id, key })).status).toBe(409)
})

test('nobody can give unknown permissions, or any permission to a member', async () => {
	const { client } = await employee('User Access')
	const before = await whatMatters()
	const give = (id: string, newClientSidePermissions: string) =>
		client.send('POST', usersApi.changePermissions.path, new URLSearchParams({ id, key, newClientSidePermissions }))
	const answers = [
		await give(colleague._id, '["Every Access"]'),
		await give(colleague._id, '["User Access","User Access"]'),
		await give(member._id, '["User Access"]'),
		await give(unverified._id, '["User Access"]'),
		await give('nobody', '["User Access"]'),
		await client.call(usersApi.makeEmployee, { id: unverified._id, key }),
		await client.call(usersApi.makeEmployee, { id: 'nobody', key }),
		await client.call(usersApi.makeEmployee, { id: colleague._id, key }),
		await client.call(usersApi.resetKey, { id: member._id, key }),
	]
	expect(answers.map(({ status }) => status)).toEqual([400, 400, 404, 404, 404, 404, 404, 409, 404])
	const sneaky = { id: member._id, key, clientSidePermissions: everything, employee: true }
	const { path } = usersApi.makeEmployee
	expect((await client.send('POST', path, JSON.stringify(sneaky), { 'content-type': 'application/json' })).status).toBe(
		400,
	)
	expect(await whatMatters()).toEqual(before)
})
