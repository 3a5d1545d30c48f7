import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { applyAs } from '#functions/applications/applications.cloud.test.data.ts'
import { employee } from '#functions/users/people.cloud.test.data.ts'
import { request } from '#infra/testing/in-process.ts'
import { createPerson, mailTo, newcomer, newEmail, newLastName, verificationCode } from '#infra/testing/people.ts'
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
import { before, handler, recovered } from './meanwhile.cloud.test.data.ts'

const { changeEmail, confirmEmail } = ownAccountApi
type Someone = Awaited<ReturnType<typeof createPerson>>

const isSignedIn = async (client: TestClient) => (await client.call(accountApi.currentUser, {})).body !== null
const login = async (email: string, password: string, client = new TestClient()) =>
	(await client.call(accountApi.login, { email, password })).status
const ask = ({ client, password }: Someone, email: string) => client.call(changeEmail, { email, password })
const confirm = ({ client }: { client: TestClient }, email: string, code: string) =>
	client.call(confirmEmail, { email, verificationCode: code })

async function asked(someone: Someone, email = newEmail()) {
	expect((await ask(someone, email)).body.message).toBe(ownAccountSentences.emailCodeSent)
	return { email, code: await verificationCode(email) }
}

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
	const wrong = await client.call(changeEmail, { email, password: 'Wrong#Password1' })
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
		() => request(handler, confirmEmail, { payload: { email, verificationCode: code }, cookie: thief.client.cookie }),
	)
	expect([late.status, late.body.message]).toEqual([409, ownAccountSentences.changedMeanwhile])
	expect(await isSignedIn(thief.client)).toBe(false)
	expect([await login(email, newPassword), await login(old, newPassword)]).toEqual([400, 200])
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

test('two devices that change the name at once leave one of the two names', async () => {
	const { client, user } = await createPerson()
	const names = ['Marigold', 'Clover', 'Sorrel']
	const { lastName } = user
	const answers = await Promise.all(
		names.map((firstName) => client.call(ownAccountApi.changeName, { firstName, lastName })),
	)
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
	const { body } = await client.call(accountApi.currentUser, {})
	expect(names).toContain(body.firstName)
})
