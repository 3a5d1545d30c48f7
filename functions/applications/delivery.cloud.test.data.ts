import { expect } from 'vitest'
import { bounceOf, publishFeedback } from '#functions/domain/mail/mail.cloud.test.data.ts'
import { afterMail } from '#infra/testing/eventually.ts'
import { newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud, inbox } from '#infra/testing/test-cloud.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { applyAs, key, respond, staff } from './applications.cloud.test.data.ts'

export const { client: colleague } = await staff()

export const deliveryOf = async (token: string) =>
	(await colleague.call(desk.show, { token })).body.application?.delivery

export const shows = (token: string, delivery: object) =>
	afterMail(async () => expect(await deliveryOf(token)).toMatchObject(delivery))

export async function apply() {
	const email = newEmail()
	mayNotBeLogged(cloud, email)
	const token = await applyAs(new TestClient(), { email })
	await shows(token, { address: 'reachable', lastMail: { template: 'application-received', state: 'sent' } })
	return { email, token }
}

/** Leaves a decision that its address kept back, and then another email to the applicant. */
export async function decidedAndWritten() {
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
