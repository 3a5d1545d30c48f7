import { expect, test } from 'vitest'
import { createEmployee, mailTo } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { itemsOf, wholeTable } from '#infra/testing/table-dump.ts'
import type { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { messages } from '#shared/messages.ts'
import { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'
import { employee, key } from './people.cloud.test.data.ts'

const newKey = 'hill-and-valley-8'
mayNotBeLogged(cloud, newKey)

const withoutKey = () => createEmployee(['User Access'])
const chosen = async (who: TestClient) => (await who.call(usersApi.keyState, {})).body.chosen

/** Tests a key by an action that changes nothing, because its id doesn't exist. */
const fits = async (who: TestClient, typed: string) =>
	(await who.call(usersApi.makeEmployee, { id: 'nobody', key: typed })).body.code !== 'wrong-key'

const trailOf = async (id: string) =>
	[...(await itemsOf(`AUDIT#${id}`))].sort().map(([, item]): string => JSON.parse(item).action)

test('the first key is chosen with the password, once, and is stored only as a hash', async () => {
	const { client, user, password } = await withoutKey()
	expect(await chosen(client)).toBe(false)
	const wrong = await client.call(usersApi.chooseKey, { password: 'Wrong#Password1', newKey })
	expect([wrong.status, wrong.body.errors]).toEqual([400, { password: messages.wrongPassword }])
	expect(await chosen(client)).toBe(false)
	const right = await client.call(usersApi.chooseKey, { password, newKey })
	expect([right.status, right.body.message]).toEqual([200, userSentences.keySet])
	expect([await chosen(client), await fits(client, newKey), await fits(client, key)]).toEqual([true, true, false])
	const again = await client.call(usersApi.chooseKey, { password, newKey: key })
	expect([again.status, again.body.message]).toEqual([409, userSentences.keyExists])
	const table = JSON.stringify([...(await wholeTable())])
	expect(table + right.text + wrong.text).not.toContain(newKey)
	expect((await trailOf(user._id)).slice(0, 2)).toEqual([
		'/api/choose-employee-key (password wrong)',
		'/api/choose-employee-key',
	])
})

test('if an employee chooses it twice at once, one request succeeds', async () => {
	const { client, password } = await withoutKey()
	const answers = await Promise.all(
		[key, newKey].map((typed) => client.call(usersApi.chooseKey, { password, newKey: typed })),
	)
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a key that is too short, common, or the password itself, is refused beside its field', async () => {
	const { client, user, password } = await withoutKey()
	for (const [typed, sentence] of [
		['seven-7', userSentences.keyLength],
		['x'.repeat(101), userSentences.keyLength],
		[password, userSentences.keyIsPassword],
		['12345678', messages.commonSecret],
		[user.email, messages.ownNameAsSecret],
	] as const) {
		const { body } = await client.call(usersApi.chooseKey, { password, newKey: typed })
		expect(body.errors).toEqual({ newKey: sentence })
	}
})

test('a key is changed with the old one, which then stops working, and wrong ones lock it', async () => {
	const { client } = await employee()
	const change = (old: string) => client.call(usersApi.changeKey, { key: old, newKey })
	expect((await change(key)).body.message).toBe(userSentences.keyChanged)
	for (let attempt = 0; attempt < 5; attempt++) expect((await change(key)).body.message).toContain(messages.wrongKey)
	expect((await change(newKey)).body.message).toBe(messages.lockedKey)
})

test('a colleague resets a key with their own: the old one stops working, and the owner gets a mail and chooses a new one', async () => {
	const { client, user, password } = await employee('User Access')
	for (let attempt = 0; attempt < 5; attempt++) await fits(client, 'a-wrong-key')
	const { client: colleague } = await employee('User Access')
	const { body, text } = await colleague.call(usersApi.resetKey, { id: user._id, key })
	expect([body.message, text.includes(key)]).toEqual([userSentences.keyReset, false])
	expect([await chosen(client), await fits(client, key)]).toEqual([false, false])
	expect((await client.call(usersApi.changeKey, { key, newKey })).body.message).toBe(messages.noKey)
	expect((await client.call(usersApi.chooseKey, { password, newKey })).status).toBe(200)
	expect(await fits(client, newKey)).toBe(true)
	const { subject, text: said } = await mailTo(user.email, /employee key was reset/)
	expect(`${subject} ${said}`).not.toMatch(new RegExp(`${key}|${newKey}`))
	expect(await trailOf(user._id)).toContain('/api/reset-employee-key')
})
