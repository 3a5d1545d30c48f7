import { expect, test } from 'vitest'
import { createPerson, mailTo, newcomer, newEmail, recoveryCode, verificationCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { untilWindowIsYoung } from '#infra/testing/windows.ts'
import { accountApi } from '#shared/account/api.ts'
import { code, inKnownBrowser, lock, stranger } from './account.cloud.test.data.ts'

const wrong = 'Wrong#Password1'

test('a stranger who began a sign-up for an address cannot reset the wrong attempts at its account', async () => {
	for (const email of [(await createPerson()).user.email, newEmail()]) {
		const strangers = newcomer(email)
		await new TestClient().call(accountApi.signup, { ...strangers, password: persona.newPassword })
		const login = (password: string) => new TestClient().call(accountApi.login, { email, password })
		const statuses: number[] = []
		for (const round of [1, 2, 3]) {
			for (const guess of [1, 2, 3, 4]) statuses.push((await login(`${wrong}${round}${guess}`)).status)
			statuses.push((await login(persona.newPassword)).status)
		}
		// The right password of a sign-up is not a wrong attempt, but the wrong attempts before it still count.
		expect(statuses).toEqual([400, 400, 400, 400, 200, 400, ...Array(9).fill(429)])
	}
})

const { login, signup, signout, requestRecovery, recover } = accountApi

test('a recovery also ends the lock of the browser in which it’s done', async () => {
	const { user, client } = await inKnownBrowser()
	const { email } = user
	for (let guess = 0; guess < 6; guess++) await client.call(login, { email, password: `Wrong#Password${guess}` })
	await client.call(requestRecovery, { email })
	const password = persona.newPassword
	const token = await recoveryCode(email)
	expect((await client.call(recover, { email, password, token })).status).toBe(200)
	expect((await client.call(login, { email, password })).status).toBe(200)
})

test('wrong passwords are forgotten after a day, in a known browser and elsewhere', async () => {
	const { user, client, password } = await inKnownBrowser()
	const { email } = user
	const counts = async () =>
		(await code.queryWhole(`LOGIN#${email}`)).filter(({ sk }) => /^(DEVICE#|ATTEMPTS$)/.test(String(sk)))
	await lock(email)
	for (let guess = 0; guess < 5; guess++) await client.call(login, { email, password: `Wrong#Password${guess}` })
	expect((await counts()).map(({ attempts }) => attempts)).toEqual([5, 5])
	const dayAgo = Date.now() - 24 * 3_600_000 - 1000
	for (const { pk, sk, ...item } of await counts())
		await code.putItem({ ...item, pk: String(pk), sk: String(sk), attempts: 9, lockedUntil: dayAgo })
	const all = [client, client, client, stranger(), stranger(), stranger()]
	const password9 = { email, password: 'Wrong#Password9' }
	expect(await Promise.all(all.map(async (one) => (await one.call(login, password9)).status))).toEqual(
		all.map(() => 400),
	)
	expect((await counts()).map(({ attempts }) => attempts)).toEqual([3, 3])
	expect((await stranger().call(login, { email, password })).status).toBe(200)
})

test('mails that strangers cause do not use up the mail limit of the owner’s browser', async () => {
	await untilWindowIsYoung(60)
	const { user, client } = await inKnownBrowser()
	const statuses: number[] = []
	for (let attempt = 0; attempt < 4; attempt++)
		statuses.push((await stranger().call(signup, newcomer(user.email))).status)
	expect(statuses).toEqual([200, 200, 200, 429])
	expect((await stranger().call(requestRecovery, { email: user.email })).status).toBe(429)
	expect((await client.call(requestRecovery, { email: user.email })).status).toBe(200)
	await recoveryCode(user.email)
})

test('a recovery is neither voided nor used up by a stranger’s', async () => {
	const { user, client } = await createPerson()
	const { email } = user
	await client.call(requestRecovery, { email })
	const token = await recoveryCode(email)
	const strangers = stranger()
	await strangers.call(requestRecovery, { email })
	const guess = { email, password: persona.newPassword, token: '0000000000' }
	for (let attempt = 0; attempt < 6; attempt++) expect((await strangers.call(recover, guess)).status).toBe(400)
	expect((await client.call(recover, { ...guess, token })).status).toBe(200)
	const late = await mailTo(email, /\b[0-9A-HJKMNP-TV-Z]{10}\b/, 2)
	const other = /\b[0-9A-HJKMNP-TV-Z]{10}\b/.exec(late.text)?.[0] ?? ''
	expect((await strangers.call(recover, { ...guess, token: other })).status).toBe(400)
})

test('a stranger’s sign-up doesn’t keep out the browser that signed up first', async () => {
	const person = newcomer()
	const client = stranger()
	const { email, password } = person
	await client.call(signup, person)
	const code = await verificationCode(email)
	await stranger().call(signup, { ...person, password: persona.newPassword })
	await client.call(signout, {})
	expect((await client.call(login, { email, password })).status).toBe(200)
	expect((await client.call(accountApi.verify, { verificationCode: code })).status).toBe(200)
	await client.call(signout, {})
	expect((await client.call(login, { email, password })).status).toBe(200)
	expect((await stranger().call(login, { email, password: persona.newPassword })).status).toBe(400)
})
