import { beforeAll, expect, test } from 'vitest'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { messages } from '#shared/messages.ts'
import { allowGuests, applyAs, key, staff } from './applications.cloud.test.data.ts'

const { apply, mine, sendFoundDocuments } = applicationsApi

beforeAll(() => allowGuests(true))

async function sentWith(email: string) {
	const { client: colleague } = await staff()
	return (await colleague.call(desk.list, { q: email, limit: 10 })).body.applications ?? expect.unreachable()
}

test.each([
	['in', 'guest', 'member'],
	['out', 'member', 'guest'],
] as const)('who signs %s between two tries has sent one application', async (_, first, second) => {
	const { client: member, user } = await createPerson()
	const senders = { guest: new TestClient(), member }
	const attachments = [await upload(senders[first], 'bill.pdf', pdf)]
	const [payload, once] = [applicationForm({ email: newEmail(), attachments }), anew()]
	const sent = await senders[first].call(apply, payload, once)
	mayNotBeLogged(cloud, sent.body.token ?? expect.unreachable())
	const again = await senders[second].call(apply, payload, once)
	expect([again.status, again.text]).toEqual([200, sent.text])
	const found = await sentWith(payload.email)
	expect(found.map(({ token }) => token)).toEqual([sent.body.token])
	const own = (await member.call(mine, {})).body.applications?.map(({ token }) => token)
	expect(own).toEqual(first === 'member' ? [sent.body.token] : [])
	const { body } = await (await staff()).client.call(desk.show, { token: sent.body.token ?? '' })
	expect(body.application?.applicantID).toBe(first === 'member' ? user._id : 'Guest')
})

test('both tries at once make one application', async () => {
	const { client: member } = await createPerson()
	const [payload, once] = [applicationForm({ email: newEmail() }), anew()]
	const both = await Promise.all([new TestClient(), member].map((client) => client.call(apply, payload, once)))
	expect(new Set(both.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
	mayNotBeLogged(cloud, both[0]?.body.token ?? expect.unreachable())
	expect(await sentWith(payload.email)).toHaveLength(1)
})

test('whoever has the key and not the words learns nothing and sends nothing', async () => {
	const [client, { client: other }] = [new TestClient(), await createPerson()]
	const [payload, once] = [applicationForm({ email: newEmail() }), anew()]
	const { body } = await client.call(apply, payload, once)
	mayNotBeLogged(cloud, body.token ?? expect.unreachable())
	const guess = await other.call(apply, { ...payload, amount: '241' }, once)
	expect([guess.status, guess.body]).toEqual([422, { status: false, code: 'other-body', message: messages.otherBody }])
	expect(await sentWith(payload.email)).toHaveLength(1)
})

test('who says that a document can’t be had, signs in and says it again is told that we noted it', async () => {
	const [client, { client: member }, { client: colleague }] = [new TestClient(), await createPerson(), await staff()]
	const token = await applyAs(client)
	await colleague.call(desk.ask, { token, things: ['bill'], words: '', key }, anew())
	const { firstName, lastName } = persona
	const [payload, once] = [{ firstName, lastName, token, cannotGet: true, words: 'It is lost.' }, anew()]
	const said = await client.call(sendFoundDocuments, payload, once)
	expect(said.body.message).toBe(sentences.cannotNoted)
	const again = await member.call(sendFoundDocuments, payload, once)
	expect([again.status, again.text]).toEqual([200, said.text])
})
