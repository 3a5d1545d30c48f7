import { expect, test } from 'vitest'
import { queuedTo } from '#infra/testing/outbox.ts'
import { createEmployee, createPerson, newEmail, recoveryCode } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { messages } from '#shared/messages.ts'
import { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'
import { account, employee, key } from './people.cloud.test.data.ts'

const code = await tableCode(cloud)
const { client: staff, user: boss } = await employee('User Access')

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
