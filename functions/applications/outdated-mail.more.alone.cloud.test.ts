import { expect, test, vi } from 'vitest'
import { bounceOf, order, outboxItem, publishFeedback } from '#functions/domain/mail/mail.cloud.test.data.ts'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { can } from '#infra/testing/adapter.ts'
import { afterMail } from '#infra/testing/eventually.ts'
import { withFaults } from '#infra/testing/faults.ts'
import { finished } from '#infra/testing/outbox.ts'
import { createPerson, mailTo } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { allItems } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud, inbox } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { allowGuests, applyAs, code, key, respond, show, staff, table } from './applications.cloud.test.data.ts'

await allowGuests(true)
const { client: colleague } = await staff()
const { firstName, lastName } = persona
const { lastMailKey } = await import('#functions/domain/mail/outbox.ts')
const { takeNextStep } = await import('#functions/domain/applications/take-next-step.ts')
const { revised } = await import('#functions/platform/store/collection.ts')

/** An application that someone sent without signing in, with the email of a member. */
async function applicant() {
	const { client: member, user } = await createPerson()
	mayNotBeLogged(cloud, user.email)
	const token = await applyAs(new TestClient(), { email: user.email })
	await mailTo(user.email, new RegExp(token))
	return { email: user.email, token, member }
}

type Applicant = Awaited<ReturnType<typeof applicant>>

const lastMailOf = async ({ token }: Applicant) =>
	String((await code.getItem(lastMailKey(table.applications.key(token).pk)))?.mail)

const mailIs = ({ token }: Applicant, state: string) =>
	afterMail(async () => expect((await show(colleague, token)).delivery?.lastMail).toMatchObject({ state }))

const deny = ({ token }: Applicant) =>
	respond(colleague, token, { status: 'Denied', message: 'No.', emailApplicant: 'yes' })

const ask = ({ token }: Applicant) => colleague.call(desk.ask, { token, things: ['bill'], key })

/** Someone who reads that the mail is going out now tries again. */
const approve = ({ token }: Applicant) =>
	vi.waitFor(
		async () => {
			const { status, body } = await respond(colleague, token, { emailApplicant: 'yes' })
			expect([status, body.message]).toEqual([200, expect.any(String)])
			expect(body.application?.history?.at(-1)).toMatchObject({ emailed: true })
			expect(body.application?.history?.slice(0, -1).map(({ emailed }) => emailed)).not.toContain(true)
		},
		{ timeout: 60_000, interval: 200 },
	)

const guestSends = async ({ token }: Applicant, changes: object) => {
	const guest = new TestClient()
	const attachments = 'cannotGet' in changes ? undefined : [await upload(guest, 'bill.pdf', pdf)]
	const form = { token, firstName, lastName, attachments, ...changes }
	return (await guest.call(applicationsApi.sendFoundDocuments, form)).body.message
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString()

/** Asks for a bill, and closes the application as the clock does when none came. */
async function close(one: Applicant) {
	const seen = (await table.applications.read(one.token)) ?? expect.unreachable()
	const late = { toldOn: daysAgo(20), lastDay: daysAgo(3).slice(0, 10), remindedBefore: 2 }
	const missing = { ...(seen.missing ?? expect.unreachable()), ...late }
	await code.transact(table.changeApplication(seen, revised(seen, { missing }), 'defect'))
	const cause = { now: new Date(), requestId: 'clock' }
	expect(await takeNextStep({ token: one.token, at: daysAgo(0) }, cause)).toBe('closed')
}

const bounced = async (one: Applicant) => {
	await publishFeedback(bounceOf(one.email))
	await afterMail(async () => expect((await show(colleague, one.token)).delivery).toMatchObject({ address: 'bounced' }))
	await deny(one)
	await mailIs(one, 'suppressed')
}

interface Outdated {
	/** What was sent before. */
	before?: (one: Applicant) => Promise<unknown>
	/** What sends the mail that SES refuses at first. */
	sends: (one: Applicant) => Promise<unknown>
	/** What makes it say something that no longer holds. */
	happens: (one: Applicant) => Promise<unknown>
	/** The words that never arrive. */
	never: RegExp
}

const [denial, question, closing] = [/can’t help|sorry/i, /The bill, or a letter/, /closed your application/]
const asked = async (one: Applicant) => {
	await ask(one)
	await mailIs(one, 'sent')
}

const outdated: Record<string, Outdated> = {
	'a decision that was changed': { sends: deny, happens: approve, never: denial },
	'a decision to a member who says that the application isn’t theirs': {
		sends: deny,
		happens: async ({ token, member }) => {
			expect((await member.call(applicationsApi.disown, { token })).body.message).toBe(sentences.disowned)
		},
		never: denial,
	},
	'that it was closed, once someone has approved it': { before: asked, sends: close, happens: approve, never: closing },
	'that it was closed, once a document has opened it again': {
		before: asked,
		sends: close,
		happens: async (one) => expect(await guestSends(one, {})).toBe(sentences.reopened),
		never: closing,
	},
	'a question, once someone has decided': { sends: ask, happens: approve, never: question },
	'a question to who can’t get it': {
		sends: ask,
		happens: (one) => guestSends(one, { cannotGet: true }),
		never: question,
	},
	'a question, once a colleague has attached the bill': {
		sends: ask,
		happens: async ({ token }) => {
			const attachments = [await upload(colleague, 'bill.pdf', pdf)]
			await colleague.call(desk.addAttachments, { token, attachments })
		},
		never: question,
	},
}

const throttling = {
	status: 400,
	body: '<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type><Code>Throttling</Code><Message>Maximum sending rate exceeded.</Message></Error></ErrorResponse>',
}

/** SES takes no mail until `over`. */
async function whileThrottled(work: (over: () => void) => Promise<void>) {
	let isOver = false
	const end = () => {
		isOver = true
	}
	await withFaults(
		'MailSender',
		'SES',
		() => (isOver ? undefined : throttling),
		() => work(end),
	)
}

test.runIf(can.changeSettings)(
	'what no longer holds isn’t sent, although it was delayed and is ordered again',
	async () => {
		const all = await Promise.all(
			Object.entries(outdated).map(async ([name, of]) => ({ name, ...of, one: await applicant() })),
		)
		const again = await applicant()
		for (const { before, one } of all) await before?.(one)
		await bounced(again)
		const mails: { name: string; mail: string }[] = []
		await whileThrottled(async (over) => {
			for (const { name, sends, happens, one } of all) {
				await sends(one)
				mails.push({ name, mail: await lastMailOf(one) })
				await happens(one)
			}
			const kept = await lastMailOf(again)
			await colleague.call(desk.tryAddressAgain, { token: again.token })
			await approve(again)
			const anew = (await allItems()).find(({ resends }) => resends === kept)
			mails.push({ name: 'a decision that is sent anew', mail: String(anew?.pk).slice('MAIL#'.length) })
			over()
			await order(mails.map(({ mail }) => JSON.stringify({ mail })))
			for (const { mail } of mails) await finished(mail)
			for (const { one } of all) await finished(await lastMailOf(one))
		})
		const states = await Promise.all(mails.map(async ({ name, mail }) => [name, (await outboxItem(mail))?.state]))
		expect(states).toEqual(mails.map(({ name }) => [name, 'taken-back']))
		for (const { name, one, never } of [...all, { name: 'a decision that is sent anew', one: again, never: denial }])
			expect((await inbox(one.email)).map(({ subject, text }) => subject + text).join(), name).not.toMatch(never)
		const disowned = all[1]?.one ?? expect.unreachable()
		expect(await show(colleague, disowned.token)).toMatchObject({ decision: { status: 'Denied', emailed: false } })
	},
)
