import { beforeAll, expect, test } from 'vitest'
import { scanned, storedFiles, upload } from '#functions/files/files.cloud.test.data.ts'
import { exe, pdf } from '#functions/platform/files/content.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { wholeTable } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { untilWindowIsYoung } from '#infra/testing/windows.ts'
import { accountApi } from '#shared/account/api.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { addDays, birthdaySentence, dayOf, longDate } from '#shared/dates.ts'
import { fileSentences } from '#shared/files/rules.ts'
import { messages } from '#shared/messages.ts'
import { allowGuests, applyAs, code, key, settings, staff } from './applications.cloud.test.data.ts'

const { apply, find, mine, openMyAttachment } = applicationsApi

beforeAll(() => allowGuests(true))

test('a member applies with a bill, is told by mail, and sees it on the dashboard', async () => {
	const { client, user } = await createPerson()
	const bill = await upload(client, 'bill.pdf', pdf)
	const token = await applyAs(client, { attachments: [bill], email: user.email, newsletterOptIn: 'yes' })
	expect(token).toMatch(/^BTG(-[0-9A-HJKMNP-TV-Z]{4}){4}$/)
	const { text, subject } = await mailTo(user.email, /token/)
	expect(text.split('\n')).toContain(`    ${token}`)
	for (const words of ['You asked for $240.', 'We have 1 file from you.']) expect(text).toContain(words)
	expect(subject).not.toContain(persona.firstName)
	const { applications, next } = (await client.call(mine, {})).body
	expect(next).toBeUndefined()
	expect(applications).toMatchObject([
		{
			token,
			status: 'Pending',
			amount: 240,
			birthday: persona.birthday,
			hasFiles: true,
			attachments: [{ id: bill, name: 'bill.pdf', size: pdf.length, contentType: 'application/pdf' }],
		},
	])
	expect((await client.call(accountApi.currentUser, {})).body).toMatchObject({
		applicationTokens: [token],
		newsletter: true,
	})
	await scanned(bill)
	const { body } = await client.call(openMyAttachment, { token, id: bill })
	expect(Buffer.from(await (await fetch(body.data ?? '')).arrayBuffer())).toEqual(pdf)
})

test('someone else’s email isn’t mailed what a member typed, nor makes the member a subscriber', async () => {
	const { client } = await createPerson()
	const email = newEmail()
	const token = await applyAs(client, { email, newsletterOptIn: 'yes' })
	const { text } = await mailTo(email, /We received/)
	for (const words of ['You asked for', persona.firstName]) expect(text).not.toContain(words)
	const { body } = await client.call(accountApi.currentUser, {})
	expect(body).toMatchObject({ applicationTokens: [token], newsletter: false })
})

test('guests can apply only while the organization allows it', async () => {
	const before = await storedFiles()
	await allowGuests(false)
	const { status, body } = await new TestClient().call(apply, applicationForm())
	const withFiles = await sendForm(new TestClient(), bulky())
	await allowGuests(true)
	expect([status, body.message]).toEqual([401, sentences.guestsNotNow])
	expect(withFiles.status).toBe(401)
	expect(await storedFiles()).toEqual(before)
})

test('find shows the review for a name and token in any spelling, and nothing else', async () => {
	const { client } = await createPerson()
	const token = await applyAs(client)
	const asked = {
		firstName: ` ${persona.firstName.toLowerCase()} `,
		lastName: persona.lastName.toUpperCase(),
		token: token.replaceAll('-', ' ').toLowerCase(),
	}
	const { body } = await new TestClient().call(find, asked)
	expect(body.application).toMatchObject({ token, status: 'Pending', firstName: persona.firstName })
	const hidden = /familyData|isMinor|livesAlone|applicantID|version|decision|notes|history|affiliate|"id"/
	expect(JSON.stringify(body.application)).not.toMatch(hidden)
	const wrong = [
		{ ...asked, firstName: 'Mallory' },
		{ ...asked, lastName: 'Mallory' },
		{ ...asked, token: 'BTG-0000-0000-0000-0000' },
		{ ...asked, token: 'no token at all' },
	]
	const answers = await Promise.all(wrong.map((payload) => new TestClient().call(find, payload)))
	expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
		new Set([`404 ${JSON.stringify({ status: false, code: 'not-found', message: sentences.notFound })}`]),
	)
})

test('names for one token cannot be guessed, even from many networks', async () => {
	await untilWindowIsYoung(find.rateLimit.minutes)
	const payload = { firstName: 'A', lastName: 'B', token: 'BTG-1111-2222-3333-4444' }
	const attempts = Array.from({ length: 20 }, () => new TestClient().call(find, payload))
	const statuses = (await Promise.all(attempts)).map(({ status }) => status)
	expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(15)
	expect(statuses).toContain(429)
})

const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)

const wrong: [string, Parameters<typeof applicationForm>[0], Record<string, string>][] = [
	['a birthday to come', { birthday: tomorrow }, { birthday: birthdaySentence, familyData: sentences.caretaker }],
	['a file nobody uploaded', { attachments: ['Uakgb_J5m9g-0JDMbcJqL'] }, { 'attachments.0': fileSentences.lost }],
]

test.each(wrong)('%s is refused with its sentence, and nothing is stored', async (_, changes, errors) => {
	const email = newEmail()
	const { status, body } = await new TestClient().call(apply, applicationForm({ email, ...changes }))
	expect([status, body.errors]).toEqual([400, errors])
	expect([...(await wholeTable()).values()].filter((item) => item.includes(email))).toEqual([])
})

const form = (fields: Record<string, unknown>, files: [name: string, bytes: Buffer][]) => {
	const data = new FormData()
	for (const [name, value] of Object.entries(fields)) data.append(name, String(value))
	for (const [name, bytes] of files) data.append('attachments', new Blob([new Uint8Array(bytes)]), name)
	return data
}

test('the documented multipart form brings its files with it', async () => {
	const { client, user } = await createPerson()
	const fields = applicationForm({ email: user.email })
	const scan = Buffer.concat([pdf, Buffer.alloc(3_000_000, ' ')])
	const body = form(fields, [
		['bill.pdf', scan],
		['Übersicht.txt', Buffer.from('Rent 240')],
	])
	const { status, text } = await client.send<typeof apply>('POST', apply.path, body)
	expect(status, text).toBe(200)
	const { applications: [application] = [] } = (await client.call(mine, {})).body
	const files = application?.attachments ?? []
	expect(files.map(({ name, size }) => [name, size]).toSorted()).toEqual([
		['bill.pdf', scan.length],
		['Übersicht.txt', 8],
	])
	const bill = files.find(({ name }) => name === 'bill.pdf')
	const id = bill?.id ?? ''
	await scanned(id)
	const opened = await client.call(openMyAttachment, { token: application?.token ?? '', id })
	expect((await (await fetch(opened.body.data ?? '')).arrayBuffer()).byteLength).toBe(scan.length)
})

test('a repeated form with files and no idempotency key creates no second application', async () => {
	const { client, user } = await createPerson()
	const fields = applicationForm({ email: user.email })
	const send = () => client.send<typeof apply>('POST', apply.path, form(fields, [['bill.pdf', pdf]]))
	const first = (await send()).text
	const before = await storedFiles()
	expect((await send()).text).toBe(first)
	expect(await storedFiles()).toEqual(before)
	expect((await client.call(mine, {})).body.applications).toHaveLength(1)
	await mailTo(user.email, /token/)
	expect(await inbox(user.email)).toHaveLength(1)
})

/** Two parts of one megabyte each are large enough to notice in storage. */
const bulky = (email = newEmail()) =>
	form(applicationForm({ email }), [
		['1.pdf', Buffer.concat([pdf, Buffer.alloc(1_000_000, ' ')])],
		['2.pdf', pdf],
	])

const sendForm = (client: TestClient, data: FormData, headers = {}) =>
	client.send<typeof apply>('POST', apply.path, data, headers)

test('files over the rate limit are not stored', async () => {
	await untilWindowIsYoung(apply.rateLimit.minutes)
	const client = new TestClient()
	for (let sent = 0; sent < apply.rateLimit.attempts; sent++) await applyAs(client)
	const before = await storedFiles()
	const answers = await Promise.all(Array.from({ length: 6 }, () => sendForm(client, bulky())))
	expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(429))
	expect(await storedFiles()).toEqual(before)
})

test.each([
	['a program called a bill', [['bill.pdf', exe]], fileSentences.type],
	['a path', [['../bill.pdf', pdf]], fileSentences.name],
	['an empty file', [['bill.pdf', Buffer.alloc(0)]], fileSentences.empty],
] as [string, [string, Buffer][], string][])('%s within a form is refused', async (_, files, sentence) => {
	const { status, body } = await new TestClient().send<typeof apply>('POST', apply.path, form(applicationForm(), files))
	expect([status, body.errors]).toEqual([400, { 'attachments.0': sentence }])
})

test('a request that is too large is refused with what to do instead', async () => {
	const much = Buffer.concat([pdf, Buffer.alloc(5_000_000, ' ')])
	const body = form(applicationForm(), [['bill.pdf', much]])
	const answer = await new TestClient().send<typeof apply>('POST', apply.path, body)
	expect([answer.status, answer.body.message]).toEqual([413, messages.tooLarge])
})

test('each setting is changed by itself; both of them are read by everyone', async () => {
	const { client: colleague } = await staff()
	const change = async (payload: { closesWithoutBill?: 'yes' | 'no'; guestApplications?: 'yes' | 'no' }) => {
		expect((await colleague.call(desk.changeSettings, { ...payload, key })).body.message).toBe(sentences.settingsSaved)
		return settings.readSettings()
	}
	const both = { guestApplications: true, closesWithoutBill: true }
	expect(await change({ closesWithoutBill: 'yes', guestApplications: 'yes' })).toMatchObject(both)
	expect(await change({ closesWithoutBill: 'no' })).toMatchObject({ ...both, closesWithoutBill: false })
	expect(await change({ guestApplications: 'yes' })).toMatchObject({ ...both, closesWithoutBill: false })
	expect(await change({ closesWithoutBill: 'yes' })).toMatchObject(both)
	expect(await change({})).toMatchObject(both)
})

test('the receipt names a day for the bill only while applications are closed without one', async () => {
	await allowGuests(true)
	const promises = async (closesWithoutBill: boolean) => {
		await code.transact([settings.putSettings({ closesWithoutBill })])
		const email = newEmail()
		await applyAs(new TestClient(), { email })
		const { subject, text } = await mailTo(email, /We received your application/)
		expect(subject).toContain('One thing was missing')
		expect(text).toContain('Your application came without a bill. If you haven’t sent it since,')
		return text.includes(`it by ${longDate(addDays(dayOf(new Date()), 15))}`)
	}
	expect(await promises(false)).toBe(false)
	expect(await promises(true)).toBe(true)
})

test('the clock’s setting is on until someone turns it off, and off where it can’t be read', () => {
	const { parseSettings: parse } = settings
	expect(parse(undefined)).toEqual({ guestApplications: false, closesWithoutBill: true })
	expect(parse({ guestApplications: true })).toEqual({ guestApplications: true, closesWithoutBill: true })
	expect(parse({ closesWithoutBill: 7 })).toEqual({
		guestApplications: false,
		closesWithoutBill: false,
		mostGrantedAlone: 0,
	})
})
