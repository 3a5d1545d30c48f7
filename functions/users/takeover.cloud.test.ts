import { expect, test } from 'vitest'
import { createPerson } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { type Permission, permissions } from '#shared/endpoint.ts'
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
