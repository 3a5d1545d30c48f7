import { describe, expect, test } from 'vitest'
import { createEmployee, createPerson } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { type Permission, permissions } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'
import { account, employee, key } from './people.cloud.test.data.ts'

const [{ user: member }, { user: colleague }, { user: other }] = [
	await createPerson(),
	await employee('Report Access'),
	await employee('User Access'),
]
const unverified = await account({ verified: false })
const closed = await account({ disabled: true })
const everything = [...permissions]
const code = await tableCode(cloud)

/** Everything that an attacker would want to change. */
async function whatMatters() {
	const victims = [member, colleague, other, unverified, closed].map(({ _id }) => _id)
	const holders = [...(await code.userAccessHolders())].filter((id) => victims.includes(id))
	const accounts = victims.map(async (id) => (await itemsOf(`USER#${id}`)).get('USER'))
	const keys = victims.map(async (id) => [...(await itemsOf(`EMPLOYEEKEY#${id}`)).values()])
	return { holders, accounts: await Promise.all(accounts), keys: await Promise.all(keys) }
}

const actions = {
	'make someone an employee': (who: TestClient, typed: string) =>
		who.call(usersApi.makeEmployee, { id: member._id, key: typed }),
	'give a colleague every permission': (who: TestClient, typed: string) =>
		who.call(usersApi.changePermissions, { id: colleague._id, key: typed, newClientSidePermissions: everything }),
	'take User Access from another': (who: TestClient, typed: string) =>
		who.call(usersApi.changePermissions, { id: other._id, key: typed, newClientSidePermissions: [] }),
	'make a colleague a member': (who: TestClient, typed: string) =>
		who.call(usersApi.removeEmployee, { id: colleague._id, key: typed }),
	'disable an account': (who: TestClient, typed: string) => who.call(usersApi.disable, { id: member._id, key: typed }),
	'enable a disabled account': (who: TestClient, typed: string) =>
		who.call(usersApi.enable, { id: closed._id, key: typed }),
	'reset the key of a colleague': (who: TestClient, typed: string) =>
		who.call(usersApi.resetKey, { id: colleague._id, key: typed }),
}

const people: Record<string, () => Promise<TestClient>> = {
	'a visitor': async () => new TestClient(),
	'a person who never typed the code': async () => (await createPerson({ verified: false, key })).client,
	'a member with a key from somewhere': async () => (await createPerson({ key })).client,
	'an employee with no permission': async () => (await employee()).client,
	'an employee with every other permission': async () =>
		(await employee('Application Access', 'Event Access', 'Report Access')).client,
	'an employee whose User Access was taken a moment ago': async () => {
		const { client, user } = await employee('User Access')
		const { client: boss } = await employee('User Access')
		await boss.call(usersApi.changePermissions, { id: user._id, key, newClientSidePermissions: [] })
		return client
	},
}

describe.each(Object.entries(people))('%s', (_, enter) => {
	test('cannot do any of it, with a right key', async () => {
		const who = await enter()
		const before = await whatMatters()
		for (const [name, attempt] of Object.entries(actions)) {
			const { status } = await attempt(who, key)
			expect([401, 403], name).toContain(status)
		}
		expect(await whatMatters()).toEqual(before)
	})
})

describe('an employee with User Access', () => {
	test('cannot do any of it without their own key, and the fifth wrong one locks even the right one', async () => {
		const before = await whatMatters()
		let client = new TestClient()
		for (const [at, [name, attempt]] of Object.entries(actions).entries()) {
			// Five wrong keys lock a key, so each four actions need another employee.
			if (at % 4 === 0) client = (await employee('User Access')).client
			expect((await attempt(client, 'some-key-of-a-colleague')).body.code, name).toBe('wrong-key')
			expect((await attempt(client, '')).status, name).toBe(400)
		}
		for (let more = Object.keys(actions).length % 4 || 4; more < 4; more++)
			await actions['make someone an employee'](client, 'wrong-again')
		const fifth = await actions['make someone an employee'](client, 'wrong-again')
		const right = await actions['make someone an employee'](client, key)
		expect([fifth.body.message, right.body.message]).toEqual([messages.wrongKey, messages.lockedKey])
		expect(right.status).toBe(429)
		expect(await whatMatters()).toEqual(before)
	})

	test('cannot do any of it before they chose a key', async () => {
		const { client } = await createEmployee(['User Access'])
		for (const attempt of Object.values(actions)) expect((await attempt(client, key)).body.message).toBe(messages.noKey)
	})

	test('cannot do any of it from a foreign page', async () => {
		const { client } = await employee('User Access')
		const payload = { id: member._id, key }
		const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
		for (const [header, value] of Object.entries(foreign)) {
			const { body } = await client.call(usersApi.makeEmployee, payload, { [header]: value })
			expect(body.code).toBe('foreign-origin')
		}
	})

	test('cannot change their own permissions or reset their own key', async () => {
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

	test('cannot give unknown permissions, or any permission to a member', async () => {
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
		expect(
			(await client.send('POST', path, JSON.stringify(sneaky), { 'content-type': 'application/json' })).status,
		).toBe(400)
		expect(await whatMatters()).toEqual(before)
	})
})
