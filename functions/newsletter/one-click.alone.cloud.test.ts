import { expect, test } from 'vitest'
import { can } from '#infra/testing/adapter.ts'
import { withFaults } from '#infra/testing/faults.ts'
import { createPerson, mailTo } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { accountApi } from '#shared/account/api.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { newsletterSentences } from '#shared/newsletter/schema.ts'

test.runIf(can.changeSettings)(
	'a mail program unsubscribes with its own button: one request without cookies or origin',
	async () => {
		const { user, client } = await createPerson()
		const { firstName, lastName, email } = user
		const getsNewsletter = async () => (await client.call(accountApi.currentUser, {})).body.newsletter
		const sent: string[] = []
		await withFaults(
			'MailSender',
			'SES',
			({ body }) => void sent.push(new URLSearchParams(body).get('RawMessage.Data') ?? ''),
			async () => {
				await client.call(newsletterApi.signup, { firstName, lastName, email })
				await mailTo(email, /Welcome to our newsletter/)
			},
		)
		const headers =
			Buffer.from(sent.find(Boolean) ?? '', 'base64')
				.toString()
				.split('\r\n\r\n')[0] ?? ''
		expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
		const [, address = ''] = /^List-Unsubscribe: <(https?:.+)>$/m.exec(headers) ?? []
		const { pathname, search } = new URL(address)
		const form = { 'content-type': 'application/x-www-form-urlencoded' }
		const opened = await new TestClient().send('GET', pathname + search, undefined)
		expect(opened.status).toBe(405)
		expect(await getsNewsletter()).toBe(true)
		for (let again = 0; again < 2; again++) {
			const answer = await new TestClient().send('POST', pathname + search, 'List-Unsubscribe=One-Click', form)
			expect(answer).toMatchObject({ status: 200, body: { message: newsletterSentences.unsubscribed } })
		}
		expect(await getsNewsletter()).toBe(false)
	},
)
