import { expect, test } from 'vitest'
import { bounceOf, publishFeedback } from '#functions/domain/mail/mail.cloud.test.data.ts'
import { can } from '#infra/testing/adapter.ts'
import { afterMail } from '#infra/testing/eventually.ts'
import { logged } from '#infra/testing/function-log.ts'
import { createEmployee, createPerson } from '#infra/testing/people.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { deliverySentences } from '#shared/delivery.ts'
import { usersApi } from '#shared/users/api.ts'
import { allowGuests, code, key } from './applications.cloud.test.data.ts'
import { apply, colleague, decidedAndWritten, deliveryOf, shows } from './delivery.cloud.test.data.ts'

await allowGuests(true)

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
