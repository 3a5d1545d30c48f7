import { expect, test } from 'vitest'
import { persona } from '#infra/testing/persona.ts'
import { button, field, fillDate, sections } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { choose, confirm, employee, open, write } from './staff.ts'

test('a paper without an email is typed in, decided, and answered by a letter', async () => {
	const { page, user } = await employee(['Application Access'])
	await goTo(page, '/dashboard/applications')
	await page.getByRole('link', { name: 'Paper application' }).click()
	await button(page, 'Check the application').click()
	await page.getByRole('alert').getByText('Please fix these fields').waitFor()
	const { family: _, ...others } = sections
	for (const fill of [others.general, others.address, others.medical, others.request, others.otherSources])
		await fill(page)
	await field(page, 'Email').fill('')
	await fillDate(page, 'Birthday', '04/23/1990')
	await choose(page, 'Do you live with anyone?', 'No')
	await choose(page, 'Did someone refer you to us?', 'No')
	await choose(page, 'Letters to them in', 'Spanish')
	await page.getByRole('link', { name: 'Back to the applications' }).click()
	await page.getByRole('link', { name: 'Paper application' }).click()
	expect(await field(page, 'First name').inputValue()).toBe(persona.firstName)
	await expectAccessible(page)
	await button(page, 'Check the application').click()
	await confirm(page, 'Send the application')

	await page.getByText(`Typed in from paper by ${user.firstName} ${user.lastName} on`).waitFor()
	await expectAccessible(page)
	await page.getByRole('link', { name: 'Print the letter' }).click()
	await page.getByRole('article').getByText('Hola').waitFor()
	await expectAccessible(page)
	await button(page, 'The letter is in the mail').click()
	await page.getByText('Write by post', { exact: true }).waitFor({ state: 'detached' })
	await open(page, new URL(page.url()).pathname.split('/')[3] ?? '', 'respond')
	await write(page, { status: 'Approved', message: 'Pagamos la factura.' })
	await page.getByText('They have no email, so this is a letter.').waitFor()
	await confirm(page, 'Submit Response')
	await page.getByText('They have no email. Please print the letter.').waitFor()
	await page.getByRole('link', { name: 'Print the letter' }).first().click()
	await page.getByRole('article').getByText('Pagamos la factura.').waitFor()
	await page.emulateMedia({ media: 'print' })
	expect(await button(page, 'The letter is in the mail').isVisible()).toBe(false)
	expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
	expect(await page.getByText(/Código de seguimiento: BTG-/).isVisible()).toBe(true)
})
