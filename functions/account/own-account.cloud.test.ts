import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { applyAs } from '#functions/applications/applications.cloud.test.data.ts'
import { employee } from '#functions/users/people.cloud.test.data.ts'
import { createPerson, mailTo, newcomer, newEmail, newLastName } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { itemsOf, wholeTable } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud, inbox } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { ownAccountSentences } from '#shared/account/own-schema.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { messages } from '#shared/messages.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { usersApi } from '#shared/users/api.ts'
import { ask, asked, code, confirm, inTwoPlaces, isSignedIn, login } from './account.cloud.test.data.ts'

test('the account moves to the address whose code was typed, and the old one hears of it', async () => {
	const someone = await createPerson()
	const { client, user, password } = someone
	const elsewhere = new TestClient()
	await login(user.email, password, elsewhere)
	const token = await applyAs(client, { email: user.email })
	const { email, code } = await asked(someone)
	expect((await client.call(accountApi.currentUser, {})).body.email).toBe(user.email)

	const changed = await confirm(someone, email, code.replace(/(...)/, '$1 '))
	expect([changed.status, changed.body.message]).toEqual([200, ownAccountSentences.emailChanged])
	expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([true, false])
	const old = [...(await wholeTable())].filter(
		([key, item]) =>
			!/^(APPLICATION|FIND#APPLICATIONS|MAIL|OUTCOME|ADDRESS|ONCE)/.test(key) && (key + item).includes(user.email),
	)
	expect(old.map(([key]) => key)).toEqual([])
	expect([await login(user.email, password), await login(email, password)]).toEqual([400, 200])
	const { body } = await client.call(applicationsApi.mine, {})
	expect(body.applications?.map((one) => one.token)).toEqual([token])
	const { text } = await mailTo(user.email, /email of your account was changed/)
	expect(text).not.toContain(email)

	const { client: colleague } = await employee('User Access')
	const found = async (q: string) => (await colleague.call(usersApi.list, { q })).body.users?.length
	expect([await found(email), await found(user.email)]).toEqual([1, 0])
	expect((await new TestClient().call(accountApi.signup, newcomer(user.email))).status).toBe(200)

	// The same request a second time answers that it's done.
	expect((await confirm(someone, email, code)).status).toBe(200)
})

test('the answer doesn’t tell whether an address has an account, and its owner gets no code', async () => {
	const [someone, other] = await Promise.all([createPerson(), createPerson()])
	const answers = [await ask(someone, other.user.email), await ask(someone, newEmail())]
	expect(answers[0]?.text).toBe(answers[1]?.text)
	const { text } = await mailTo(other.user.email, /already/)
	expect(text).not.toMatch(/\b\d{6}\b/)
	expect(text).not.toContain(persona.firstName)
	const guess = await confirm(someone, other.user.email, '204817')
	expect(guess.body.errors).toEqual({ verificationCode: messages.wrongCode })
	const own = await ask(someone, someone.user.email)
	expect(own.body.errors).toEqual({ email: ownAccountSentences.emailIsOwn })
})

test('a wrong password asks for no code', async () => {
	const { client, user } = await createPerson()
	const email = newEmail()
	const wrong = await client.call(ownAccountApi.changeEmail, { email, password: 'Wrong#Password1' })
	expect([wrong.status, wrong.body.errors]).toEqual([400, { password: messages.wrongPassword }])
	const code = await (await tableCode(cloud)).getItem({ pk: `SIGNUP#${user._id}`, sk: 'NEW EMAIL' })
	expect([code, await inbox(email)]).toEqual([undefined, []])
})

test('five wrong codes end the code, and a code is right for its own address and person only', async () => {
	const [someone, thief] = await Promise.all([createPerson(), createPerson()])
	const { email, code } = await asked(someone)
	expect((await confirm(someone, newEmail(), code)).body.errors).toEqual({ verificationCode: messages.wrongCode })
	expect((await confirm(thief, email, code)).body.errors).toEqual({ verificationCode: messages.wrongCode })
	const wrong = code === '000000' ? '111111' : '000000'
	for (const sentence of [...Array(3).fill(messages.wrongCode), messages.codeEnded])
		expect((await confirm(someone, email, wrong)).body.errors).toEqual({ verificationCode: sentence })
	expect((await confirm(someone, email, code)).status).toBe(400)
	expect((await confirm({ client: new TestClient() }, email, code)).status).toBe(401)
})

test('an address that someone else has taken meanwhile stays theirs, and nothing is changed', async () => {
	const someone = await createPerson()
	const { email, code } = await asked(someone)
	const { user, password } = someone
	const table = await tableCode(cloud)
	const { password: _, ...who } = newcomer(email)
	const faster = { ...user, ...who, _id: randomUUID() }
	await table.transact(table.putAccount(faster, await table.hashSecret(persona.newPassword)))
	const late = await confirm(someone, email, code)
	expect([late.status, late.body.message]).toEqual([409, ownAccountSentences.emailTaken])
	expect([await login(user.email, password), await login(email, persona.newPassword)]).toEqual([200, 200])
	expect((await table.users.read(user._id))?.email).toBe(user.email)
})

test('the newsletter stays with the address it was asked for with, and the account says so', async () => {
	const someone = await createPerson()
	const { firstName, lastName, email: old } = someone.user
	await someone.client.call(newsletterApi.signup, { firstName, lastName, email: old })
	const newsletter = async () => (await someone.client.call(accountApi.currentUser, {})).body.newsletter
	expect(await newsletter()).toBe(true)
	const { email, code } = await asked(someone)
	await confirm(someone, email, code)
	expect(await newsletter()).toBe(false)
	expect((await itemsOf(`SUBSCRIBER#${old}`)).size).toBeGreaterThan(0)
})

test('a new name is what the member and staff see, and what staff find them by', async () => {
	const [{ client, user }, { client: colleague }] = await Promise.all([createPerson(), employee('User Access')])
	const lastName = newLastName()
	const change = { firstName: ' Marigold ', lastName }
	const found = async (q: string) =>
		(await colleague.call(usersApi.list, { q })).body.users?.map(({ _id }) => _id) ?? []
	for (let time = 1; time <= 2; time++) {
		const { status, body } = await client.call(ownAccountApi.changeName, change)
		expect([status, body.message]).toEqual([200, ownAccountSentences.nameChanged])
	}
	const seen = await client.call(accountApi.currentUser, {})
	expect(seen.body).toMatchObject({ firstName: 'Marigold', lastName, email: user.email })
	expect(await found(lastName)).toEqual([user._id])
	const back = newLastName()
	await client.call(ownAccountApi.changeName, { ...change, lastName: back })
	expect([await found(lastName), await found(back)]).toEqual([[], [user._id]])
})

const { newPassword } = persona

test('a new password counts from now on, ends the other sessions and is told by email', async () => {
	const { client, user, password, elsewhere } = await inTwoPlaces()
	const { status, body } = await client.call(ownAccountApi.changePassword, { password, newPassword })
	expect([status, body.message]).toEqual([200, ownAccountSentences.passwordChanged])
	expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([true, false])
	expect([await login(user.email, password), await login(user.email, newPassword)]).toEqual([400, 200])
	expect((await mailTo(user.email, /changed/)).text).toContain('everywhere but where you changed it')
	const items = [...(await wholeTable())].filter(([, item]) => item.includes(newPassword))
	expect(items).toEqual([])
	// Someone whose answer was lost sends it again, and is told once.
	expect((await client.call(ownAccountApi.changePassword, { password, newPassword })).status).toBe(200)
	expect(await inbox(user.email)).toHaveLength(1)
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

test('nobody is signed in to a disabled account, whatever its sessions say', async () => {
	const { client, user } = await createPerson()
	const seen = (await code.users.read(user._id)) ?? expect.unreachable()
	await code.transact(code.users.touch(seen, { set: { disabled: true } }))
	expect(await isSignedIn(client)).toBe(false)
})
