import { expect, test } from 'vitest'
import { bounceOf, publishFeedback } from '#functions/domain/mail/mail.cloud.test.data.ts'
import { afterMail } from '#infra/testing/eventually.ts'
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
import { allowGuests, applyAs, code, key, respond } from './applications.cloud.test.data.ts'
import { apply, colleague, decidedAndWritten, deliveryOf, shows } from './delivery.cloud.test.data.ts'

await allowGuests(true)

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
