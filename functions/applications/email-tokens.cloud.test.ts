import { beforeAll, expect, test } from 'vitest'
import { callsFor } from '#infra/testing/aws-calls.ts'
import { request } from '#infra/testing/in-process.ts'
import { queuedTo } from '#infra/testing/outbox.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { allowGuests, applyAs } from './applications.cloud.test.data.ts'

const { handler } = await import('./handler.ts')

beforeAll(() => allowGuests(true))

const ask = (email: string) => new TestClient().call(applicationsApi.emailTokens, { email })

test('someone who lost a token gets it by email, without a name, and every address gets the same answer', async () => {
	const email = newEmail()
	const token = await applyAs(new TestClient(), { email })
	const nobody = newEmail()
	const [answer, other] = [await ask(email.toUpperCase()), await ask(nobody)]
	expect([answer.status, answer.body.message]).toEqual([200, sentences.tokensSent])
	expect([other.status, other.text]).toEqual([200, answer.text])
	const { text } = await mailTo(email, /Here’s your token/)
	expect(text).toContain(token)
	expect(text).not.toContain(persona.firstName)
	expect(await queuedTo(nobody)).toMatchObject([{ state: 'withheld' }])
	expect(await inbox(nobody)).toEqual([])
})

test('the calls are the same whether the address applied or not', async () => {
	const email = newEmail()
	await applyAs(new TestClient(), { email })
	const asked = (to: string) =>
		callsFor(() => request(handler, applicationsApi.emailTokens, { payload: { email: to } }))
	await asked(newEmail())
	const [known, unknown] = [await asked(email), await asked(newEmail())]
	expect([known.result.status, unknown.result.status]).toEqual([200, 200])
	expect(known.calls).toEqual(unknown.calls)
})

test.each([
	['disowned', applicationsApi.disown],
	['claimed', applicationsApi.claim],
])('the token of an application that was %s is not mailed', async (_, settle) => {
	const { client, user } = await createPerson()
	const token = await applyAs(new TestClient(), { email: user.email })
	const { birthday } = persona
	const settled = await client.call(settle, { token, ...(settle === applicationsApi.claim && { birthday }) })
	expect(settled.status).toBe(200)
	expect((await ask(user.email)).status).toBe(200)
	expect((await queuedTo(user.email)).map(({ state }) => state)).toContain('withheld')
	expect((await inbox(user.email)).filter(({ subject }) => subject.startsWith('Your token'))).toEqual([])
})

test('an address gets few of these emails, and each request the same answer', async () => {
	const email = newEmail()
	await applyAs(new TestClient(), { email })
	for (let times = 0; times < 5; times++) expect((await ask(email)).body.message).toBe(sentences.tokensSent)
	// The hour that the limit counts may end while this runs.
	expect((await queuedTo(email)).length).toBeLessThanOrEqual(4)
})
