import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { scanned, upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { can } from '#infra/testing/adapter.ts'
import { logged } from '#infra/testing/function-log.ts'
import { createPerson, mailTo, newEmail, newLastName } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { allowGuests, applyAs, key, respond, show, staff } from './applications.cloud.test.data.ts'

beforeAll(() => allowGuests(true))

const assistance = async (client: TestClient) => (await client.call(accountApi.currentUser, {})).body.assistanceRecieved

test('the applicant sees the day on which an employee first opened the application, and it stays', async () => {
	const [{ client: member, user }, { client: colleague }, { client: other }] = await Promise.all([
		createPerson(),
		staff(),
		staff(),
	])
	const token = await applyAs(member, { email: user.email })
	const seen = async () => (await member.call(applicationsApi.mine, {})).body.applications?.[0]
	await colleague.call(desk.list, { q: token, limit: 5 })
	expect((await seen())?.firstReadOn).toBeUndefined()
	const { version } = await show(colleague, token)
	expect((await seen())?.firstReadOn).toMatch(/^\d+\/\d+\/\d{4}$/)
	const opened = await show(other, token)
	await new Promise((resolve) => setTimeout(resolve, 5))
	expect(await show(colleague, token)).toMatchObject({ version, firstReadOn: opened.firstReadOn })
	expect((await respond(other, token, { version })).status).toBe(200)
	expect((await seen())?.firstReadOn).toMatch(/^\d+\/\d+\/\d{4}$/)
})

test('a decision reaches the applicant by mail, dashboard and find, and a changed one corrects what was given', async () => {
	const [{ client: member, user }, { client: colleague, user: author }] = [await createPerson(), await staff()]
	const token = await applyAs(member, { email: user.email })
	const response = { message: 'Please send the bill.\n\nAll the best.', emailApplicant: 'yes' } as const
	const preview = await colleague.call(desk.previewResponse, { token, status: 'Approved', amount: 200, ...response })
	const { body } = await respond(colleague, token, { ...response, amount: 200, version: 0 })
	expect(body).toMatchObject({
		message: sentences.responseSubmitted,
		application: { status: 'Approved', amount: 240, amountApproved: 200, version: 1 },
	})
	const mail = await mailTo(user.email, /\$200/)
	expect({ subject: mail.subject, text: mail.text.trimEnd() }).toEqual({
		subject: preview.body.subject,
		text: preview.body.text,
	})
	expect(mail.text).toContain('All the best.')
	expect(await assistance(member)).toBe(200)
	const seen = async () => (await member.call(applicationsApi.mine, {})).body.applications?.[0]
	expect(await seen()).toMatchObject({ status: 'Approved', decision: { message: response.message, amount: 200 } })
	const who = { firstName: persona.firstName, lastName: persona.lastName, token }
	expect((await new TestClient().call(applicationsApi.find, who)).body.application?.status).toBe('Approved')

	await respond(colleague, token, { amount: 150, version: 1 })
	expect(await assistance(member)).toBe(150)
	await respond(colleague, token, { status: 'Denied', amount: 999, message: 'A mistake.' })
	expect(await assistance(member)).toBe(0)
	expect(await seen()).toMatchObject({ status: 'Declined', amount: 240, decision: { amount: 0 } })
	expect(JSON.stringify(await seen())).not.toMatch(/Quillfeather.*Quillfeather|employee|history|notes/)
	const { history, decision, ...application } = await show(colleague, token)
	expect(history.map(({ status, amount, name }) => [status, amount, name])).toEqual(
		[200, 150, 0].map((amount) => [amount ? 'Approved' : 'Denied', amount, `${author.firstName} ${author.lastName}`]),
	)
	expect([decision?.message, application.amountApproved]).toEqual(['A mistake.', undefined])
	expect(await inbox(user.email)).toHaveLength(2)
})

test('a decision on an outdated application is refused and shows the colleague’s decision', async () => {
	const [{ client: member }, { client: first, user }, { client: second }] = [
		await createPerson(),
		await staff(),
		await staff(),
	]
	const token = await applyAs(member)
	await respond(first, token, { version: 0 })
	const late = await respond(second, token, { version: 0, status: 'Denied', emailApplicant: 'yes' })
	expect([late.status, late.body.code, late.body.message]).toEqual([409, 'conflict', sentences.decidedMeanwhile])
	expect(late.body.fresh).toMatchObject({
		application: {
			status: 'Approved',
			version: 1,
			decision: { name: `${user.firstName} ${user.lastName}`, date: expect.stringMatching(/^\d{4}-.*Z$/) },
		},
	})
	expect(JSON.stringify(late.body.fresh)).not.toContain('employeeId')
	expect(await assistance(member)).toBe(200)
})

test('employees cannot see or decide their own application', async () => {
	const { client } = await staff()
	const token = await applyAs(client)
	const { status, body } = await respond(client, token)
	expect([status, body.message]).toEqual([403, sentences.ownApplication])
	expect((await client.call(desk.show, { token })).status).toBe(403)
	expect((await client.call(desk.addNote, { token, note: 'Urgent.' })).status).toBe(403)
	expect((await client.call(desk.list, { q: token })).body.applications).toEqual([])
})

test('an application that someone sends with an employee’s address is seen by that employee, and decided by a colleague', async () => {
	const [{ client, user }, { client: colleague }] = [await staff(), await staff()]
	const token = await applyAs(new TestClient(), { email: user.email })
	const listed = (await client.call(desk.list, { q: token, limit: 5 })).body.applications
	expect(listed).toMatchObject([{ token, email: user.email }])
	expect((await client.call(desk.show, { token })).status).toBe(200)
	const { status, body } = await respond(client, token)
	expect([status, body.message]).toEqual([403, sentences.sentWithOwnEmail])
	expect((await respond(colleague, token)).status).toBe(200)
})

test('a message goes to the application’s own address only, and is kept as a note', async () => {
	const { client } = await staff()
	const email = newEmail()
	const stranger = newEmail()
	const token = await applyAs(new TestClient(), { email })
	const message = 'Please call us.\nWe are there in the evening.'
	const preview = (await client.call(desk.previewEmail, { token, message })).body
	const sent = await client.call(desk.email, { token, message, key, email: stranger, firstName: 'Mallory' })
	expect(sent.body.notes?.map(({ body }) => body)).toEqual([`${sentences.emailedNote}\n${message}`])
	const mail = await mailTo(email, /Please call us/)
	expect(mail.text.trimEnd()).toBe(preview.text)
	expect(await inbox(stranger)).toEqual([])
})

test('documents that staff add are for staff, and each opening is recorded', async () => {
	const [{ client: member }, { client, user }] = [await createPerson(), await staff()]
	const token = await applyAs(member)
	const id = await upload(client, 'receipt.pdf', pdf)
	const added = await client.call(desk.addAttachments, { token, attachments: [id] })
	expect(added.body).toMatchObject({
		message: sentences.attachmentsSubmitted,
		attachments: [{ id, name: 'receipt.pdf' }],
	})
	expect((await show(client, token)).attachments).toMatchObject([{ id }])
	expect((await member.call(applicationsApi.mine, {})).body.applications?.[0]?.attachments).toEqual([])
	expect((await member.call(applicationsApi.openMyAttachment, { token, id })).status).toBe(404)
	await scanned(id)
	const opened = await client.call(desk.openAttachment, { token, id })
	for (const [link, how] of [
		[opened.body.data, `attachment; filename="receipt.pdf"; filename*=UTF-8''receipt.pdf`],
		[opened.body.view, 'inline'],
	] as const) {
		const file = await fetch(link ?? '')
		expect(file.headers.get('content-disposition')).toBe(how)
		expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf)
	}
	const trail = [...(await itemsOf(`AUDIT#${token}`))]
	const actions = trail.map(([, item]) => JSON.parse(item)).filter(({ by }) => by === user._id)
	expect(actions.map(({ action }) => action)).toEqual([desk.addAttachments.path, desk.openAttachment.path])
})

test('a text is shown by the browser with its accents', async () => {
	const { client } = await staff()
	const token = await applyAs(new TestClient())
	const note = Buffer.from('A café bill')
	const id = await upload(client, 'bill.txt', note)
	await client.call(desk.addAttachments, { token, attachments: [id] })
	await scanned(id)
	const { body } = await client.call(desk.openAttachment, { token, id })
	const file = await fetch(body.view ?? '')
	const headers = ['content-disposition', 'content-type'].map((name) => file.headers.get(name))
	expect(headers).toEqual(['inline', 'text/plain; charset=utf-8'])
	expect(Buffer.from(await file.arrayBuffer())).toEqual(note)
})

test.runIf(can.tellFromLogs)('who looked at an application is in the log, and of which only a hash', async () => {
	const [token, { client, user }] = [await applyAs(new TestClient()), await staff()]
	await show(client, token)
	const looks = async () =>
		(await logged('applications', user._id)).split('\n').filter((line) => line.includes('"about"'))
	await expect.poll(looks).toHaveLength(1)
	const about = createHash('sha256').update(token).digest('base64url')
	expect(JSON.parse(String(await looks()))).toMatchObject({ endpoint: desk.show.path, actor: user._id, about: [about] })
})

test('staff search within a status; the newest is first', async () => {
	const { client } = await staff()
	const lastName = newLastName()
	const [older, newer] = [await applyAs(new TestClient(), { lastName }), await applyAs(new TestClient(), { lastName })]
	const search = async (q: string, more = {}) =>
		(await client.call(desk.list, { q, ...more })).body.applications?.map(({ token }) => token)
	expect(await search(lastName.toUpperCase())).toEqual([newer, older])
	await respond(client, older, { status: 'Denied' })
	expect(await search(lastName, { status: 'Pending' })).toEqual([newer])
})

test('a name or an address as long as a token is not mistaken for a token', async () => {
	const { client } = await staff()
	const [lastName, email] = [newLastName().slice(0, 10), `${newEmail().slice(1, 7)}@example.org`]
	const token = await applyAs(new TestClient(), { firstName: 'Meadow', lastName, email })
	for (const q of [`Meadow ${lastName}`, email]) {
		expect(q.replace(/\W/g, '')).toHaveLength(16)
		const { applications } = (await client.call(desk.list, { q })).body
		expect(applications?.map((row) => row.token)).toContain(token)
	}
})

test('an attachment opens for its owner, and for nobody else who is signed in', async () => {
	const [{ client: owner, user }, { client: other }] = [await createPerson(), await createPerson()]
	const bill = await upload(owner, 'bill.pdf', pdf)
	const token = await applyAs(owner, { email: user.email, attachments: [bill] })
	const { status, body } = await other.call(applicationsApi.openMyAttachment, { token, id: bill })
	expect([status, body.message]).toEqual([404, sentences.noFile])
})
