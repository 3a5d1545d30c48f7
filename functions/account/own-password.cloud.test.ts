import { expect, test } from 'vitest'
import { createPerson, mailTo, recoveryCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { itemsOf, wholeTable } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { ownAccountSentences } from '#shared/account/own-schema.ts'
import { messages } from '#shared/messages.ts'

const { newPassword } = persona
const isSignedIn = async (client: TestClient) => (await client.call(accountApi.currentUser, {})).body !== null
const login = async (email: string, password: string, client = new TestClient()) =>
	(await client.call(accountApi.login, { email, password })).status

/** Someone who is signed in here and somewhere else. */
async function inTwoPlaces() {
	const [someone, elsewhere] = [await createPerson(), new TestClient()]
	for (const place of [someone.client, elsewhere]) await login(someone.user.email, someone.password, place)
	return { ...someone, elsewhere }
}

test('a new password counts from now on, ends the other sessions and is told by email', async () => {
	const { client, user, password, elsewhere } = await inTwoPlaces()
	const { status, body } = await client.call(ownAccountApi.changePassword, { password, newPassword })
	expect([status, body.message]).toEqual([200, ownAccountSentences.passwordChanged])
	expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([true, false])
	expect([await login(user.email, password), await login(user.email, newPassword)]).toEqual([400, 200])
	expect((await mailTo(user.email, /changed/)).text).toContain('everywhere but where you changed it')
	const items = [...(await wholeTable())].filter(([, item]) => item.includes(newPassword))
	expect(items).toEqual([])
})

test('someone whose answer was lost sends it again and finds it done, once', async () => {
	const { client, user, password } = await createPerson()
	for (let time = 1; time <= 2; time++)
		expect((await client.call(ownAccountApi.changePassword, { password, newPassword })).status).toBe(200)
	await mailTo(user.email, /changed/)
	expect((await inbox(user.email)).length).toBe(1)
})

test('a wrong password changes nothing, is recorded, and is counted as at login', async () => {
	const { client, user, password, elsewhere } = await inTwoPlaces()
	const guesses = Array.from({ length: 8 }, (_, at) => `Wrong#Password${at}`)
	const answers = await Promise.all(
		guesses.map((guess) => client.call(ownAccountApi.changePassword, { password: guess, newPassword })),
	)
	const refused = answers.filter(({ status }) => status === 400)
	expect(refused.map(({ body }) => body.errors)).toEqual(Array(5).fill({ password: messages.wrongPassword }))
	expect(answers.filter(({ body }) => body.message === messages.lockedLogin)).toHaveLength(3)
	const right = await client.call(ownAccountApi.changePassword, { password, newPassword })
	expect([right.status, right.body.message]).toEqual([429, messages.lockedLogin])
	expect(await login(user.email, password, client)).toBe(429)
	expect([await login(user.email, password), await isSignedIn(elsewhere)]).toEqual([200, true])
	const records = [...(await itemsOf(`AUDIT#${user._id}`)).values()].filter((item) => item.includes('(password wrong)'))
	expect(records).toHaveLength(5)
})

test('a right password resets the count of wrong ones', async () => {
	const { client, password } = await createPerson()
	const change = async (typed: string, next: string) =>
		(await client.call(ownAccountApi.changePassword, { password: typed, newPassword: next })).status
	const [first, second] = [`${newPassword}1`, `${newPassword}2`]
	const statuses: number[] = []
	for (const typed of ['Wrong#1aa', 'Wrong#2aa', 'Wrong#3aa', 'Wrong#4aa', password])
		statuses.push(await change(typed, first))
	for (const typed of ['Wrong#5aa', first]) statuses.push(await change(typed, second))
	expect(statuses).toEqual([...Array(4).fill(400), 200, 400, 200])
})

test('a new password has to keep the rules of sign-up, and a refused one costs no try', async () => {
	const { client, user, password } = await createPerson()
	const change = async (typed: string) =>
		(await client.call(ownAccountApi.changePassword, { password, newPassword: typed })).body.errors
	for (let time = 1; time <= 6; time++)
		expect(await change('Password1!')).toEqual({ newPassword: messages.commonSecret })
	expect(await change(`${user.firstName}-1!`)).toEqual({ newPassword: messages.ownNameAsSecret })
	expect(await login(user.email, password)).toBe(200)
})

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
