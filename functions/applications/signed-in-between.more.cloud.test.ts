import { beforeAll, expect, test } from 'vitest'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { messages } from '#shared/messages.ts'
import { allowGuests, staff } from './applications.cloud.test.data.ts'

const { apply, mine } = applicationsApi

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
