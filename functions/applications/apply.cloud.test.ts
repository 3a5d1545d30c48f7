import { beforeAll, expect, test } from 'vitest'
import { scanned, upload } from '#functions/files/files.cloud.test.data.ts'
import { exe, pdf } from '#functions/platform/files/content.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { wholeTable } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { untilWindowIsYoung } from '#infra/testing/windows.ts'
import { accountApi } from '#shared/account/api.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { birthdaySentence } from '#shared/dates.ts'
import { fileSentences } from '#shared/files/rules.ts'
import { messages } from '#shared/messages.ts'
import { allowGuests, applyAs, formWith } from './applications.cloud.test.data.ts'

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

test('the documented multipart form brings its files with it', async () => {
	const { client, user } = await createPerson()
	const fields = applicationForm({ email: user.email })
	const scan = Buffer.concat([pdf, Buffer.alloc(3_000_000, ' ')])
	const body = formWith(fields, [
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

test.each([
	['a program called a bill', [['bill.pdf', exe]], fileSentences.type],
	['a path', [['../bill.pdf', pdf]], fileSentences.name],
	['an empty file', [['bill.pdf', Buffer.alloc(0)]], fileSentences.empty],
] as [string, [string, Buffer][], string][])('%s within a form is refused', async (_, files, sentence) => {
	const { status, body } = await new TestClient().send<typeof apply>(
		'POST',
		apply.path,
		formWith(applicationForm(), files),
	)
	expect([status, body.errors]).toEqual([400, { 'attachments.0': sentence }])
})

test('a request that is too large is refused with what to do instead', async () => {
	const much = Buffer.concat([pdf, Buffer.alloc(5_000_000, ' ')])
	const body = formWith(applicationForm(), [['bill.pdf', much]])
	const answer = await new TestClient().send<typeof apply>('POST', apply.path, body)
	expect([answer.status, answer.body.message]).toEqual([413, messages.tooLarge])
})
