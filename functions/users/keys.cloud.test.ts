import { expect, test } from 'vitest'
import { mailTo, somebody } from '#infra/local/people.ts'
import { mayNotBeLogged } from '#infra/local/persona.ts'
import { wholeTable } from '#infra/local/table-dump.ts'
import { cloud } from '#infra/local/test-cloud.ts'
import type { Visitor } from '#infra/local/visitor.ts'
import { messages } from '#shared/messages.ts'
import { usersApi } from '#shared/users/api.ts'
import { userSentences } from '#shared/users/schema.ts'
import { account, employee, key } from './people.cloud.test.data.ts'

const newKey = 'hill-and-valley-8'
mayNotBeLogged(cloud, newKey)

const withoutKey = () => somebody({ employee: true, clientSidePermissions: ['User Access'] })
const chosen = async (who: Visitor) => (await who.call(usersApi.keyState, {})).body.chosen

/** Whether a key is the right one, by a deed that does nothing: nobody has this id. */
const fits = async (who: Visitor, typed: string) =>
	(await who.call(usersApi.makeEmployee, { id: 'nobody', key: typed })).body.code !== 'wrong-key'

const trailOf = async (id: string) =>
	[...(await wholeTable())]
		.filter(([at]) => at.startsWith(`AUDIT#${id} `))
		.sort()
		.map(([, item]): string => JSON.parse(item).deed)

test('the first key is chosen with the password, once, and is kept nowhere that shows it', async () => {
	const { visitor, user, password } = await withoutKey()
	expect(await chosen(visitor)).toBe(false)
	const wrong = await visitor.call(usersApi.chooseKey, { password: 'Wrong#Password1', newKey })
	expect([wrong.status, wrong.body.errors]).toEqual([400, { password: userSentences.wrongPassword }])
	expect(await chosen(visitor)).toBe(false)
	const right = await visitor.call(usersApi.chooseKey, { password, newKey })
	expect([right.status, right.body.message]).toEqual([200, userSentences.keySet])
	expect([await chosen(visitor), await fits(visitor, newKey), await fits(visitor, key)]).toEqual([
		true,
		true,
		false,
	])
	const again = await visitor.call(usersApi.chooseKey, { password, newKey: key })
	expect([again.status, again.body.message]).toEqual([409, userSentences.keyExists])
	const table = JSON.stringify([...(await wholeTable())])
	expect(table + right.text + wrong.text).not.toContain(newKey)
	const [, first, second] = await trailOf(user._id)
	expect([first, second]).toEqual(['/api/choose-employee-key (password wrong)', '/api/choose-employee-key'])
})

test('of two who choose it at once one does', async () => {
	const { visitor, password } = await withoutKey()
	const answers = await Promise.all(
		[key, newKey].map((typed) => visitor.call(usersApi.chooseKey, { password, newKey: typed })),
	)
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('whoever sits at an unattended console has five tries at the password', async () => {
	const { visitor, password } = await withoutKey()
	const typed = Array.from({ length: 8 }, (_, at) => `Wrong#Password${at}`)
	const answers = await Promise.all(
		typed.map((password) => visitor.call(usersApi.chooseKey, { password, newKey })),
	)
	// Half an hour may turn in between; then there are five more.
	expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2)
	const right = await visitor.call(usersApi.chooseKey, { password, newKey })
	expect([right.status, right.body.message]).toEqual([429, messages.tooMany])
})

test('a key that is too short, or the password itself, is refused beside its field', async () => {
	const { visitor, password } = await withoutKey()
	for (const [typed, sentence] of [
		['seven-7', userSentences.keyLength],
		['x'.repeat(101), userSentences.keyLength],
		[password, userSentences.keyIsPassword],
	] as const) {
		const { body } = await visitor.call(usersApi.chooseKey, { password, newKey: typed })
		expect(body.errors).toEqual({ newKey: sentence })
	}
})

test('a key is changed with the old one, which then fits no more; wrong ones count and lock', async () => {
	const { visitor } = await employee()
	const change = (old: string) => visitor.call(usersApi.changeKey, { key: old, newKey })
	expect((await change(key)).body.message).toBe(userSentences.keyChanged)
	for (let tries = 0; tries < 5; tries++) expect((await change(key)).body.message).toBe(messages.wrongKey)
	expect((await change(newKey)).body.message).toBe(messages.lockedKey)
})

test('a key is reset by a colleague with theirs: the old one fits no more, the owner is told and chooses anew', async () => {
	const { visitor, user, password } = await employee('User Access')
	for (let tries = 0; tries < 5; tries++) await fits(visitor, 'a-wrong-key')
	const { visitor: colleague } = await employee('User Access')
	const { body, text } = await colleague.call(usersApi.resetKey, { id: user._id, key })
	expect([body.message, text.includes(key)]).toEqual([userSentences.keyReset, false])
	expect([await chosen(visitor), await fits(visitor, key)]).toEqual([false, false])
	expect((await visitor.call(usersApi.changeKey, { key, newKey })).body.message).toBe(messages.noKey)
	expect((await visitor.call(usersApi.chooseKey, { password, newKey })).status).toBe(200)
	expect(await fits(visitor, newKey)).toBe(true)
	const { subject, text: said } = await mailTo(user.email, /employee key was reset/)
	expect(`${subject} ${said}`).not.toMatch(new RegExp(`${key}|${newKey}`))
	expect(await trailOf(user._id)).toContain('/api/reset-employee-key')
})

test('who has no key yet can be reset all the same, who is no employee cannot', async () => {
	const { visitor } = await employee('User Access')
	const colleague = await account({ employee: true })
	const member = await account()
	expect((await visitor.call(usersApi.resetKey, { id: colleague._id, key })).status).toBe(200)
	expect((await visitor.call(usersApi.resetKey, { id: member._id, key })).status).toBe(404)
})
