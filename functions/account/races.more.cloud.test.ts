import { expect, test } from 'vitest'
import { request } from '#infra/testing/in-process.ts'
import { before } from '#infra/testing/meanwhile.ts'
import { createPerson, newEmail, recoveryCode, verificationCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { accountApi } from '#shared/account/api.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { ownAccountSentences } from '#shared/account/own-schema.ts'
import { messages } from '#shared/messages.ts'
import {
	ask,
	asked,
	code,
	confirm,
	handler,
	inTwoPlaces,
	isSignedIn,
	login,
	recovered,
	type Someone,
} from './account.cloud.test.data.ts'

test('if a member begins two changes of email, the newer one counts, and its code works once', async () => {
	const someone = await createPerson()
	const [older, newer] = [await asked(someone), await asked(someone)]
	expect((await confirm(someone, older.email, older.code)).status).toBe(400)
	const both = await Promise.all([1, 2, 3].map(() => confirm(someone, newer.email, newer.code)))
	expect(both.map(({ status }) => status)).toContain(200)
	expect(both.map(({ status }) => status)).not.toContain(500)
	const back = await asked(someone, newEmail())
	expect((await confirm(someone, back.email, newer.code === back.code ? '000000' : newer.code)).status).toBe(400)
	expect(await login(newer.email, someone.password)).toBe(200)
})

test('two people who prove the same address at once: it belongs to one of them', async () => {
	const [one, other] = await Promise.all([createPerson(), createPerson()])
	const { email, code } = await asked(one)
	await ask(other, email)
	const othersCode = await verificationCode(email, 2)
	const answers = await Promise.all([confirm(one, email, code), confirm(other, email, othersCode)])
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
	const emails = await Promise.all(
		[one, other].map(async ({ client }) => (await client.call(accountApi.currentUser, {})).body.email),
	)
	expect(emails.filter((own) => own === email)).toHaveLength(1)
})

test('a password changed at the same moment isn’t lost, and nobody is locked out', async () => {
	const someone = await createPerson()
	const { client, user, password } = someone
	const { newPassword } = persona
	const { email, code } = await asked(someone)
	await Promise.all([
		confirm(someone, email, code),
		client.call(ownAccountApi.changePassword, { password, newPassword }),
	])
	const logins = await Promise.all(
		[user.email, email].flatMap((at) => [password, newPassword].map((typed) => login(at, typed))),
	)
	expect(logins.filter((status) => status === 200)).toHaveLength(1)
})

test('a change of email that was under way while the owner recovered the account moves nothing', async () => {
	const thief = await createPerson()
	const { email: old } = thief.user
	const { newPassword } = persona
	const { email, code } = await asked(thief)
	const late = await before(
		'UpdateItemCommand',
		() => recovered(old, newPassword),
		() =>
			request(handler, ownAccountApi.confirmEmail, {
				payload: { email, verificationCode: code },
				cookie: thief.client.cookie,
			}),
	)
	expect([late.status, late.body.message]).toEqual([409, ownAccountSentences.changedMeanwhile])
	expect(await isSignedIn(thief.client)).toBe(false)
	expect([await login(email, newPassword), await login(old, newPassword)]).toEqual([400, 200])
})

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

const { newPassword } = persona

test('a recovery code of before is void, and of two changes at once one counts', async () => {
	const { client, user, password, elsewhere } = await inTwoPlaces()
	await new TestClient().call(accountApi.requestRecovery, { email: user.email })
	const token = await recoveryCode(user.email)
	const [one, other] = [`${newPassword}1`, `${newPassword}2`]
	const answers = await Promise.all([
		client.call(ownAccountApi.changePassword, { password, newPassword: one }),
		elsewhere.call(ownAccountApi.changePassword, { password, newPassword: other }),
	])
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
	expect(answers.map(({ status }) => status)).not.toContain(500)
	const stay = [await isSignedIn(client), await isSignedIn(elsewhere)]
	expect(stay).toEqual(answers.map(({ status }) => status === 200))
	const late = { email: user.email, password: newPassword, token }
	expect((await new TestClient().call(accountApi.recover, late)).status).toBe(400)
})
