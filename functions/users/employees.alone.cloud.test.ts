import { afterAll, expect, test } from 'vitest'
import { queuedTo } from '#infra/testing/outbox.ts'
import { createPerson, mailTo } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { type Permission, permissions } from '#shared/endpoint.ts'
import { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'
import { account, employee, key } from './people.cloud.test.data.ts'

const code = await tableCode(cloud)
const holdersKey = { pk: 'STAFF', sk: 'USER ACCESS' }
const others = await code.userAccessHolders()
afterAll(() => code.putItem({ ...holdersKey, holders: new Set([...others, boss._id]) }))

/** Makes a colleague with the same permissions, because employees can't give one that they don't have. */
const { client: staff, user: boss } = await employee(...permissions)

test('everyone else with User Access is told who gave whom what, and of nothing else', async () => {
	const { user: other } = await employee('User Access')
	await code.putItem({ ...holdersKey, holders: new Set([boss._id, other._id]) })
	const { user } = await createPerson()
	const before = await queuedTo(boss.email)
	await staff.call(usersApi.makeEmployee, { id: user._id, key })
	const change = (...newClientSidePermissions: Permission[]) =>
		staff.call(usersApi.changePermissions, { id: user._id, key, newClientSidePermissions })
	await change('Report Access', 'Event Access')
	const whole = (who: typeof user) => `${who.firstName} ${who.lastName}`
	const told = async (says: RegExp) => (await mailTo(other.email, says)).text.replace(/\s+/g, ' ')
	const who = `${whole(user)} (${user.email})`
	expect(await told(/an employee/)).toContain(`${whole(boss)} just made ${who} an employee.`)
	const given = await told(/more access/)
	expect(given).toContain(`${whole(boss)} just gave ${who} more access: - Report Access - Event Access`)
	expect(await queuedTo(other.email)).toHaveLength(2)
	expect(await queuedTo(boss.email)).toHaveLength(before.length)
})

test('everyone else with User Access and the colleague are told who took what from whom', async () => {
	const { user: other } = await employee('User Access')
	const { user } = await employee('Report Access', 'Event Access', 'User Access')
	await code.putItem({ ...holdersKey, holders: new Set([boss._id, other._id, user._id]) })
	const before = await queuedTo(boss.email)
	const { _id: id, firstName, lastName, email } = user
	const [by, whom] = [`${boss.firstName} ${boss.lastName}`, `${firstName} ${lastName} (${email})`]
	const told = async ({ email }: typeof user, says: RegExp) => (await mailTo(email, says)).text.replace(/\s+/g, ' ')
	const left = { id, key, newClientSidePermissions: ['Report Access' as const] }
	expect((await staff.call(usersApi.changePermissions, left)).status).toBe(200)
	expect(await told(other, /took/)).toContain(`${by} just took this access from ${whom}: - Event Access - User Access`)
	expect(await told(user, /took/)).toContain(`${by} just took this access from you: - Event Access - User Access`)
	expect((await staff.call(usersApi.removeEmployee, { id, key })).status).toBe(200)
	expect(await told(other, /a member again/)).toContain(`${by} just made ${whom} a member again.`)
	expect(await told(user, /a member again/)).toContain(`${by} just made you a member again.`)

	const { user: disabled } = await employee('Report Access')
	expect((await staff.call(usersApi.disable, { id: disabled._id, key })).status).toBe(200)
	expect(await told(other, /disabled/)).toContain(`${by} just disabled the account of ${disabled.firstName}`)
	expect(await told(disabled, /disabled/)).toContain(`${by} just disabled your account.`)
	const member = await account()
	await staff.call(usersApi.disable, { id: member._id, key })
	expect([await queuedTo(member.email), await queuedTo(other.email)].map(({ length }) => length)).toEqual([0, 3])
	expect(await queuedTo(boss.email)).toHaveLength(before.length)
})

test('the last holder of User Access keeps it, and if two take it from each other at once, one fails', async () => {
	for (let round = 0; round < (process.env.TEST_ALL ? 5 : 1); round++) {
		const pair = [await employee('User Access'), await employee('User Access')] as const
		const [one, two] = pair
		await code.putItem({ ...holdersKey, holders: new Set([one.user._id, two.user._id]) })
		const take = (from: typeof one, by: typeof one) =>
			by.client.call(usersApi.changePermissions, { id: from.user._id, key, newClientSidePermissions: [] })
		const answers = await Promise.all([take(one, two), take(two, one)])
		const statuses = answers.map(({ status }) => status)
		expect(statuses.filter((status) => status === 200)).toHaveLength(1)
		expect(statuses.filter((status) => status === 403 || status === 409)).toHaveLength(1)
		const left = pair[statuses.indexOf(200) === 0 ? 1 : 0]
		expect([...(await code.userAccessHolders())]).toEqual([left.user._id])
		// This caller has User Access, but isn't in the list of holders that the test has replaced.
		const last = await take(left, { ...one, client: staff })
		expect([last.status, last.body.message]).toEqual([409, userSentences.lastUserAccess])
		expect((await left.client.call(usersApi.list, {})).status).toBe(200)
	}
})

test('if two employees remove each other at once, one is left, and nobody removes that one', async () => {
	const { client, user } = await employee('User Access')
	const { client: second, user: other } = await employee('User Access')
	await code.putItem({ ...holdersKey, holders: new Set([user._id, other._id]) })
	const answers = await Promise.all([
		client.call(usersApi.disable, { id: other._id, key }),
		second.call(usersApi.removeEmployee, { id: user._id, key }),
	])
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
	const [left] = await code.userAccessHolders()
	const [leftClient, gone] = left === user._id ? [client, other] : [second, user]
	const { body } = await leftClient.call(accountApi.currentUser, {})
	expect(body).toMatchObject({ clientSidePermissions: ['User Access'] })
	const { client: helper } = await employee('User Access')
	await code.putItem({ ...holdersKey, holders: new Set([left]) })
	const last = await helper.call(usersApi.disable, { id: left ?? '', key })
	expect([last.status, last.body.message]).toEqual([409, userSentences.lastUserAccess])
	expect(gone._id).not.toBe(left)
})
