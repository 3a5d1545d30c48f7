import { expect, test } from 'vitest'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { createEmployee, mailTo, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { wholeTable } from '#infra/testing/table-dump.ts'
import { anew, TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import type { Payload } from '#shared/endpoint.ts'
import { allowGuests, formWith, key, respond, show, staff, stranger } from './applications.cloud.test.data.ts'

// What came on paper is nobody's own, so it doesn't matter whether guests may apply by themselves.
await allowGuests(false)
const { client: hazel, user } = await staff('Hazel')

const form = (changes: Partial<Payload<typeof desk.enterPaper>> = {}) => ({
	...applicationForm(stranger()),
	email: '',
	newsletterOptIn: true,
	language: 'es' as const,
	key,
	...changes,
})

async function enter(changes: Parameters<typeof form>[0] = {}) {
	const sent = form(changes)
	const { body, text } = await hazel.call(desk.enterPaper, sent, anew())
	if (!body.token) throw new Error(text)
	mayNotBeLogged(cloud, body.token)
	return { token: body.token, names: { firstName: String(sent.firstName), lastName: String(sent.lastName) } }
}

const toNobody = async () =>
	[...(await wholeTable())].filter(([at, item]) => at.startsWith('MAIL#') && JSON.parse(item).to === '')

const letter = async (token: string) => {
	const { status, body } = await hazel.call(desk.showLetter, { token })
	return status === 200 ? `${body.title}\n${body.paragraphs?.join('\n')}` : body.message
}

const tagOf = async (token: string) =>
	(await hazel.call(desk.list, { q: token, limit: 1 })).body.applications?.[0]?.toPost

const posted = (token: string, version?: number) =>
	hazel.call(desk.letterPosted, { token, ...(version !== undefined && { version }) }, anew())

test('someone without an email is told everything by post, in their language, and no mail is queued', async () => {
	const { token, names } = await enter()
	const entered = await show(hazel, token)
	expect(entered).toMatchObject({ applicantID: 'Guest', email: '', language: 'es', newsletterOptIn: false })
	expect(entered.enteredBy).toEqual({ name: `Hazel ${user.lastName}` })
	expect(entered.delivery).toMatchObject({ address: 'none' })
	expect([await tagOf(token), await letter(token)]).toEqual(['application-received', expect.stringContaining(token)])
	expect(await letter(token)).toContain('Si ve algo parecido, es un cero o un uno.')

	expect((await posted(token, entered.version)).body.message).toBe(sentences.letterPosted)
	expect([await tagOf(token), await letter(token)]).toEqual([undefined, sentences.noLetter])
	expect((await posted(token)).body.message).toBe(sentences.noLetter)

	const asked = await hazel.call(desk.ask, { token, things: ['bill'], key }, anew())
	expect(asked.body.message).toBe(sentences.toldByPost)
	expect([await tagOf(token), await letter(token)]).toEqual(['missing', expect.stringContaining('La factura')])
	const until = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
	const [year, month, day] = until.split('-')
	const more = await hazel.call(desk.giveMoreTime, { token, until: `${month}/${day}/${year}`, key }, anew())
	expect(more.body.message).toBe(sentences.toldByPost)
	expect((await posted(token)).status).toBe(200)

	// A stale page doesn't say that a newer letter is in the mail.
	const { version } = await show(hazel, token)
	await respond(hazel, token, { status: 'Approved', message: 'Pagamos la renta.', emailApplicant: 'yes' })
	expect((await posted(token, version)).status).toBe(409)
	expect([await tagOf(token), await letter(token)]).toEqual(['decision', expect.stringContaining('Pagamos la renta.')])
	const decided = await show(hazel, token)
	expect([decided.decision, decided.held]).toMatchObject([{ emailed: false, byPost: true }, undefined])
	expect((await posted(token)).status).toBe(200)
	expect((await show(hazel, token)).followUps.map(({ what }) => what)).toEqual([
		'posted',
		'asked',
		'more time',
		'posted',
		'posted',
	])

	const written = await hazel.call(desk.email, { token, message: 'Hello.', key }, anew())
	expect(written.body.message).toBe(sentences.emailStopped)
	expect(await toNobody()).toEqual([])

	const found = await new TestClient().call(applicationsApi.find, { ...names, token })
	expect(found.body.application).toMatchObject({ status: 'Approved', email: '' })
	expect(found.text).not.toContain('Hazel')
})

test('a decision that they aren’t to be told of is no letter', async () => {
	const { token } = await enter()
	await respond(hazel, token, { status: 'Denied', emailApplicant: 'no' })
	expect([await tagOf(token), await letter(token)]).toEqual([undefined, sentences.noLetter])
})

test('where the paper has an email they get one there, without the name, and no letter', async () => {
	const email = newEmail()
	const { token, names } = await enter({ email, language: 'en' })
	const mail = await mailTo(email, /We received your application/)
	expect([mail.text.includes(token), mail.text.includes(names.firstName)]).toEqual([true, false])
	expect(await tagOf(token)).toBeUndefined()
})

test('it needs the key and Application Access, and the rules of the form hold', async () => {
	const { client: other } = await createEmployee(['Event Access'], key)
	const refused = await other.call(desk.enterPaper, form(), anew())
	const wrong = await hazel.call(desk.enterPaper, form({ key: 'not-my-key' }), anew())
	const missing = await hazel.call(desk.enterPaper, form({ bleedingDisorder: 'yes', email: 'nothing' }), anew())
	expect([refused.status, wrong.body.code, missing.status]).toEqual([403, 'wrong-key', 400])
	expect(Object.keys(missing.body.errors ?? {})).toContain('email')
	const data = formWith({ ...form(), livesAlone: true }, [['paper.pdf', pdf]])
	const scanned = await hazel.send<typeof desk.enterPaper>('POST', desk.enterPaper.path, data, anew())
	expect((await show(hazel, scanned.body.token ?? '')).attachments).toMatchObject([{ name: 'paper.pdf' }])
})
