import { expect, test } from 'vitest'
import { bounceOf, publishFeedback } from '#functions/domain/mail/mail.cloud.test.data.ts'
import { can } from '#infra/testing/adapter.ts'
import { afterMail } from '#infra/testing/eventually.ts'
import { logged } from '#infra/testing/function-log.ts'
import { createEmployee, createPerson, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud, inbox } from '#infra/testing/test-cloud.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { deliverySentences } from '#shared/delivery.ts'
import { usersApi } from '#shared/users/api.ts'
import { allowGuests, applyAs, code, key, respond, staff } from './applications.cloud.test.data.ts'

await allowGuests(true)
const { client: colleague } = await staff()

const deliveryOf = async (token: string) => (await colleague.call(desk.show, { token })).body.application?.delivery

const shows = (token: string, delivery: object) =>
	afterMail(async () => expect(await deliveryOf(token)).toMatchObject(delivery))

async function apply() {
	const email = newEmail()
	mayNotBeLogged(cloud, email)
	const token = await applyAs(new TestClient(), { email })
	await shows(token, { address: 'reachable', lastMail: { template: 'application-received', state: 'sent' } })
	return { email, token }
}

const approve = (token: string) =>
	colleague.call(desk.respond, {
		token,
		status: 'Approved',
		amount: 240,
		message: 'Yes.',
		emailApplicant: true,
		key,
		version: 0,
	})

test('a decision to an address that bounced is shown as unsent, stored, and sent when the address is tried again', async () => {
	const { email, token } = await apply()
	await publishFeedback(bounceOf(email))
	await shows(token, { address: 'bounced', since: expect.stringMatching(/^20/) })
	expect((await approve(token)).status).toBe(200)
	await shows(token, { address: 'bounced', lastMail: { template: 'decision', state: 'suppressed' } })
	if (can.tellFromLogs) await expect.poll(() => logged('MailSender', 'decision not sent')).toContain('"level":"ERROR"')
	expect(await inbox(email)).toHaveLength(1)

	const again = await colleague.call(desk.tryAddressAgain, { token })
	expect([again.status, again.body.message]).toEqual([200, deliverySentences.tryingAgainWithMail])
	await shows(token, { address: 'reachable', lastMail: { template: 'decision', state: 'sent' } })
	expect(await inbox(email)).toHaveLength(2)
	const nothing = await colleague.call(desk.tryAddressAgain, { token })
	expect(nothing.body.message).toBe(deliverySentences.tryingAgain)
	expect(await inbox(email)).toHaveLength(2)
})

const deny = (token: string) => respond(colleague, token, { status: 'Denied', message: 'No.', emailApplicant: 'yes' })
const ask = (token: string) => colleague.call(desk.ask, { token, things: ['bill'], key })
const decideByPhone = (token: string) => respond(colleague, token, { emailApplicant: 'no' })
const inDays = (days: number) => addDays(dayOf(new Date()), days)

test.each<[string, string, Act, Act]>([
	['a decision that was changed', 'decision', deny, decideByPhone],
	[
		'a question to who got more time, once it was decided',
		'missing',
		ask,
		async (token) => {
			const given = await colleague.call(desk.giveMoreTime, { token, until: inDays(30), key })
			expect(given.body.message).toBe(applicationSentences.moreTimeUntold)
			await decideByPhone(token)
		},
	],
	[
		'a question whose last day is near',
		'missing',
		ask,
		(token) => code.updateItem(code.applications.key(token), { set: { 'missing.lastDay': inDays(3) } }),
	],
])('%s isn’t sent when an address is tried again', async (_, template, sends, happens) => {
	const { email, token } = await apply()
	await publishFeedback(bounceOf(email))
	await shows(token, { address: 'bounced' })
	await sends(token)
	await shows(token, { lastMail: { template, state: 'suppressed' } })
	await happens(token)
	const again = await colleague.call(desk.tryAddressAgain, { token })
	expect([again.status, again.body.message]).toEqual([200, deliverySentences.tryingAgain])
	expect(await inbox(email)).toHaveLength(1)
})

type Act = (token: string) => Promise<unknown>

/** Leaves a decision that its address kept back, and then another email to the applicant. */
async function decidedAndWritten() {
	const { email, token } = await apply()
	await publishFeedback(bounceOf(email))
	await shows(token, { address: 'bounced' })
	await respond(colleague, token, { status: 'Denied', message: 'Not this time.', emailApplicant: 'yes' })
	await shows(token, { lastMail: { template: 'decision', state: 'suppressed' }, decisionKeptBack: true })
	const message = 'Please call us.'
	const { body } = await colleague.call(desk.email, { token, message, key })
	expect(body.message).toBe(applicationSentences.emailStopped)
	expect(body.notes?.at(-1)?.body).toBe(`${applicationSentences.emailStoppedNote}\n${message}`)
	await shows(token, { lastMail: { template: 'staff-message', state: 'suppressed' }, decisionKeptBack: true })
	const sent = async () => (await inbox(email)).map(({ text }) => text).join()
	return { token, sent }
}

test('a decision that an address kept back is sent when the address is tried again, also after another email', async () => {
	const { token, sent } = await decidedAndWritten()
	const again = await colleague.call(desk.tryAddressAgain, { token })
	expect([again.status, again.body.message]).toEqual([200, deliverySentences.tryingAgainWithMail])
	await shows(token, { address: 'reachable', lastMail: { template: 'staff-message', state: 'sent' } })
	await afterMail(async () => {
		expect(await sent()).toContain('Not this time.')
		expect(await sent()).toContain('Please call us.')
	})
	expect(await deliveryOf(token)).not.toHaveProperty('decisionKeptBack')
	const written = await colleague.call(desk.email, { token, message: 'Did you get it?', key })
	expect(written.body.message).toBe(applicationSentences.emailSent)
})

test('a decision that an address kept back, and that was changed, isn’t sent after another email', async () => {
	const { token, sent } = await decidedAndWritten()
	await respond(colleague, token, { emailApplicant: 'no' })
	expect(await deliveryOf(token)).not.toHaveProperty('decisionKeptBack')
	await colleague.call(desk.tryAddressAgain, { token })
	await afterMail(async () => expect(await sent()).toContain('Please call us.'))
	expect(await sent()).not.toContain('Not this time.')
})

test('a mark of an address ends by itself, and after a decision by phone no receipt is sent there', async () => {
	const email = newEmail()
	mayNotBeLogged(cloud, email)
	await publishFeedback(bounceOf(email))
	const { addressKey } = await import('#functions/domain/mail/address.ts')
	// Nothing else leads to the mark once the person is gone.
	const yearsLeft = ({ ttl }: Record<string, unknown> = {}) => (Number(ttl) * 1000 - Date.now()) / (365 * 86_400_000)
	await afterMail(async () => expect(yearsLeft(await code.getItem(addressKey(email)))).toBeCloseTo(2))
	const token = await applyAs(new TestClient(), { email })
	await shows(token, { lastMail: { template: 'application-received', state: 'suppressed' } })
	await decideByPhone(token)
	expect((await colleague.call(desk.tryAddressAgain, { token })).body.message).toBe(deliverySentences.tryingAgain)
	expect(await inbox(email)).toHaveLength(0)
})

test('whoever kept their account isn’t told of its erasing when their address is tried again', async () => {
	const { user, client, password } = await createPerson()
	const { client: boss } = await createEmployee(['User Access'])
	const lastMail = async () => (await boss.call(usersApi.delivery, { id: user._id })).body.delivery?.lastMail
	await publishFeedback({ complaint: { complainedRecipients: [{ emailAddress: user.email }] } })
	await client.call(ownAccountApi.eraseAccount, { password })
	await afterMail(async () => expect(await lastMail()).toMatchObject({ template: 'erase-asked', state: 'suppressed' }))
	await client.call(ownAccountApi.keepAccount, {})
	const again = await boss.call(usersApi.tryAddressAgain, { id: user._id })
	expect([again.status, again.body.message]).toEqual([200, deliverySentences.tryingAgain])
	expect(await inbox(user.email)).toHaveLength(0)
})

test('a decision that bounces is shown on the application', async () => {
	const { email, token } = await apply()
	await approve(token)
	await shows(token, { lastMail: { template: 'decision', state: 'sent' } })
	const { lastMailKey } = await import('#functions/domain/mail/outbox.ts')
	const last = await code.getItem(lastMailKey(code.applications.key(token).pk))
	await publishFeedback(bounceOf(email, { mail: [last?.mail], template: ['decision'] }))
	await shows(token, { address: 'bounced', lastMail: { template: 'decision', state: 'bounced' } })
	if (can.tellFromLogs)
		await expect.poll(() => logged('MailFeedbackReader', String(last?.mail))).toContain('"level":"ERROR"')
})

test('an employee with User Access sees a user’s blocked address and has it tried again', async () => {
	const { user } = await createPerson()
	const { client } = await createEmployee(['User Access', 'Application Access'])
	const delivery = async () => (await client.call(usersApi.show, { id: user._id })).body.user?.delivery
	expect(await delivery()).toEqual({ address: 'reachable' })
	await publishFeedback({ complaint: { complainedRecipients: [{ emailAddress: user.email }] } })
	await afterMail(async () => expect(await delivery()).toMatchObject({ address: 'complained' }))
	const ofUser = await client.call(usersApi.delivery, { id: user._id })
	expect(ofUser.body.delivery).toMatchObject({ address: 'complained' })
	expect((await colleague.call(usersApi.tryAddressAgain, { id: user._id })).status).toBe(403)
	expect((await client.call(usersApi.tryAddressAgain, { id: user._id })).status).toBe(200)
	expect(await delivery()).toEqual({ address: 'reachable' })
})
