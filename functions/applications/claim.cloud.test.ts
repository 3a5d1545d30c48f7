import { beforeAll, expect, test } from 'vitest'
import { createPerson, mailTo, newcomer, newEmail, verificationCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { accountApi } from '#shared/account/api.ts'
import { applicationsApi as api } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { allowGuests, applyAs, key, respond, show, staff } from './applications.cloud.test.data.ts'

beforeAll(() => allowGuests(true))

const stranger = new TestClient()
const { birthday } = persona
const who = { firstName: persona.firstName, lastName: persona.lastName }

const mine = async (client: TestClient) =>
	(await client.call(api.mine, {})).body.applications?.map(({ token }) => token)
const unclaimed = async (client: TestClient) =>
	(await client.call(api.unclaimed, {})).body.applications?.map(({ token }) => token)

/** Someone verifies the address with which applications were sent before. */
async function verified(email: string) {
	const client = new TestClient()
	await client.call(accountApi.signup, newcomer(email))
	await client.call(accountApi.verify, { verificationCode: await verificationCode(email) })
	return client
}

test('a guest’s application is the address owner’s only after they say so, and its grant is too', async () => {
	const email = newEmail()
	const [first, second] = [await applyAs(stranger, { email }), await applyAs(stranger, { email })]
	const other = await applyAs(stranger, { email: newEmail() })
	const { client: colleague } = await staff()
	expect((await respond(colleague, first)).status).toBe(200)
	const client = await verified(email)

	expect(await mine(client)).toEqual([])
	const { text } = await client.call(api.unclaimed, {})
	expect(JSON.parse(text).applications).toEqual(
		[second, first].map((token) => ({ token, type: 'Utility', issuedOn: expect.stringMatching(/^\d+\/\d+\/20\d\d$/) })),
	)
	const both = await Promise.all([1, 2].map(() => client.call(api.claim, { token: first, birthday })))
	expect(both.map(({ status, body }) => [status, body.message, body.application?.token])).toEqual(
		Array(2).fill([200, sentences.claimed, first]),
	)
	expect([await mine(client), await unclaimed(client)]).toEqual([[first], [second]])
	const { body } = await client.call(accountApi.currentUser, {})
	expect([body.applicationTokens, body.assistanceRecieved]).toEqual([[first], 200])
	expect((await respond(colleague, first, { amount: 50 })).status).toBe(200)
	expect((await client.call(accountApi.currentUser, {})).body.assistanceRecieved).toBe(50)

	const foreign = await Promise.all([
		client.call(api.claim, { token: other, birthday }),
		client.call(api.disown, { token: other }),
		client.call(api.disown, { token: first }),
	])
	expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404])
	expect((await show(colleague, other)).applicantID).toBe('Guest')
})

test('an account that existed before is asked too, and only its owner finds what it claimed', async () => {
	const { client, user } = await createPerson()
	const token = await applyAs(stranger, { email: user.email })
	expect((await stranger.call(api.find, { ...who, token })).status).toBe(200)
	expect(await unclaimed(client)).toEqual([token])
	await client.call(api.claim, { token, birthday })
	const cannot = { ...who, token, cannotGet: 'yes' } as const
	const refused = [
		await stranger.call(api.find, { ...who, token }),
		await stranger.call(api.sendFoundDocuments, cannot),
	]
	expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
		Array(2).fill([403, sentences.claimedElsewhere]),
	)
	expect((await stranger.call(api.find, { ...who, lastName: 'Nobody', token })).status).toBe(404)
	expect((await client.call(api.find, { ...who, token })).body.application?.token).toBe(token)
})

test('a disowned application is gone from the account, marked for employees, and still found by its sender', async () => {
	const { client, user } = await createPerson()
	const { client: colleague } = await staff()
	const token = await applyAs(stranger, { email: user.email })
	await colleague.call(desk.ask, { token, things: ['bill'], key, version: 0 })
	await mailTo(user.email, /missing|need/i)
	const { status, body } = await client.call(api.disown, { token })
	expect([status, body.message]).toEqual([200, sentences.disowned])
	expect([await mine(client), await unclaimed(client)]).toEqual([[], []])
	expect((await client.call(api.claim, { token, birthday })).status).toBe(404)
	const { disownedOn, followUps, applicantID } = await show(colleague, token)
	expect([typeof disownedOn, followUps.at(-1)?.what, applicantID]).toEqual(['string', 'disowned', 'Guest'])
	expect(JSON.stringify(followUps)).not.toContain(user._id)
	expect((await stranger.call(api.find, { ...who, token })).status).toBe(200)
	// Our emails went to someone else, so it's an employee's turn to call.
	const forUs = { queue: 'for-us', q: token, limit: 1 } as const
	const row = async () => (await colleague.call(desk.list, forUs)).body.applications?.[0]
	await expect.poll(row).toMatchObject({ token, disownedOn })
})

test('someone who doesn’t know the birthday on an application doesn’t get it, and its sender still finds it', async () => {
	const { client, user } = await createPerson()
	const token = await applyAs(stranger, { email: user.email })
	const claim = (typed: string) => client.call(api.claim, { token, birthday: typed })
	const wrong = await claim('01/02/1990')
	expect([wrong.status, wrong.body.errors]).toEqual([400, { birthday: sentences.otherBirthday }])
	expect([await mine(client), await unclaimed(client)]).toEqual([[], [token]])
	expect((await stranger.call(api.find, { ...who, token })).status).toBe(200)
	expect((await claim(birthday)).status).toBe(200)
	expect(await mine(client)).toEqual([token])
})

test('five birthdays a day can be tried, also all at once and from many networks', async () => {
	const { client, user } = await createPerson()
	const token = await applyAs(stranger, { email: user.email })
	const guess = (typed: string) => {
		const elsewhere = new TestClient()
		elsewhere.cookie = client.cookie
		return elsewhere.call(api.claim, { token, birthday: typed })
	}
	const days = Array.from({ length: 12 }, (_, at) => `01/${String(at + 1).padStart(2, '0')}/1971`)
	const answers = await inBatches(days, guess)
	// The day may change in between.
	const tried = answers.filter(({ status }) => status === 400)
	expect(tried.length).toBeGreaterThanOrEqual(5)
	expect(tried.length).toBeLessThanOrEqual(10)
	const refused = answers.filter(({ status }) => status === 429)
	expect(refused).toHaveLength(days.length - tried.length)
	expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set([sentences.tooManyBirthdays]))
	expect(await unclaimed(client)).toEqual([token])
	const trail = [...(await itemsOf(`AUDIT#${token}`))]
	expect(JSON.stringify(trail)).toContain('/api/claim-application (birthday wrong)')
	const { status, body } = await client.call(api.disown, { token })
	expect([status, body.message]).toEqual([200, sentences.disowned])
})

test('a stranger’s tries don’t use up those of the member with the email', async () => {
	const { client, user } = await createPerson()
	const token = await applyAs(stranger, { email: user.email })
	const { client: other } = await createPerson()
	for (let guess = 0; guess < 6; guess++)
		expect((await other.call(api.claim, { token, birthday: '01/02/1990' })).status).toBe(404)
	expect((await client.call(api.claim, { token, birthday })).status).toBe(200)
})
