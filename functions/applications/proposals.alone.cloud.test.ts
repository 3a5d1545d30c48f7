import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { employee } from '#functions/users/people.cloud.test.data.ts'
import { paidOn } from '#infra/testing/application.ts'
import { request } from '#infra/testing/in-process.ts'
import { queuedTo } from '#infra/testing/outbox.ts'
import { createPerson, mailTo } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { addDays, dayOf, longDate, monthDayYear } from '#shared/dates.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { usersApi } from '#shared/users/api.ts'
import { allowGuests, applicant, applyAs, code, key, settings, show, staff } from './applications.cloud.test.data.ts'

const { handler } = await import('./handler.ts')

const limitTo = (mostGrantedAlone: number | undefined) =>
	code.transact([settings.putSettings({ mostGrantedAlone, raised: undefined })])

beforeAll(async () => {
	await allowGuests(true)
	await limitTo(5000)
})
afterAll(() => limitTo(undefined))

const [hazel, rowan, aspen] = [await staff('Hazel'), await staff('Rowan'), await staff('Aspen')]
const nameOf = ({ user }: typeof hazel) => `${user.firstName} ${user.lastName}`

const call = (endpoint: Endpoint, payload: object, by: TestClient, once: string = randomUUID()) =>
	request(handler, endpoint, { payload, cookie: by.cookie, headers: { 'idempotency-key': once } })

const approval = { status: 'Approved', amount: 8000, message: 'We can help you.', emailApplicant: 'yes' }

const approve = (token: string, by: typeof hazel, changes: object = {}, once?: string) =>
	call(desk.respond, { token, ...approval, key, ...changes }, by.client, once)

const takeBack = (token: string, by: typeof hazel, version?: number) =>
	call(desk.takeBackProposal, { token, version }, by.client)

const stepsOf = async (token: string) =>
	(await show(hazel.client, token)).followUps.map(({ what, name, amount }) => [what, name, amount])

const decisionMails = async (email: string) =>
	(await inbox(email)).filter(({ subject }) => subject === 'We have answered your application')

const recordsAbout = async (token: string) =>
	[...(await itemsOf(`AUDIT#${token}`)).values()].map((item) => JSON.parse(item).action as string)

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

test.each([
	['another amount', { amount: 8001 }],
	['no email', { emailApplicant: 'no' }],
])('%s is another proposal, which its proposer can’t approve and the first one can', async (_, changes) => {
	const { token } = await applicant()
	await approve(token, hazel)
	const instead = await approve(token, rowan, changes)
	expect([instead.body.message, instead.body.application.status]).toEqual([sentences.proposedInstead, 'Pending'])
	expect((await stepsOf(token)).map(([what, name]) => [what, name])).toEqual([
		['proposed', nameOf(hazel)],
		['proposed instead', nameOf(rowan)],
	])
	expect((await approve(token, rowan, changes)).status).toBe(403)
	expect((await approve(token, hazel, changes)).body.message).toBe(sentences.responseSubmitted)
	expect((await show(hazel.client, token)).history).toMatchObject([
		{ name: nameOf(hazel), proposed: { name: nameOf(rowan) } },
	])
})

test.each([
	['less, by another employee', rowan, { amount: 300 }],
	['nothing, by its proposer', hazel, { status: 'Denied' }],
])('a decision of %s replaces the proposal, and says so', async (_, by, changes) => {
	const { token } = await applicant()
	await approve(token, hazel)
	const answer = await approve(token, by, changes)
	expect([answer.status, answer.body.message]).toEqual([200, sentences.replacedProposal])
	const { status, proposal, history } = await show(rowan.client, token)
	expect([status, proposal, history.map(({ proposed }) => proposed)]).toEqual([
		'status' in changes ? 'Denied' : 'Approved',
		undefined,
		[undefined],
	])
	expect(await stepsOf(token)).toEqual([
		['proposed', nameOf(hazel), 8000],
		['proposal replaced', nameOf(by), 8000],
	])
})

test('either of them takes it back; beside an approval, one of the two happens', async () => {
	const { token, email } = await applicant()
	expect((await takeBack(token, rowan)).body.message).toBe(sentences.noProposal)
	for (const by of [hazel, rowan]) {
		await approve(token, hazel)
		expect((await takeBack(token, by)).body.message).toBe(sentences.proposalTakenBack)
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

test('a proposal that was changed since is a conflict that shows the newer one', async () => {
	const { token } = await applicant()
	await approve(token, hazel)
	await approve(token, hazel, { amount: 9000 })
	const late = await approve(token, rowan, { version: 1 })
	expect([late.status, late.body.message]).toEqual([409, sentences.proposedMeanwhile])
	expect(late.body.fresh.application).toMatchObject({ status: 'Pending', proposal: { amount: 9000 } })
	expect((await takeBack(token, rowan, 1)).status).toBe(409)
})

test('changing the limit decides no proposal by itself', async () => {
	const { token } = await applicant()
	await approve(token, hazel)
	for (const limit of [20_000, undefined]) {
		await limitTo(limit)
		expect(await show(hazel.client, token)).toMatchObject({ status: 'Pending', proposal: { amount: 8000 } })
	}
	const alone = await approve(token, hazel)
	expect(alone.body.message).toBe(sentences.replacedProposal)
	await limitTo(5000)
	// A grant from before stays. Granting it anew needs two employees.
	expect((await approve(token, rowan, { message: 'Again.', version: 2 })).body.application).toMatchObject({
		status: 'Approved',
		amountApproved: 8000,
		proposal: { message: 'Again.' },
	})
})

test('an employee without the permission approves and takes back nothing; their proposal still needs a second one', async () => {
	const { token } = await applicant()
	const leaving = await staff('Birch')
	await approve(token, leaving)
	const keeper = await employee('User Access', 'Application Access')
	const { version } = (await keeper.client.call(usersApi.show, { id: leaving.user._id })).body.user ?? {}
	const taken = { id: leaving.user._id, newClientSidePermissions: [], version, key }
	expect((await keeper.client.call(usersApi.changePermissions, taken)).status).toBe(200)
	expect((await approve(token, leaving)).status).toBe(403)
	expect((await takeBack(token, leaving)).status).toBe(403)
	expect(await show(hazel.client, token)).toMatchObject({ status: 'Pending', version: 1 })
	expect((await approve(token, hazel)).body.message).toBe(sentences.responseSubmitted)
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

test('an earlier decision holds until the second employee approves, and not once it is paid', async () => {
	const { token, seen } = await applicant()
	await approve(token, rowan, { amount: 200, emailApplicant: 'no' })
	await approve(token, hazel, { version: 1 })
	expect(await seen()).toMatchObject({ status: 'Approved', decision: { amount: 200 } })
	const paid = await call(desk.recordPayment, { token, method: 'Check', date: paidOn, key }, aspen.client)
	expect(paid.body.application).toMatchObject({ amountApproved: 200, proposal: { amount: 8000 } })
	expect((await approve(token, rowan)).body.message).toBe(sentences.paidAlready)
	expect((await takeBack(token, rowan)).body.application).toMatchObject({ amountApproved: 200 })
})

test('what two employees approved together, one alone doesn’t send to another payee', async () => {
	const { token } = await applicant()
	await approve(token, hazel)
	expect((await approve(token, rowan)).body.message).toBe(sentences.responseSubmitted)
	const elsewhere = await call(desk.namePayee, { token, payee: 'Elsewhere' }, aspen.client)
	expect([elsewhere.status, elsewhere.body.message]).toEqual([400, sentences.payeeNeedsSecond])
})

const change = (mostGrantedAlone: unknown) => call(desk.changeSettings, { mostGrantedAlone, key }, hazel.client)

const limits = async () => {
	const { body } = await request(handler, desk.grantSettings, { cookie: rowan.client.cookie })
	return { mostGrantedAlone: body.mostGrantedAlone, raised: body.raised }
}

test('the limit is read by employees alone, and changed with the key', async () => {
	await limitTo(undefined)
	for (const [typed, is] of [
		['$7,500', 7500],
		[0, 0],
	]) {
		expect((await change(typed)).body.message).toBe(sentences.settingsSaved)
		expect(await limits()).toEqual({ mostGrantedAlone: is })
	}
	await limitTo(5000)
	for (const typed of ['many', '-1', '2.50', '9999999999', {}, true])
		expect((await change(typed)).body.errors, String(typed)).toHaveProperty('mostGrantedAlone')
	await call(desk.changeSettings, { guestApplications: 'yes', key }, hazel.client)
	expect(await limits()).toEqual({ mostGrantedAlone: 5000 })
	const unread = await request(handler, applicationsApi.settings, {})
	expect(Object.keys(unread.body).sort()).toEqual(['closesWithoutBill', 'guestApplications', 'status'])
	const { client: member } = await createPerson()
	expect((await request(handler, desk.grantSettings, { cookie: member.cookie })).status).toBe(403)
})

test.each([
	['raised', 9000, '$9,000', /\$9,000/],
	['removed', null, 'no limit', /no limit/],
])(
	'a limit that is %s counts from the next day, and everyone who decides or gives access is told',
	async (_, typed, word, says) => {
		await limitTo(5000)
		const [teller, giver, other] = await Promise.all([
			staff('Larch'),
			employee('User Access'),
			employee('Event Access', 'Report Access'),
		])
		const { token } = await applicant()
		await approve(token, hazel)
		const tomorrow = addDays(dayOf(new Date()), 1)
		expect((await change(typed)).status).toBe(200)
		const raised = { ...(typed && { mostGrantedAlone: typed }), from: tomorrow }
		expect(await limits()).toEqual({ mostGrantedAlone: 5000, raised })
		expect((await approve(token, hazel)).status).toBe(403)

		const records = await recordsAbout('application settings')
		const told = `the limit on grants from $5,000 to ${word}, from ${longDate(tomorrow)} on`
		expect(records).toContain(`${desk.changeSettings.path} (${told})`)
		for (const { user } of [hazel, teller, giver]) {
			const { text } = await mailTo(user.email, says)
			const words = text.replace(/\s+/g, ' ')
			expect(words).toContain(`${nameOf(hazel)} just changed what one employee may grant alone`)
			expect(words).toContain(`from $5,000 to ${word}`)
			expect(words).toContain(`from the beginning of ${longDate(tomorrow)}, Central time`)
		}
		expect(await queuedTo(other.user.email)).toEqual([])

		await code.transact([settings.putSettings({ raised: { ...raised, from: dayOf(new Date()) } })])
		expect((await approve(token, hazel)).body.message).toBe(sentences.replacedProposal)
	},
)

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
	expect((await show(hazel.client, token)).payment).toBeUndefined()
	expect((await pay({})).body.application.payment).toMatchObject({ payee: 'Larkspur Housing' })
	expect((await pay({ payee: 'Friend of Mine' })).status).toBe(400)

	const { token: small } = await applicant()
	await approve(small, hazel, { ...withPayee, amount: 5000 })
	expect((await pay({ token: small, payee: 'Alder Power' })).body.application.payment.payee).toBe('Alder Power')
})
