import { beforeAll, expect, test } from 'vitest'
import { mailTo } from '#infra/testing/people.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { attach, button, field, find, letGuestsApply, photograph, sentByGuest } from './applicant.ts'
import { expectAccessible, visit } from './browser.ts'
import { confirm, employee, focusIsOn, open } from './staff.ts'

beforeAll(letGuestsApply)

const words = 'Please also send the page with the due date.'

test('a missing document is asked for in the console, mailed, sent from a phone, and answered in the console', async () => {
	const { email, token } = await sentByGuest()
	const { page: desk } = await employee(['Application Access'])
	await open(desk, token, 'respond')
	await desk.getByText('Ask for more').click()
	await desk.getByText('The bill', { exact: true }).click()
	await desk.getByLabel(/^In your own words/).fill(words)
	await expectAccessible(desk)
	await button(desk, 'Check the email').click()
	await desk.getByRole('heading', { name: 'Check the email' }).waitFor()
	await confirm(desk, 'Ask and send email')
	await desk.getByText('Waiting for the applicant').first().waitFor()
	await focusIsOn(desk, /^We asked /)
	expect(await field(desk, 'In your own words').count()).toBe(0)
	await expectAccessible(desk)

	const mail = await mailTo(email, /due date/)
	expect(mail.text).toContain(token)
	expect(mail.text).toMatch(/\/find$/m)
	const phone = await visit('/find', 'phone')
	await find(phone, token)
	await phone.getByRole('heading', { name: 'We need something more from you' }).waitFor()
	await phone.getByText(words).waitFor()
	await expectAccessible(phone)
	await attach(phone, await photograph(phone, 'bill.png'))
	await phone.getByText(/^1 of 10 files/).waitFor()
	await button(phone, 'Send documents').click()
	await phone.getByText(sentences.documentsSent).waitFor()
	await expectAccessible(phone)

	await open(desk, token)
	await desk.getByText('The applicant sent documents').first().waitFor()
	await expect.poll(() => desk.getByText(/^Added on/).count()).toBe(1)
})
