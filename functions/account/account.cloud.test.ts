import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signInAs } from '#infra/testing/actors.ts'
import { actors } from '#infra/testing/api/access.test.data.ts'
import { createPerson, mailTo, newcomer, newEmail, recoveryCode, verificationCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { itemsOf, wholeTable } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { UserRecord } from '#shared/account/user.ts'
import { messages } from '#shared/messages.ts'
import { usersApi } from '#shared/users/api.ts'

const who = async (client: TestClient) => (await client.call(accountApi.currentUser, {})).body

test('signing up, typing the code, signing out and in again', async () => {
	const client = new TestClient()
	const person = newcomer()
	expect(await who(client)).toBeNull()

	const signup = await client.call(accountApi.signup, person)
	expect(signup.body).toEqual({ status: true, message: messages.signedUp })
	expect(await who(client)).toMatchObject({ firstName: persona.firstName, verified: false, employee: false })

	const [before, named] = [client.cookie, (await who(client))?.session?.id]
	const verificationCodeTyped = (await verificationCode(person.email)).replace(/(...)/, '$1 ')
	const verified = await client.call(accountApi.verify, { verificationCode: verificationCodeTyped })
	expect(verified.body).toEqual({ status: true })
	expect(client.cookie).not.toBe(before)
	expect(await who(client)).toMatchObject({ verified: true, email: person.email })
	// Someone may have planted the session in which the code was typed.
	const planted = new TestClient()
	planted.cookie = before
	expect(await who(planted)).toBeNull()

	// A page that lost the answer knows only of the session from before.
	await client.call(accountApi.signout, { session: named })
	expect(await who(client)).toBeNull()

	const login = { email: person.email.toUpperCase(), password: person.password }
	expect((await client.call(accountApi.login, login)).status).toBe(200)
	await client.call(accountApi.signout, { session: named })
	expect(await who(client)).toMatchObject({ verified: true })
})

test('five wrong codes end the code, a new one voids the old', async () => {
	const client = new TestClient()
	const person = newcomer()
	await client.call(accountApi.signup, person)
	const first = await verificationCode(person.email)
	const wrong = first === '000000' ? '111111' : '000000'
	for (const sentence of [...Array(4).fill(messages.wrongCode), messages.codeEnded]) {
		const { status, body } = await client.call(accountApi.verify, { verificationCode: wrong })
		expect([status, body.errors]).toEqual([400, { verificationCode: sentence }])
	}
	expect((await client.call(accountApi.verify, { verificationCode: first })).status).toBe(400)

	expect((await client.call(accountApi.resendCode, {})).body.message).toBe(messages.codeSent)
	const second = await verificationCode(person.email, 2)
	expect((await client.call(accountApi.verify, { verificationCode: second })).status).toBe(200)
	expect((await client.call(accountApi.resendCode, {})).status).toBe(409)
})

test('a code is right for ten minutes, and then no longer', async () => {
	const code = await tableCode(cloud)
	const codeHash = await code.hashSecret('204817')
	const statuses = [590, 600].map(async (seconds) => {
		const { password: _, ...who } = newcomer()
		const sent = new Date(Date.now() - seconds * 1000)
		const rest = { _id: randomUUID(), verified: false, dateRegistered: sent.toISOString() }
		const user = UserRecord.parse({ ...who, ...rest })
		const { write, cookie } = code.beginSession(user, new Date())
		await code.transact([...code.putSignup(user, { passwordHash: codeHash, codeHash, now: sent }), write])
		const client = new TestClient()
		client.cookie = cookie.split(';')[0] ?? ''
		return (await client.call(accountApi.verify, { verificationCode: '204817' })).status
	})
	expect(await Promise.all(statuses)).toEqual([200, 400])
})

test('a person who signed up and lost the session can sign in to type the code', async () => {
	const person = newcomer()
	await new TestClient().call(accountApi.signup, person)
	const elsewhere = new TestClient()
	expect((await elsewhere.call(accountApi.login, person)).status).toBe(400)
	const { email, password } = person
	expect((await elsewhere.call(accountApi.login, { email, password })).status).toBe(200)
	const code = await verificationCode(email)
	expect((await elsewhere.call(accountApi.verify, { verificationCode: code })).status).toBe(200)
})

test('an address belongs to the first person who verifies it, and a sign-up’s code works for that sign-up only', async () => {
	const person = newcomer()
	const [owner, other] = [new TestClient(), new TestClient()]
	await owner.call(accountApi.signup, person)
	const ownersCode = await verificationCode(person.email)
	await other.call(accountApi.signup, { ...person, password: persona.newPassword })
	const othersCode = await verificationCode(person.email, 2)
	if (ownersCode !== othersCode)
		expect((await other.call(accountApi.verify, { verificationCode: ownersCode })).status).toBe(400)
	expect((await owner.call(accountApi.verify, { verificationCode: ownersCode })).status).toBe(200)
	const late = await other.call(accountApi.verify, { verificationCode: othersCode })
	expect([late.status, late.body.message]).toEqual([409, messages.accountExists])
	const login = { email: person.email, password: persona.newPassword }
	expect((await new TestClient().call(accountApi.login, login)).status).toBe(400)
})

test('recovery sets a new password that keeps the rule, ends every session and tells the owner', async () => {
	const { user, client, password } = await createPerson()
	const forgetful = new TestClient()
	const asked = await forgetful.call(accountApi.requestRecovery, { email: user.email })
	expect(asked.body).toEqual({ status: true, message: messages.recoverySent })
	const token = await recoveryCode(user.email)
	const typed = { email: user.email, password: persona.newPassword, token: token.toLowerCase() }
	// A password that breaks the rule costs no try.
	for (const [password, sentence] of [
		['Password1!', messages.commonSecret],
		[`${persona.lastName}-1!`, messages.ownNameAsSecret],
	] as const)
		expect((await forgetful.call(accountApi.recover, { ...typed, password })).body.errors).toEqual({
			password: sentence,
		})
	const recovered = await forgetful.call(accountApi.recover, typed)
	expect(recovered.body).toEqual({ status: true, message: messages.recovered })

	expect(await who(client)).toBeNull()
	expect((await forgetful.call(accountApi.recover, typed)).status).toBe(400)
	expect((await new TestClient().call(accountApi.login, { email: user.email, password })).status).toBe(400)
	const login = { email: user.email, password: persona.newPassword }
	expect((await new TestClient().call(accountApi.login, login)).status).toBe(200)
	await mailTo(user.email, /changed/i)
})

test('five wrong codes end a recovery’s code', async () => {
	const { user } = await createPerson()
	const client = new TestClient()
	await client.call(accountApi.requestRecovery, { email: user.email })
	const token = await recoveryCode(user.email)
	const email = user.email
	const wrong = { email, password: persona.newPassword, token: `${token.slice(0, -1)}${token.endsWith('0') ? 1 : 0}` }
	for (let attempt = 0; attempt < 5; attempt++)
		expect((await client.call(accountApi.recover, wrong)).body.message).toBe(messages.wrongRecovery)
	expect((await client.call(accountApi.recover, { ...wrong, token })).status).toBe(400)
})

test('a password that is common, or the own name with decoration, is refused at sign-up', async () => {
	const signup = async (password: string) =>
		(await new TestClient().call(accountApi.signup, { ...newcomer(), password })).body.errors
	expect(await signup('Password1!')).toEqual({ password: messages.commonSecret })
	expect(await signup(`${persona.firstName}-1!`)).toEqual({ password: messages.ownNameAsSecret })
})

test('a new code for an account that is completed at the same moment is refused, and is not logged as an error', async () => {
	const unverified = actors['a person who has not typed the code'] ?? expect.unreachable()
	const client = await signInAs(unverified)
	const userId = client.cookie.split('=')[1]?.split('.')[0]
	const { deleteItem } = await tableCode(cloud)
	await deleteItem({ pk: `SIGNUP#${userId}`, sk: 'SIGNUP' })
	const { status, body } = await client.call(accountApi.resendCode, {})
	expect([status, body.message]).toEqual([409, messages.alreadyVerified])
})

test('a recovery code of emoji is a wrong one', async () => {
	const { user, password } = await createPerson()
	const recovery = { email: user.email, password, token: '🌉'.repeat(10) }
	const { status, body } = await new TestClient().call(accountApi.recover, recovery)
	expect([status, body.message]).toEqual([400, messages.wrongRecovery])
})

const trailOf = async (id: string) => [...(await itemsOf(`AUDIT#${id}`)).values()]

test('wrong passwords, locks and denials are recorded once a minute, without the email', async () => {
	const { user, client } = await createPerson()
	const { login } = accountApi
	for (let guess = 0; guess < 9; guess++)
		await new TestClient().call(login, { email: user.email, password: `Wrong#Password${guess}` })
	for (let attempt = 0; attempt < 5; attempt++) expect((await client.call(usersApi.list, {})).status).toBe(403)
	const trail = await trailOf(user._id)
	for (const what of ['/api/login (wrong)', '/api/login (locked)', '/api/users (denied)']) {
		const records = trail.filter((item) => item.includes(`"${what}"`))
		expect(records.length, what).toBeGreaterThan(0)
		// A new minute may begin in between.
		expect(records.length, what).toBeLessThanOrEqual(2)
	}
	expect(trail.join()).not.toContain(user.email)
})

test('a record stays in the table for seven years', async () => {
	const { user, client, password } = await createPerson()
	await client.call(accountApi.login, { email: user.email, password })
	const [record = '{}'] = await trailOf(user._id)
	const { action, ttl, row } = JSON.parse(record)
	expect(action).toBe(accountApi.login.path)
	const days = (ttl * 1000 - Date.parse(row.at)) / (24 * 3_600_000)
	expect(Math.floor(days)).toBe(7 * 365)
})

test('an email without an account is not in the trail', async () => {
	const email = newEmail()
	await new TestClient().call(accountApi.login, { email, password: 'Wrong#Password1' })
	const trail = [...(await wholeTable())].filter(([key]) => key.startsWith('AUDIT#'))
	expect(JSON.stringify(trail)).not.toContain(email)
})
