import { afterAll, expect, test } from 'vitest'
import { createEmployee, mailTo, recoveryCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { itemsOf, wholeTable } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { permissions } from '#shared/endpoint.ts'
import { passkeysApi } from '#shared/passkeys/api.ts'
import { passkeySentences } from '#shared/passkeys/schema.ts'
import { usersApi } from '#shared/users/api.ts'
import {
	afterPassword,
	challengeFor,
	key,
	newAuthenticator,
	registrationFor,
	whoIs,
	withPasskey,
} from './passkeys.cloud.test.data.ts'

const code = await tableCode(cloud)
afterAll(() => code.putItem({ pk: 'PASSKEYRULE', sk: 'PASSKEYRULE', required: false }))

test('an employee adds a passkey, and from then on the password alone gives no session', async () => {
	const { user, client, password, authenticator, recoveryCodes } = await withPasskey('User Access')
	expect(recoveryCodes).toHaveLength(10)
	expect(new Set(recoveryCodes).size).toBe(10)
	const table = JSON.stringify([...(await wholeTable())])
	for (const code of recoveryCodes) expect(table).not.toContain(code)
	const { body: state, text } = await client.call(passkeysApi.state, {})
	expect(state).toMatchObject({ passkeys: [{ id: authenticator.id, name: 'Phone' }], recoveryCodesLeft: 10 })
	expect(text).not.toMatch(/publicKey|counter|codeHashes/)
	await mailTo(user.email, /passkey was added/)

	const { client: other, body } = await afterPassword(user.email, password)
	expect([body, other.cookie]).toEqual([{ status: true, needsPasskey: true }, ''])
	expect(await whoIs(other)).toBeNull()
	const options = await challengeFor(other)
	expect(options.allowCredentials).toMatchObject([{ id: authenticator.id, transports: ['internal'] }])
	const done = await other.call(passkeysApi.signIn, { credential: authenticator.get(options) })
	expect([done.status, done.body]).toEqual([200, { status: true }])
	expect(await whoIs(other)).toMatchObject({ _id: user._id, employee: true })
	expect(other.pending).toBe('')
	const after = await client.call(passkeysApi.state, {})
	expect(after.body.passkeys?.[0]?.lastUsed).toBeDefined()
})

test('the first passkey ends the sessions that a password was enough for', async () => {
	const { client, user, password } = await createEmployee([], key)
	const { client: other } = await afterPassword(user.email, password)
	expect(await whoIs(other)).toMatchObject({ _id: user._id })
	const session = (await whoIs(client))?.session?.id
	const credential = newAuthenticator().create(await registrationFor(client))
	expect((await client.call(passkeysApi.add, { name: 'Laptop', credential })).status).toBe(200)
	expect([await whoIs(other), (await whoIs(client))?._id]).toEqual([null, user._id])
	// A page that lost the answer knows only of the session from before.
	await client.call(accountApi.signout, { session })
	expect(await whoIs(client)).toBeNull()
})

test('the pending cookie opens nothing but the second step', async () => {
	const { user } = await withPasskey(...permissions)
	const { client } = await afterPassword(user.email)
	const asSession = new TestClient()
	asSession.cookie = client.pending.replace('__Host-sign-in', '__Host-session')
	for (const who of [client, asSession]) {
		expect(await whoIs(who)).toBeNull()
		expect((await who.call(usersApi.list, {})).status).toBe(401)
		expect((await who.call(passkeysApi.state, {})).status).toBe(401)
		expect((await who.call(passkeysApi.registration, { key })).status).toBe(401)
	}
	const elsewhere = await new TestClient().call(passkeysApi.challenge, {})
	expect([elsewhere.status, elsewhere.body.message]).toEqual([400, passkeySentences.signInAgain])
})

test('a challenge works once, in its browser, for its person, on our site, and the counter only goes up', async () => {
	const { user, authenticator } = await withPasskey()
	const { authenticator: foreign, user: stranger } = await withPasskey()
	const wrong = [400, passkeySentences.wrongPasskey]
	const answerOf = async (client: TestClient, credential: ReturnType<typeof authenticator.get>) => {
		const { status, body } = await client.call(passkeysApi.signIn, { credential })
		return [status, body.message]
	}
	const { client } = await afterPassword(user.email)
	const first = authenticator.get(await challengeFor(client), { counter: 7 })
	const both = await Promise.all([1, 2].map(() => client.call(passkeysApi.signIn, { credential: first })))
	expect(both.map(({ status }) => status).sort()).toEqual([200, 400])

	const { client: second } = await afterPassword(user.email)
	await challengeFor(second)
	expect(await answerOf(second, first)).toEqual(wrong)
	expect(await answerOf(second, first)).toEqual(wrong)
	const copied = authenticator.get(await challengeFor(second), { counter: 7 })
	expect(await answerOf(second, copied)).toEqual(wrong)
	const phished = authenticator.get(await challengeFor(second), { origin: 'https://bridge.example', counter: 8 })
	expect(await answerOf(second, phished)).toEqual(wrong)
	const anothers = foreign.get(await challengeFor(second))
	expect(await answerOf(second, anothers)).toEqual(wrong)
	// That was the fifth attempt.
	expect((await second.call(passkeysApi.challenge, {})).body.message).toBe(passkeySentences.signInAgain)

	const [{ client: third }, { client: ofStranger }] = [
		await afterPassword(user.email),
		await afterPassword(stranger.email),
	]
	const elsewhere = authenticator.get(await challengeFor(third), { counter: 9 })
	await challengeFor(ofStranger)
	expect(await answerOf(ofStranger, elsewhere)).toEqual(wrong)
	expect(await answerOf(third, elsewhere)).toEqual([200, undefined])
	expect([await whoIs(second), await whoIs(ofStranger)]).toEqual([null, null])
	const trail = [...(await itemsOf(`AUDIT#${user._id}`))]
	expect(trail.some(([, item]) => item.includes('/api/sign-in-with-passkey (wrong)'))).toBe(true)
})

test('a recovery code signs in once, in any spelling, even if two use it at once, and its owner is told', async () => {
	const { user, recoveryCodes } = await withPasskey()
	const [used = '', next = ''] = recoveryCodes
	const two = [await afterPassword(user.email), await afterPassword(user.email)]
	const typed = used.toLowerCase().replaceAll('-', ' ')
	const answers = await Promise.all(two.map(({ client }) => client.call(passkeysApi.signInWithCode, { code: typed })))
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
	expect(answers.find(({ status }) => status === 200)?.body).toEqual({ status: true, recoveryCodesLeft: 9 })
	await mailTo(user.email, /9 codes left/)

	const { client } = await afterPassword(user.email)
	const again = await client.call(passkeysApi.signInWithCode, { code: used })
	expect(again.body.errors).toEqual({ code: passkeySentences.wrongCode })
	for (let attempt = 0; attempt < 4; attempt++)
		await client.call(passkeysApi.signInWithCode, { code: '0000-0000-0000-0000' })
	const sixth = await client.call(passkeysApi.signInWithCode, { code: next })
	expect([sixth.status, sixth.body.message]).toEqual([400, passkeySentences.signInAgain])
})

test('new codes void the old ones', async () => {
	const { client, user, recoveryCodes } = await withPasskey()
	const { body } = await client.call(passkeysApi.newCodes, { key })
	expect(body.recoveryCodes).toHaveLength(10)
	const { client: other } = await afterPassword(user.email)
	const code = recoveryCodes[0] ?? ''
	expect((await other.call(passkeysApi.signInWithCode, { code })).status).toBe(400)
	const fresh = body.recoveryCodes?.[0] ?? ''
	expect((await other.call(passkeysApi.signInWithCode, { code: fresh })).status).toBe(200)
})

test('a password recovery keeps the passkey, and ends a sign-in that was half done', async () => {
	const { user, authenticator } = await withPasskey()
	const { client: half } = await afterPassword(user.email)
	const stranger = new TestClient()
	await stranger.call(accountApi.requestRecovery, { email: user.email })
	const token = await recoveryCode(user.email)
	const { email } = user
	const { status } = await stranger.call(accountApi.recover, { email, password: persona.newPassword, token })
	expect(status).toBe(200)
	const late = await half.call(passkeysApi.signIn, { credential: authenticator.get(await challengeFor(half)) })
	expect(late.body.message).toBe(passkeySentences.signInAgain)
	const { body, client } = await afterPassword(email, persona.newPassword)
	expect([body.needsPasskey, client.cookie]).toEqual([true, ''])
})

test('a registration works once, in its session, for our site', async () => {
	const { client } = await createEmployee([], key)
	const { client: other } = await createEmployee([], key)
	const authenticator = newAuthenticator()
	const options = await registrationFor(client)
	const add = (who: TestClient, credential: ReturnType<typeof authenticator.create>) =>
		who.call(passkeysApi.add, { name: 'Phone', credential })
	const notAdded = [400, passkeySentences.notAdded]
	const stolen = await add(other, authenticator.create(options))
	const foreign = await add(client, authenticator.create(options, { origin: 'https://bridge.example' }))
	const late = await add(client, authenticator.create(options))
	for (const { status, body } of [stolen, foreign, late]) expect([status, body.message]).toEqual(notAdded)
	const credential = authenticator.create(await registrationFor(client))
	expect((await add(client, credential)).status).toBe(200)
	expect((await add(client, credential)).status).toBe(400)
	const twice = authenticator.create(await registrationFor(client))
	expect((await add(client, twice)).status).toBe(409)
})

test('a passkey may vouch for itself, and one with a certificate is refused, because nobody asked for one', async () => {
	const { client } = await createEmployee([], key)
	const add = async (attestation: 'self' | 'certificate') => {
		const credential = newAuthenticator().create(await registrationFor(client), { attestation })
		return (await client.call(passkeysApi.add, { name: 'Phone', credential })).status
	}
	expect([await add('certificate'), await add('self')]).toEqual([400, 200])
})

test('the last passkey can be removed, and then the password is enough', async () => {
	const { client, user, authenticator } = await withPasskey()
	const wrongKey = await client.call(passkeysApi.remove, { id: authenticator.id, key: 'some-other-key' })
	expect(wrongKey.body.code).toBe('wrong-key')
	const second = newAuthenticator()
	const credential = second.create(await registrationFor(client))
	expect((await client.call(passkeysApi.add, { name: 'Laptop', credential })).body.recoveryCodes).toBeUndefined()
	const one = await client.call(passkeysApi.remove, { id: authenticator.id, key })
	expect(one.body).toMatchObject({ message: passkeySentences.removed, state: { passkeys: [{ id: second.id }] } })
	expect((await client.call(passkeysApi.remove, { id: authenticator.id, key })).status).toBe(404)
	const last = await client.call(passkeysApi.remove, { id: second.id, key })
	expect(last.body).toMatchObject({ message: passkeySentences.lastRemoved, state: { recoveryCodesLeft: 0 } })
	const { body, client: fresh } = await afterPassword(user.email)
	expect([body.needsPasskey, (await whoIs(fresh))?._id]).toEqual([undefined, user._id])
})

test('a colleague resets the passkeys of someone who lost theirs, who is signed out and told', async () => {
	const { client: staff } = await createEmployee(['User Access'], key)
	const { client, user } = await withPasskey()
	const { body } = await staff.call(passkeysApi.reset, { id: user._id, key })
	expect(body.message).toBe(passkeySentences.reset)
	expect(await whoIs(client)).toBeNull()
	await mailTo(user.email, /passkeys were removed/)
	const { client: fresh } = await afterPassword(user.email)
	expect(await whoIs(fresh)).toMatchObject({ _id: user._id })
	const twice = await staff.call(passkeysApi.reset, { id: user._id, key })
	expect([twice.status, twice.body.message]).toEqual([409, passkeySentences.nothingToReset])
	const { client: owner, user: me } = await withPasskey('User Access')
	expect((await owner.call(passkeysApi.reset, { id: me._id, key })).status).toBe(403)
})

test('a member is never asked: removing an employee removes the passkey', async () => {
	const { client: staff } = await createEmployee(['User Access'], key)
	const { user } = await withPasskey()
	await staff.call(usersApi.removeEmployee, { id: user._id, key })
	const { client } = await afterPassword(user.email)
	expect(await whoIs(client)).toMatchObject({ employee: false })
	expect((await itemsOf(`SECONDFACTOR#${user._id}`)).has('SECONDFACTOR')).toBe(false)
})
