import { expect, test, vi } from 'vitest'
import {
	bounceOf,
	order,
	outboxItem,
	publishFeedback,
	whileMailServiceIsDown,
} from '#functions/domain/mail/mail.cloud.test.data.ts'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { can } from '#infra/testing/adapter.ts'
import { afterMail, eventually } from '#infra/testing/eventually.ts'
import { withFaults } from '#infra/testing/faults.ts'
import { finished } from '#infra/testing/outbox.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { allItems } from '#infra/testing/table-dump.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud, inbox } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { allowGuests, applyAs, code, key, respond, show, staff, table } from './applications.cloud.test.data.ts'

vi.setConfig({ testTimeout: 60_000 })
const faulty = test.runIf(can.changeSettings)

await allowGuests(true)
const { client: colleague } = await staff()
const { firstName, lastName } = persona
const { lastMailKey } = await import('#functions/domain/mail/outbox.ts')
const { takeNextStep } = await import('#functions/domain/applications/take-next-step.ts')
const { revised } = await import('#functions/platform/store/collection.ts')

async function applicant() {
	const email = newEmail()
	mayNotBeLogged(cloud, email)
	const token = await applyAs(new TestClient(), { email })
	await afterMail(async () => expect(await inbox(email)).toHaveLength(1))
	const decisions = async () =>
		(await inbox(email))
			.filter(({ subject }) => subject === 'We have answered your application')
			.map(({ text }) => (text.includes('$200') ? 'approved' : 'denied'))
	return { email, token, decisions }
}

const lastMailOf = async (token: string) =>
	String((await code.getItem(lastMailKey(table.applications.key(token).pk)))?.mail)

const mailIs = (token: string, state: string) =>
	afterMail(async () => expect((await show(colleague, token)).delivery?.lastMail).toMatchObject({ state }))

const deny = (token: string) => respond(colleague, token, { status: 'Denied', message: 'No.', emailApplicant: 'yes' })

/** Someone who reads that the mail is going out now tries again. */
const approve = (token: string) =>
	vi.waitFor(
		async () => {
			const { status, body } = await respond(colleague, token, { emailApplicant: 'yes' })
			expect([status, body.message]).toEqual([200, expect.any(String)])
			return body
		},
		{ timeout: 60_000, interval: 200 },
	)

const throttling = {
	status: 400,
	body: '<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type><Code>Throttling</Code><Message>Maximum sending rate exceeded.</Message></Error></ErrorResponse>',
}

/** SES takes no mail until `over`. `refused` ends once it has refused one. */
async function whileThrottled(work: (refused: () => Promise<unknown>, over: () => void) => Promise<void>) {
	let [many, isOver] = [0, false]
	const fault = () => {
		if (isOver) return undefined
		many++
		return throttling
	}
	await withFaults('MailSender', 'SES', fault, () =>
		work(
			() => eventually('SES refuses a mail', async () => many > 0 || undefined),
			() => {
				isOver = true
			},
		),
	)
}

faulty('a decision whose mail is delayed isn’t sent once it was changed', async () => {
	const { token, decisions } = await applicant()
	await whileThrottled(async (refused, over) => {
		await deny(token)
		await refused()
		const denial = await lastMailOf(token)
		const { application } = await approve(token)
		expect(application?.history?.map(({ emailed }) => emailed)).toEqual([false, true])
		over()
		for (const mail of [denial, await lastMailOf(token)]) await finished(mail)
	})
	expect(await decisions()).toEqual(['approved'])
})

test('a decision whose mail was given up isn’t sent any more, although its order comes again', async () => {
	const { token, decisions } = await applicant()
	await whileMailServiceIsDown(async () => {
		await deny(token)
		await mailIs(token, 'failed')
	})
	const denial = await lastMailOf(token)
	await approve(token)
	await order([JSON.stringify({ mail: denial })])
	for (const mail of [denial, await lastMailOf(token)]) await finished(mail)
	expect(await decisions()).toEqual(['approved'])
})

faulty('a decision that is sent anew, and delayed again, isn’t sent once it was changed', async () => {
	const { token, email, decisions } = await applicant()
	await publishFeedback(bounceOf(email))
	const delivery = async () => (await show(colleague, token)).delivery
	await afterMail(async () => expect(await delivery()).toMatchObject({ address: 'bounced' }))
	await deny(token)
	await mailIs(token, 'suppressed')
	const denial = await lastMailOf(token)
	await whileThrottled(async (refused, over) => {
		await colleague.call(desk.tryAddressAgain, { token })
		await refused()
		await approve(token)
		over()
		const anew = (await allItems()).find(({ resends }) => resends === denial)
		for (const mail of [String(anew?.pk).slice('MAIL#'.length), await lastMailOf(token)]) await finished(mail)
	})
	expect(await decisions()).toEqual(['approved'])
})

const ask = (token: string) => colleague.call(desk.ask, { token, things: ['bill'], key })

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString()

/** Asks for a bill, and returns what closes the application as the clock does when none came. */
async function asked(token: string) {
	await ask(token)
	await mailIs(token, 'sent')
	const seen = (await table.applications.read(token)) ?? expect.unreachable()
	const late = { toldOn: daysAgo(20), lastDay: daysAgo(3).slice(0, 10), remindedBefore: 2 }
	const missing = { ...(seen.missing ?? expect.unreachable()), ...late }
	await code.transact(table.changeApplication(seen, revised(seen, { missing }), 'defect'))
	return async () => {
		const cause = { now: new Date(), requestId: 'clock' }
		expect(await takeNextStep({ token, at: daysAgo(0) }, cause)).toBe('closed')
		return await lastMailOf(token)
	}
}

faulty('that an application was closed isn’t sent once someone has approved it', async () => {
	const { token, decisions } = await applicant()
	const close = await asked(token)
	await whileThrottled(async (refused, over) => {
		const closing = await close()
		await refused()
		const { application } = await approve(token)
		expect(application?.history?.map(({ emailed }) => emailed)).toEqual([false, true])
		over()
		for (const mail of [closing, await lastMailOf(token)]) await finished(mail)
		expect(await outboxItem(closing)).toMatchObject({ state: 'taken-back' })
	})
	expect(await decisions()).toEqual(['approved'])
})

test('that an application was closed isn’t sent once a document has opened it again', async () => {
	const { email, token } = await applicant()
	const close = await asked(token)
	const closing = await whileMailServiceIsDown(async () => {
		const mail = await close()
		await mailIs(token, 'failed')
		return mail
	})
	const guest = new TestClient()
	const attachments = [await upload(guest, 'bill.pdf', pdf)]
	const { body } = await guest.call(applicationsApi.sendFoundDocuments, { token, firstName, lastName, attachments })
	expect(body.message).toBe(applicationSentences.reopened)
	await order([JSON.stringify({ mail: closing })])
	await finished(closing)
	expect(await outboxItem(closing)).toMatchObject({ state: 'taken-back' })
	expect(await inbox(email)).toHaveLength(2)
})

const noMoreMissing: [string, (token: string) => Promise<unknown>][] = [
	['someone has decided', approve],
	[
		'the applicant can’t get it',
		(token) =>
			new TestClient().call(applicationsApi.sendFoundDocuments, { token, firstName, lastName, cannotGet: true }),
	],
	[
		'a colleague has attached it',
		async (token) =>
			colleague.call(desk.addAttachments, { token, attachments: [await upload(colleague, 'bill.pdf', pdf)] }),
	],
]

faulty.each(noMoreMissing)('what is missing isn’t asked for once %s', async (_, happens) => {
	const { email, token } = await applicant()
	await whileThrottled(async (refused, over) => {
		await ask(token)
		await refused()
		const asking = await lastMailOf(token)
		await happens(token)
		over()
		for (const mail of [asking, await lastMailOf(token)]) await finished(mail)
		expect(await outboxItem(asking)).toMatchObject({ state: 'taken-back' })
	})
	expect((await inbox(email)).map(({ text }) => text).join()).not.toContain('The bill, or a letter')
})

faulty('a decision isn’t sent to a member who says that the application isn’t theirs', async () => {
	const { client: member, user } = await createPerson()
	const token = await applyAs(new TestClient(), { email: user.email })
	// What SES refuses is the decision alone.
	await mailTo(user.email, new RegExp(token))
	await whileThrottled(async (refused, over) => {
		await deny(token)
		await refused()
		const { body } = await member.call(applicationsApi.disown, { token })
		expect(body.message).toBe(applicationSentences.disowned)
		over()
		const denial = await lastMailOf(token)
		await finished(denial)
		expect(await outboxItem(denial)).toMatchObject({ state: 'taken-back' })
	})
	expect(await show(colleague, token)).toMatchObject({
		decision: { status: 'Denied', emailed: false },
		history: [{ status: 'Denied', emailed: false }],
	})
})
