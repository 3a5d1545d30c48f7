import { expect, test } from 'vitest'
import { applicationForm } from '#infra/testing/application.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { referenceSentences as sentences } from '#shared/applications/reference.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, visit } from './browser.ts'
import { confirm, employee, open } from './staff.ts'

test('a referrer is asked in the console, answers on a phone without an account, and the console has the answer', async () => {
	const { client } = await createPerson()
	const referred = { referred: 'yes', referrer: 'Nurse Aspen Hill', referrerConsent: 'yes' } as const
	const { body } = await client.call(applicationsApi.apply, applicationForm(referred))
	const { page: desk } = await employee(['Application Access'])
	await open(desk, body.token ?? '')
	await button(desk, 'Ask the referrer').click()
	const email = newEmail()
	await field(desk, 'The referrer’s email').fill(email)
	await expectAccessible(desk)
	await confirm(desk, 'Email the referrer')
	await desk.getByText(`asked ${email} on`).waitFor()

	const { text } = await mailTo(email, /Someone we may help/)
	const [, link] = /(\/reference#[\w-]+)/.exec(text) ?? []
	const phone = await visit(link ?? '', 'phone')
	await phone.getByText(/asked us for help, told us that you referred them/).waitFor()
	await button(phone, 'Send my answer').click()
	await phone.getByText('Choose an answer.').first().waitFor()
	await expectAccessible(phone)
	await phone.getByText('I know that they need this help').click()
	await field(phone, 'Your name').fill('Aspen Hill')
	await button(phone, 'Send my answer').click()
	await phone.getByText(sentences.thanks).waitFor()
	await expectAccessible(phone)

	await open(desk, body.token ?? '')
	await desk.getByText('I know that they need this help').waitFor()
	await expect.poll(() => button(desk, 'Ask again').count()).toBe(0)
	await expectAccessible(desk)
})
