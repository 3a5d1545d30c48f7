import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { request } from '#infra/testing/in-process.ts'
import { mailTo } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { allowGuests, applicant, applyAs, key, show } from './applications.cloud.test.data.ts'
import {
	approval,
	approve,
	aspen,
	call,
	change,
	handler,
	hazel,
	limits,
	limitTo,
	nameOf,
	recordsAbout,
	rowan,
	stepsOf,
	takeBack,
} from './proposals.cloud.test.data.ts'

beforeAll(async () => {
	await allowGuests(true)
	await limitTo(5000)
})
afterAll(() => limitTo(undefined))

const decisionMails = async (email: string) =>
	(await inbox(email)).filter(({ subject }) => subject === 'We have answered your application')

test('an approval above the limit is kept for a second employee, and the applicant learns nothing', async () => {
	const { token, seen, assistance, email } = await applicant()
	const alone = await approve(await applyAs(new TestClient()), hazel, { amount: 5000 })
	expect([alone.body.message, alone.body.application.status]).toEqual([sentences.responseSubmitted, 'Approved'])

	const kept = await approve(token, hazel)
	expect([kept.status, kept.body.message]).toEqual([200, sentences.proposed])
	expect(kept.body.application).toMatchObject({
		status: 'Pending',
		version: 1,
		notes: [],
		history: [],
		proposal: { status: 'Approved', amount: 8000, message: approval.message, emailed: true, name: nameOf(hazel) },
	})
	expect(kept.body.application.followUps).toHaveLength(1)
	expect(await stepsOf(token)).toEqual([['proposed', nameOf(hazel), 8000]])
	const [row] = (await rowan.client.call(desk.list, { q: token, limit: 1 })).body.applications ?? []
	expect(row).toMatchObject({ status: 'Pending', proposal: { name: nameOf(hazel), amount: 8000 } })
	expect(await recordsAbout(token)).toContain(`${desk.respond.path} (proposed)`)
	expect(await recordsAbout(token)).not.toContain(desk.respond.path)

	const { firstName, lastName } = persona
	const found = await request(handler, applicationsApi.find, { payload: { firstName, lastName, token } })
	for (const view of [await seen(), found.body.application]) {
		expect(view).toMatchObject({ status: 'Pending' })
		expect(JSON.stringify(view)).not.toMatch(/propos|8000|Hazel/)
	}
	expect([await assistance(), await decisionMails(email)]).toEqual([0, []])
})

test('the employee who proposed it can’t approve it: not again, not elsewhere, not with the same request', async () => {
	const { token, email } = await applicant()
	const once = randomUUID()
	const first = await approve(token, hazel, {}, once)
	const repeated = await Promise.all([1, 2, 3].map(() => approve(token, hazel, {}, once)))
	expect(repeated.map(({ text }) => text)).toEqual(Array(3).fill(first.text))
	const elsewhere = new TestClient()
	await elsewhere.call(accountApi.login, { email: hazel.user.email, password: hazel.password })
	for (const client of [hazel.client, elsewhere]) {
		const again = await call(desk.respond, { token, ...approval, key }, client)
		expect([again.status, again.body.message]).toEqual([403, sentences.ownProposal])
	}
	expect(await show(hazel.client, token)).toMatchObject({ status: 'Pending', version: 1 })
	expect(await decisionMails(email)).toEqual([])
})

test.each(['with the version they saw', 'as documented'])(
	'two employees approve it at once, %s: one decision and one mail, which name both',
	async (how) => {
		const { token, email, seen, assistance } = await applicant()
		await approve(token, hazel)
		const version = how === 'as documented' ? undefined : 1
		const once = randomUUID()
		const answers = await Promise.all([
			approve(token, rowan, { version }, once),
			approve(token, rowan, { version }, once),
			approve(token, aspen, { version }),
		])
		const statuses = answers.map(({ status }) => status)
		expect(statuses[0]).toBe(statuses[1])
		expect([statuses[0], statuses[2]].sort()).toEqual([200, 409])
		const [done, refused] = statuses[0] === 200 ? [answers[0], answers[2]] : [answers[2], answers[0]]
		expect(done?.body.message).toBe(sentences.responseSubmitted)
		expect(refused?.body).toMatchObject({
			message: sentences.decidedMeanwhile,
			fresh: { application: { status: 'Approved' } },
		})
		const { status, amountApproved, proposal, history } = await show(hazel.client, token)
		expect([status, amountApproved, proposal]).toEqual(['Approved', 8000, undefined])
		const second = statuses[0] === 200 ? rowan : aspen
		expect(history).toMatchObject([{ name: nameOf(second), proposed: { name: nameOf(hazel) } }])
		await mailTo(email, /\$8,000/)
		expect(await decisionMails(email)).toHaveLength(1)
		expect(await assistance()).toBe(8000)
		expect(await seen()).toMatchObject({ status: 'Approved', decision: { amount: 8000 } })
		expect(JSON.stringify(await seen())).not.toMatch(/proposed|Hazel/)
	},
)

test('either of them takes it back; beside an approval, one of the two happens', async () => {
	const { token, email } = await applicant()
	expect((await takeBack(token, rowan)).body.message).toBe(sentences.noProposal)
	for (const by of [hazel, rowan]) {
		await approve(token, hazel)
		const { body } = await by.client.call(desk.takeBackProposal, { token })
		expect(body.message).toBe(sentences.proposalTakenBack)
		expect((await stepsOf(token)).at(-1)).toEqual(['proposal taken back', nameOf(by), 8000])
	}
	const before = await show(rowan.client, token)
	expect([before.status, before.proposal, before.history]).toEqual(['Pending', undefined, []])
	expect(await recordsAbout(token)).toContain(desk.takeBackProposal.path)

	await approve(token, hazel)
	const { version } = await show(rowan.client, token)
	const both = await Promise.all([takeBack(token, hazel, version), approve(token, rowan, { version })])
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
	const { status, proposal } = await show(rowan.client, token)
	expect([status, proposal]).toEqual([both[1].status === 200 ? 'Approved' : 'Pending', undefined])
	if (both[1].status !== 200) expect(await decisionMails(email)).toEqual([])
})

test('an applicant’s document or a colleague’s question leaves the proposal, and has to be seen before it’s approved', async () => {
	const { token, member } = await applicant()
	await approve(token, hazel)
	const attachments = [await upload(member, 'bill.pdf', pdf)]
	expect((await member.call(applicationsApi.sendDocuments, { token, attachments })).status).toBe(200)
	const unseen = await approve(token, rowan, { version: 1 })
	expect([unseen.status, unseen.body.message, unseen.body.fresh.application]).toMatchObject([
		409,
		sentences.proposedMeanwhile,
		{ proposal: { amount: 8000 }, attachments: [{ name: 'bill.pdf' }] },
	])
	expect((await call(desk.ask, { token, things: ['page'], key }, aspen.client)).status).toBe(200)
	expect((await approve(token, rowan, { version: 2 })).status).toBe(409)
	expect((await approve(token, rowan, { version: 3 })).body.message).toBe(sentences.responseSubmitted)
})

test('the limit is changed with the key, and stays where another setting is changed', async () => {
	await limitTo(undefined)
	for (const [typed, is] of [
		['$7,500', 7500],
		[0, 0],
	]) {
		expect((await change(typed)).body.message).toBe(sentences.settingsSaved)
		expect(await limits()).toEqual({ mostGrantedAlone: is })
	}
	await limitTo(5000)
	await call(desk.changeSettings, { guestApplications: 'yes', key }, hazel.client)
	expect(await limits()).toEqual({ mostGrantedAlone: 5000 })
})

test('above the limit, the payment goes to the payee whom two employees approved', async () => {
	await limitTo(5000)
	const { token } = await applicant()
	const withPayee = { payee: 'Larkspur Housing', emailApplicant: 'no' }
	await approve(token, hazel, withPayee)
	await approve(token, rowan, withPayee)
	const pay = (changes: object) =>
		call(
			desk.recordPayment,
			{ token, method: 'Check', date: monthDayYear(dayOf(new Date())), key, ...changes },
			rowan.client,
		)
	const other = await pay({ payee: 'Friend of Mine' })
	expect([other.status, other.body.message]).toEqual([400, sentences.payeeNeedsSecond])
	const named = await call(desk.namePayee, { token, payee: 'Elsewhere' }, aspen.client)
	expect([named.status, named.body.message]).toEqual([400, sentences.payeeNeedsSecond])
	expect((await show(hazel.client, token)).payment).toBeUndefined()
	expect((await pay({})).body.application.payment).toMatchObject({ payee: 'Larkspur Housing' })
	expect((await pay({ payee: 'Friend of Mine' })).status).toBe(400)

	const { token: small } = await applicant()
	await approve(small, hazel, { ...withPayee, amount: 5000 })
	expect((await pay({ token: small, payee: 'Alder Power' })).body.application.payment.payee).toBe('Alder Power')
})
