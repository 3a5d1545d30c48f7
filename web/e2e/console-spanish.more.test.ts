import { expect, test } from 'vitest'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { button, field } from './applicant.ts'
import { expectAccessible } from './browser.ts'
import { pending } from './pending.ts'
import { chooseStatus, confirm, employee, open, searchApplications, write } from './staff.ts'

test('who reads Spanish is marked, gets ready texts in Spanish, and the email in both languages is checked', async () => {
	const { lastName, tokens } = await pending(1, 2, () => ({ language: 'es' }))
	const [token = ''] = tokens
	const { page } = await employee(['Application Access'])
	await searchApplications(page, lastName)
	await page.locator(`[data-id="${token}"]`).getByText('Reads Spanish').waitFor()

	await open(page, token, 'respond')
	await page.getByText('Reads Spanish', { exact: true }).first().waitFor()
	await chooseStatus(page, 'Approved')
	await button(page, 'Part of the bill').click()
	const message = page.getByLabel(/^Message to the applicant/)
	await expect.poll(() => message.inputValue()).toMatch(/^Podemos pagar una parte/)

	await write(page, { status: 'Approved', message: 'We can pay the bill for you.' })
	const spanish = page.frameLocator('iframe[title="Preview of the email"]')
	await spanish.getByText('Leímos su solicitud y podemos ayudarle.').waitFor()
	const english = page.frameLocator('iframe[title="The same email in English"]')
	await english.getByText('We read your application, and we can help.').waitFor()
	await expectAccessible(page)
	await confirm(page, 'Submit Response')
	await page.getByText(sentences.responseSubmitted).waitFor()
})

test('an email of staff is in the Spanish of its reader', async () => {
	const email = newEmail()
	const { tokens } = await pending(1, 2, () => ({ language: 'es', email }))
	const [token = ''] = tokens
	const { page } = await employee(['Application Access'])
	await open(page, token, 'email')
	await field(page, 'Message').fill('Llámenos por favor esta semana.')
	await button(page, 'Verify Email').click()
	await page.getByRole('heading', { name: 'Verify the email' }).waitFor()
	await confirm(page, 'Send Email')
	await page.getByText(sentences.emailSent).first().waitFor()
	expect((await mailTo(email, /Un mensaje sobre su solicitud/)).text).toContain('Llámenos por favor')
})
