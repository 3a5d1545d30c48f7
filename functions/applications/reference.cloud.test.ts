import { beforeAll, expect, test } from 'vitest'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { referenceSentences as sentences } from '#shared/applications/reference.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { allowGuests, applyAs, code, key, respond, show, staff } from './applications.cloud.test.data.ts'

const { putReference } = await import('#functions/domain/applications/reference.ts')
const { putReferenceLink } = await import('#functions/domain/applications/reference-links.ts')

beforeAll(() => allowGuests(true))

const referrer = new TestClient()
const referred = { referred: true, referrer: 'Nurse Aspen Hill', referrerConsent: true }
const answer = { answer: 'disorder', referrer: 'Aspen Hill', clinic: 'Fernwood Clinic', note: 'Since 2019.' } as const

const ask = (client: TestClient, token: string, email: string) =>
	client.call(desk.askReferrer, { token, email, key }, anew())

/** The link is in the mail and nowhere else. */
async function linkTo(email: string) {
	const { text } = await mailTo(email, /Someone we may help/)
	return /\/reference#([\w-]+)/.exec(text)?.[1] ?? ''
}

const give = (link: string, changes: Partial<typeof answer> | { answer: 'unsure' } = {}) =>
	referrer.call(applicationsApi.giveReference, { link, ...answer, ...changes }, anew())

async function asked() {
	const { client, user } = await staff()
	const token = await applyAs(new TestClient(), { email: newEmail(), ...referred })
	const email = newEmail()
	expect((await ask(client, token, email)).body.message).toBe(sentences.asked)
	return { client, user, token, email, link: await linkTo(email) }
}

test('a referrer is asked by mail, learns a first name and one letter, and answers once', async () => {
	const { client, user, token, email, link } = await asked()
	const { text } = await mailTo(email, /Someone we may help/)
	for (const secret of [token, persona.firstName, persona.lastName]) expect(text).not.toContain(secret)
	const open = await referrer.call(applicationsApi.showReference, { link })
	expect(open.body).toEqual({
		status: true,
		firstName: persona.firstName,
		initial: persona.lastName[0],
		answered: false,
	})
	const first = await give(link)
	expect(first.body.message).toBe(sentences.thanks)
	expect((await give(link, { answer: 'unsure' })).body.message).toBe(sentences.thanks)
	expect((await referrer.call(applicationsApi.showReference, { link })).body.answered).toBe(true)
	expect((await show(client, token)).reference).toEqual({
		...answer,
		email,
		name: `${user.firstName} ${user.lastName}`,
		askedOn: expect.any(String),
		answeredOn: expect.any(String),
	})
	expect(await ask(client, token, newEmail())).toMatchObject({ status: 409, body: { message: sentences.answered } })
})

test('of two answers at once one counts', async () => {
	const { client, token, link } = await asked()
	const both = await Promise.all([give(link), give(link, { answer: 'unsure' })])
	expect(both.map(({ status }) => status)).toEqual([200, 200])
	const { reference } = await show(client, token)
	expect(['disorder', 'unsure']).toContain(reference?.answer)
	await give(link, { answer: reference?.answer === 'unsure' ? 'disorder' : 'unsure' })
	expect((await show(client, token)).reference).toEqual(reference)
})

test('asking another address ends the first link, and so do the decision and fourteen days', async () => {
	const { client, token, link } = await asked()
	const other = newEmail()
	await ask(client, token, other)
	const gone = { status: 404, body: { message: sentences.gone } }
	expect(await referrer.call(applicationsApi.showReference, { link })).toMatchObject(gone)
	expect(await give(link)).toMatchObject(gone)
	expect(await give('no-such-link')).toMatchObject(gone)
	const [then, old] = [new Date(Date.now() - 15 * 86_400_000), await applyAs(new TestClient(), referred)]
	const late = { email: newEmail(), name: 'Hazel', askedOn: then.toISOString() }
	await code.transact([putReference(old, late), putReferenceLink(old, old, then)])
	expect(await give(old)).toMatchObject(gone)
	await respond(client, token)
	expect(await give(await linkTo(other))).toMatchObject(gone)
	expect((await show(client, token)).reference?.answer).toBeUndefined()
})

test('a link doesn’t work while the application is withdrawn, and does again once that is undone', async () => {
	const { client, token, link } = await asked()
	const names = { firstName: persona.firstName, lastName: persona.lastName, token }
	const withdraw = (change: { withdrawn: boolean; reason?: 'paid' }) =>
		referrer.call(applicationsApi.withdrawFound, { ...names, ...change }, anew())
	expect((await withdraw({ withdrawn: true, reason: 'paid' })).status).toBe(200)
	const gone = { status: 404, body: { message: sentences.gone } }
	expect([await referrer.call(applicationsApi.showReference, { link }), await give(link)]).toMatchObject([gone, gone])
	const again = await ask(client, token, newEmail())
	expect([again.status, again.body.message]).toEqual([409, applicationSentences.withdrawnByApplicant])
	expect((await withdraw({ withdrawn: false })).status).toBe(200)
	expect((await give(link)).body.message).toBe(sentences.thanks)
	expect((await show(client, token)).reference?.answer).toBe('disorder')
})

test('nobody is asked for someone who wasn’t referred, at the applicant’s own address, or more than twice an hour', async () => {
	const { client } = await staff()
	const own = newEmail()
	const alone = await applyAs(new TestClient(), { email: newEmail(), referred: false })
	expect((await ask(client, alone, newEmail())).body.message).toBe(sentences.notReferred)
	const token = await applyAs(new TestClient(), { email: own, ...referred })
	expect((await ask(client, token, own)).body.message).toBe(sentences.ownAddress)
	const email = newEmail()
	const answers = [await ask(client, token, email), await ask(client, token, email), await ask(client, token, email)]
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
	const { client: member } = await createPerson()
	expect((await ask(member, token, newEmail())).status).toBe(403)
})
