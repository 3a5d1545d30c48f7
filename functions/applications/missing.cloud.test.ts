import { beforeAll, expect, test } from 'vitest'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { newToken } from '#functions/platform/ids.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { afterMail } from '#infra/testing/eventually.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import type { MissingRecord } from '#shared/applications/missing.ts'
import { ApplicationRecord } from '#shared/applications/records.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { addDays, dayOf, longDate } from '#shared/dates.ts'
import { applyAs, code, key, respond, settings, show, staff, table } from './applications.cloud.test.data.ts'

beforeAll(() => code.transact([settings.putSettings({ guestApplications: true, closesWithoutBill: true })]))

const guest = new TestClient()
const who = { firstName: persona.firstName, lastName: persona.lastName }
const lastDay = addDays(dayOf(new Date()), 15)

const asked = { things: ['bill', 'other'] as ('bill' | 'other')[], words: 'Please also send page two.' }
const ask = (client: TestClient, token: string, version?: number) =>
	client.call(desk.ask, { token, ...asked, key, version }, anew())

const bill = (client: TestClient) => upload(client, 'bill.pdf', pdf)

test('a guest is asked for what is missing, sees just that, sends it, and staff see the answer', async () => {
	const { client: colleague, user } = await staff()
	const email = newEmail()
	const token = await applyAs(guest, { email })
	const { body: preview } = await colleague.call(desk.previewAsk, { token, ...asked })
	const answer = await ask(colleague, token, 0)
	expect(answer.body).toMatchObject({
		message: sentences.missingAsked,
		application: { status: 'Pending', version: 1, missing: { things: ['bill', 'other'], lastDay } },
	})
	const mail = await mailTo(email, /page two/)
	expect(mail.text.trimEnd()).toBe(preview.text)
	expect(mail.text).toContain(`by ${longDate(lastDay)}`)
	expect(mail.text).toContain(token)

	const seen = (await guest.call(applicationsApi.find, { ...who, token })).body.application?.missing
	expect(seen).toEqual({ ...asked, lastDay, askedOn: expect.any(String) })

	const attachments = [await bill(guest)]
	const payload = { ...who, token, attachments, words: 'Here it is.' }
	const idempotencyKey = anew()
	const sent = await guest.call(applicationsApi.sendFoundDocuments, payload, idempotencyKey)
	expect(sent.body).toMatchObject({
		message: sentences.documentsSent,
		application: { attachments: [{ name: 'bill.pdf' }], missing: { answer: { kind: 'documents' } } },
	})
	const again = await guest.call(applicationsApi.sendFoundDocuments, payload, idempotencyKey)
	expect(again.text).toBe(sent.text)

	const { missing, followUps, attachments: files } = await show(colleague, token)
	expect(missing?.answer).toEqual({ kind: 'documents', words: 'Here it is.', date: expect.any(String) })
	expect(files).toMatchObject([{ name: 'bill.pdf', addedOn: missing?.answer?.date }])
	const name = `${user.firstName} ${user.lastName}`
	expect(followUps.map(({ what, name }) => [what, name])).toEqual([
		['asked', name],
		['sent', undefined],
	])
	const [row] = (await colleague.call(desk.list, { q: token, limit: 1 })).body.applications ?? []
	expect(row?.missing?.answer?.kind).toBe('documents')
})

test('an applicant who can’t get it says so, once, and nobody sends or says anything for someone else’s application', async () => {
	const [{ client: colleague }, { client: member, user }, { client: other }] = await Promise.all([
		staff(),
		createPerson(),
		createPerson(),
	])
	const token = await applyAs(member, { email: user.email })
	const cannot = { token, cannotGet: true, words: 'My landlord is away.' }
	const early = await member.call(applicationsApi.sendDocuments, cannot)
	expect([early.status, early.body.message]).toEqual([409, sentences.nothingMissing])
	await ask(colleague, token)

	const unknown = { ...cannot, token: 'BTG-0000-0000-0000-0000' }
	const foreign = [
		await other.call(applicationsApi.sendDocuments, cannot),
		await other.call(applicationsApi.sendDocuments, unknown),
	]
	expect(foreign.map(({ status, body }) => [status, body.message])).toEqual(Array(2).fill([404, sentences.ownNotFound]))
	const guesses = [
		await guest.call(applicationsApi.sendFoundDocuments, { ...who, firstName: 'Someone', ...cannot }),
		await guest.call(applicationsApi.sendFoundDocuments, { ...who, ...unknown }),
		await guest.call(applicationsApi.sendFoundDocuments, {
			...who,
			...unknown,
			attachments: ['Uakgb_J5m9g-0JDMbcJqL'],
		}),
	]
	expect(guesses.map(({ status, body }) => [status, body.message])).toEqual(Array(3).fill([404, sentences.notFound]))

	const said = await member.call(applicationsApi.sendDocuments, cannot)
	expect([said.status, said.body.message]).toEqual([200, sentences.cannotNoted])
	expect((await show(colleague, token)).missing?.answer).toMatchObject({ kind: 'cannot', words: cannot.words })
	const twice = await member.call(applicationsApi.sendDocuments, cannot, anew())
	expect(twice.status).toBe(409)

	const attachments = [await bill(member)]
	const sent = await member.call(applicationsApi.sendDocuments, { token, attachments, words: 'I got it.' })
	expect(sent.body.application?.missing?.answer?.kind).toBe('documents')
	expect((await show(colleague, token)).missing?.answer).toMatchObject({ kind: 'documents', words: 'I got it.' })
})

test('staff give more time to a later day, or settle it; a document of theirs settles it too', async () => {
	const { client: colleague } = await staff()
	const email = newEmail()
	const token = await applyAs(guest, { email })
	const more = (until: string, version?: number) => colleague.call(desk.giveMoreTime, { token, until, key, version })
	expect((await more(addDays(lastDay, 3))).body.message).toBe(sentences.notAwaited)
	await ask(colleague, token)
	for (const until of [lastDay, '2020-01-01', addDays(lastDay, 90)])
		expect((await more(until)).body.errors).toEqual({ until: sentences.laterDay })
	const given = await more(addDays(lastDay, 10), 1)
	expect(given.body.application?.missing?.lastDay).toBe(addDays(lastDay, 10))
	expect((await mailTo(email, /You have more time/)).text).toContain(longDate(addDays(lastDay, 10)))
	const stale = await colleague.call(desk.settle, { token, version: 1 })
	expect([stale.status, stale.body.fresh?.application.version]).toEqual([409, 2])
	const settled = await colleague.call(desk.settle, { token, version: 2 })
	expect(settled.body.application?.missing?.answer?.kind).toBe('settled')

	await ask(colleague, token)
	const attachments = [await bill(colleague)]
	await colleague.call(desk.addAttachments, { token, attachments })
	const { missing, attachments: files, followUps } = await show(colleague, token)
	expect(missing?.answer?.kind).toBe('settled')
	expect(files).toMatchObject([{ byStaff: true, addedOn: expect.any(String) }])
	expect(followUps.map(({ what }) => what)).toEqual(['asked', 'more time', 'settled', 'asked', 'settled'])
})

test('the deployed job reminds and closes, and a late document opens the application again', async () => {
	const [{ client: colleague }, { client: member, user }] = await Promise.all([staff(), createPerson()])
	const token = await applyAs(member, { email: user.email })
	const late = await applyAs(member, { email: user.email })
	for (const each of [token, late]) await ask(colleague, each)
	const wasSent = async () => expect((await show(colleague, token)).delivery?.lastMail).toMatchObject({ state: 'sent' })
	await afterMail(wasSent)
	const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString()
	const daysLeft = (days: number) => addDays(dayOf(new Date()), days)
	await asIf(token, { toldOn: ago(9), lastDay: daysLeft(-2), remindedBefore: 2 })
	await asIf(late, { toldOn: ago(9), lastDay: daysLeft(1) })
	const waiting = await putOld(user, { hasFiles: true })
	const withoutBill = await putOld(user)

	await invoke('JobsFollowUps', { time: new Date().toISOString() })
	expect(await show(colleague, waiting)).toMatchObject({ followUps: [{ what: 'still working' }] })
	expect(await show(colleague, withoutBill)).toMatchObject({
		missing: { name: sentences.theClock, things: ['bill'], lastDay: daysLeft(7) },
		followUps: [{ what: 'asked', name: sentences.theClock }],
	})
	expect((await show(colleague, late)).followUps.map(({ what }) => what)).toEqual(['asked', 'reminded'])
	const closed = await show(colleague, token)
	expect(closed).toMatchObject({ status: 'Denied', decision: { name: sentences.theClock } })
	expect((await mailTo(user.email, /closed your application/)).text).toContain('opens again')
	const mine = (await member.call(applicationsApi.mine, {})).body.applications?.find((each) => each.token === token)
	expect(mine).toMatchObject({ status: 'Declined', closedOn: expect.any(String), decision: { amount: 0 } })
	const { body: inSpanish } = await member.call(applicationsApi.mine, {}, { 'x-page-language': 'es' })
	expect(inSpanish.applications?.find((each) => each.token === token)?.decision?.message.split('\n')).toEqual([
		'Cerramos esta solicitud porque esto no nos llegó a tiempo:',
		'La factura o el recibo, o una carta que muestre cuánto debe y a quién se le paga.',
		// An employee's own words are never translated.
		asked.words,
	])
	const cannot = await member.call(applicationsApi.sendDocuments, { token, cannotGet: true })
	expect(cannot.status).toBe(409)

	const sent = await member.call(applicationsApi.sendDocuments, { token, attachments: [await bill(member)] })
	expect(sent.body).toMatchObject({
		message: sentences.reopened,
		// The 21 days begin anew.
		application: { status: 'Pending', reopenedOn: expect.stringMatching(/^\d+\/\d+\/\d{4}$/) },
	})
	const opened = await show(colleague, token)
	expect(opened).toMatchObject({ status: 'Pending', reopenedOn: expect.any(String), history: [{ status: 'Denied' }] })
	expect([opened.decision, opened.closedOn]).toEqual([undefined, undefined])
	expect(opened.followUps.map(({ what }) => what)).toEqual(['asked', 'closed', 'reopened'])
	const [row] = (await colleague.call(desk.list, { q: token, limit: 1 })).body.applications ?? []
	expect(row).toMatchObject({ status: 'Pending', reopenedOn: opened.reopenedOn })
	expect((await respond(colleague, token, { version: opened.version })).status).toBe(200)
})

/** Rewrites what is missing as if it had been asked for earlier. */
async function asIf(token: string, changes: Partial<MissingRecord>) {
	const seen = (await table.applications.read(token)) ?? expect.unreachable()
	const missing = { ...(seen.missing ?? expect.unreachable()), ...changes }
	await code.transact(table.changeApplication(seen, { ...seen, missing, version: seen.version + 1 }, 'defect'))
}

async function putOld(user: UserRecord, changes: Partial<ApplicationRecord> = {}) {
	const token = newToken()
	const application = ApplicationRecord.parse({
		...applicationForm({ email: user.email, birthday: '1990-04-23' }),
		token,
		status: 'Pending',
		applicantID: user._id,
		issuedOn: new Date(Date.now() - 20.9 * 24 * 3_600_000).toISOString(),
	})
	const sent = { ...application, ...changes, ...table.sentBy(user), attachments: [] }
	await code.transact(table.putApplication(sent))
	return token
}

test('an applicant learns that we have a bill which staff attached, and nothing else about it', async () => {
	const { client: colleague } = await staff()
	const { client: member, user } = await createPerson()
	const token = await applyAs(member, { email: user.email })
	const seen = async () => [
		(await guest.call(applicationsApi.find, { ...who, token })).body.application,
		(await member.call(applicationsApi.mine, {})).body.applications?.[0],
	]
	for (const application of await seen()) expect(application).not.toHaveProperty('hasFiles')
	await colleague.call(desk.addAttachments, { token, attachments: [await bill(colleague)] })
	for (const application of await seen()) expect(application).toMatchObject({ token, hasFiles: true, attachments: [] })
})

test('staff say that no bill is needed before the clock asks; the applicant reads nothing of a bill then', async () => {
	const { client: colleague } = await staff()
	const token = await applyAs(guest)
	const waived = await colleague.call(desk.settle, { token, version: 0 })
	expect(waived.body).toMatchObject({ message: sentences.billWaived, application: { version: 1 } })
	expect((await show(colleague, token)).followUps).toMatchObject([{ what: 'bill waived' }])
	const found = await guest.call(applicationsApi.find, { ...who, token })
	expect(found.body.application?.billWaivedOn).toMatch(/^\d+\/\d+\/\d{4}$/)
	const again = await colleague.call(desk.settle, { token, version: 1 })
	expect(again.body.message).toBe(sentences.notAwaited)
})
