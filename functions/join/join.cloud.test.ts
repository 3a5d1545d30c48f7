import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { key, staff } from '#functions/applications/applications.cloud.test.data.ts'
import { staffMailbox } from '#infra/local/deploy.ts'
import { queuedTo } from '#infra/testing/outbox.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import type { TestClient } from '#infra/testing/test-client.ts'
import { anew } from '#infra/testing/test-client.ts'
import { cloud, inbox } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsExamples } from '#shared/applications/examples.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { examples } from '#shared/examples.ts'
import { joinApi } from '#shared/join/api.ts'
import { joinSentences } from '#shared/join/sentences.ts'
import { joinStaffApi } from '#shared/join/staff-api.ts'
import { longestPage } from '#shared/lists.ts'
import { messages } from '#shared/messages.ts'

const { client: colleague } = await staff()

const forms = {
	boardMember: examples.join.boardMember,
	ambassador: examples.join.ambassador,
	affiliate: examples.join.affiliate,
}

async function join(client: TestClient, as: keyof typeof forms, email: string) {
	const names = as === 'affiliate' ? {} : { firstName: persona.firstName, lastName: persona.lastName }
	const { status, body } = await client.call(joinApi[as], { ...forms[as], ...names, email }, anew())
	expect([status, body.message]).toEqual([200, joinSentences.submitted])
	const { body: own } = await client.call(joinApi.mine, {})
	return own.applications?.[0] ?? expect.unreachable()
}

test.each([
	['boardMember', 'board', persona.lastName],
	['ambassador', 'ambassador', persona.lastName],
	['affiliate', 'affiliate', 'Fernwood Relief'],
] as const)('a member applies as %s: confirmed by mail, and on their dashboard', async (as, role, name) => {
	const { client, user } = await createPerson()
	const own = await join(client, as, user.email)
	expect(own).toMatchObject({ role, status: 'Pending', name: expect.stringContaining(name) })
	await mailTo(user.email, /application to join us/)
	// The mail to the organization says only that there is something to read, because many people read its mailbox.
	const told = await mailTo(staffMailbox, /new application to join us/)
	expect(told.text).not.toContain(user.email)
	expect(told.text).not.toContain(persona.lastName)
	const { client: other } = await createPerson()
	expect((await other.call(joinApi.mine, {})).body.applications).toEqual([])
})

test('an affiliate is found, approved with the key and told so; the second of two changes sees the first', async () => {
	const { client, user } = await createPerson()
	const { id } = await join(client, 'affiliate', user.email)
	const { body } = await colleague.call(joinStaffApi.affiliates, { q: user.email, limit: 5 })
	expect(body.affiliates).toMatchObject([{ affiliateID: id, status: 'Pending', approved: false }])
	const change = (status: 'Approved' | 'Denied', version: number) =>
		colleague.call(joinStaffApi.changeAffiliate, { id, status, message: 'See you in May.', key, version })
	const changed = await change('Approved', 0)
	expect(changed.body).toMatchObject({
		message: joinSentences.affiliateChanged,
		affiliate: { status: 'Approved', approved: true, version: 1 },
	})
	expect((await mailTo(user.email, /glad to welcome/)).text).toContain('See you in May.')
	const again = await change('Approved', 1)
	expect([again.status, again.body.message]).toEqual([400, joinSentences.sameStatus])
	const late = await change('Denied', 0)
	expect([late.status, late.body.message]).toEqual([409, messages.stale])
	expect((await client.call(joinApi.mine, {})).body.applications).toMatchObject([{ status: 'Approved' }])
	const { body: approved } = await colleague.call(joinStaffApi.affiliates, { status: 'Approved', limit: 100 })
	expect(approved.affiliates?.map(({ affiliateID }) => affiliateID)).toContain(id)
	const gone = await colleague.call(joinStaffApi.oneAffiliate, { id: 'nobody-is-called-so' })
	expect([gone.status, gone.body.message]).toEqual([404, joinSentences.affiliateNotFound])
})

test('an application is counted to the affiliate whose link led to it', async () => {
	const { client, user } = await createPerson()
	const { id: first } = await join(client, 'affiliate', user.email)
	const { client: applicant, user: who } = await createPerson()
	const form = { ...applicationsExamples.apply, email: who.email, attachments: [], affiliateID: first }
	const { body } = await applicant.call(applicationsApi.apply, form)
	const token = body.token ?? expect.unreachable()
	mayNotBeLogged(cloud, token)
	const sentBy = async (id: string) => {
		const reply = await colleague.call(applicationsStaffApi.ofAffiliate, { id, limit: 20 })
		return reply.body.applications?.map((one) => one.token)
	}
	expect(await sentBy(first)).toEqual([token])
	const { body: whole } = await colleague.call(joinStaffApi.affiliates, { q: user.email })
	expect(whole.affiliates?.find(({ affiliateID }) => affiliateID === first)?.associatedApplications).toEqual([token])
})

test('the documented call names every application that an affiliate sent', async () => {
	const { client, user } = await createPerson()
	const { id: affiliateID } = await join(client, 'affiliate', user.email)
	const { transact } = await tableCode(cloud)
	const { putSent } = await import('#functions/domain/join/sent-applications.ts')
	const tokens = Array.from({ length: longestPage + 5 }, () => randomUUID())
	const issuedOn = new Date().toISOString()
	for (const token of tokens) await transact(putSent({ affiliateID, issuedOn, token }))
	const { body } = await colleague.call(joinStaffApi.affiliates, { q: user.email })
	expect(body.affiliates?.[0]?.associatedApplications).toHaveLength(tokens.length)
})

test('an employee application is filtered, read, noted on and answered', async () => {
	const { client, user } = await createPerson()
	const { id: token } = await join(client, 'boardMember', user.email)
	mayNotBeLogged(cloud, token)
	const find = async (query: { kind?: 'board' | 'ambassador'; status?: 'Pending' | 'Denied' }) => {
		const reply = await colleague.call(joinStaffApi.employeeApplications, { ...query, limit: 50 })
		return reply.body.applications?.map((one) => one.token)
	}
	expect(await find({ kind: 'board', status: 'Pending' })).toContain(token)
	expect(await find({ kind: 'ambassador' })).not.toContain(token)
	const { body: noted } = await colleague.call(joinStaffApi.addNote, { token, note: 'Called back.' }, anew())
	const [note] = noted.notes ?? []
	const opened = await colleague.call(joinStaffApi.employeeApplication, { token })
	expect(opened.body.application).toMatchObject({ otherOrgs: 'The choir.', notes: [{ body: 'Called back.' }] })
	const remove = note?._id ?? expect.unreachable()
	const { body: left } = await colleague.call(joinStaffApi.deleteNotes, { token, remove: [remove] })
	expect(left.notes).toEqual([])
	const deny = () =>
		colleague.call(joinStaffApi.changeEmployeeApplication, { token, key, status: 'Denied', version: 0 }, anew())
	const replies = await Promise.all([deny(), deny()])
	expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
	await mailTo(user.email, /answered your application to join us/)
	const again = await colleague.call(joinStaffApi.changeEmployeeApplication, { token, key, status: 'Denied' })
	expect([again.status, again.body.message]).toEqual([400, joinSentences.sameStatus])
	expect(await find({ kind: 'board', status: 'Denied' })).toContain(token)
	expect((await client.call(joinApi.mine, {})).body.applications).toMatchObject([{ status: 'Declined' }])

	const told = await queuedTo(user.email)
	const reopened = await colleague.call(joinStaffApi.changeEmployeeApplication, { token, key, status: 'Pending' })
	expect(reopened.status).toBe(200)
	expect(await queuedTo(user.email)).toHaveLength(told.length)
})

test('a member who types someone else’s email has none of their words mailed to that person', async () => {
	const { client } = await createPerson()
	const email = newEmail()
	for (const as of ['boardMember', 'affiliate'] as const) await join(client, as, email)
	const { text } = await mailTo(email, /application to join us/)
	expect(text).toMatch(/^Hello,$/m)
	for (const words of [persona.firstName, persona.lastName, 'Fernwood Relief'])
		expect((await inbox(email)).map((mail) => mail.text + mail.subject).join()).not.toContain(words)
})

test('an employee neither sees nor decides their own application', async () => {
	const { client, user } = await staff()
	const { id: token } = await join(client, 'ambassador', newEmail())
	const { id } = await join(client, 'affiliate', user.email)
	const rows = await client.call(joinStaffApi.employeeApplications, { limit: 100 })
	expect(rows.body.applications?.map((one) => one.token)).not.toContain(token)
	const statuses = [
		(await client.call(joinStaffApi.employeeApplication, { token })).status,
		(await client.call(joinStaffApi.changeEmployeeApplication, { token, key, status: 'Approved' })).status,
		(await client.call(joinStaffApi.changeAffiliate, { id, status: 'Approved', key })).status,
	]
	expect(statuses).toEqual([403, 403, 403])
})
