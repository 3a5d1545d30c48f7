import { expect, test } from 'vitest'
import { reportSentences } from '#shared/reports/schema.ts'
import { button, field, member } from './applicant.ts'
import { expectAccessible, expectResult, goTo } from './browser.ts'
import { employee } from './staff.ts'

const description = 'The page stays white when I attach my bill.'

test('a report goes from a phone to the console, where it is resolved and opened again', async () => {
	const { page, user } = await member('phone', '/report')
	await page.getByRole('heading', { level: 1, name: user.firstName }).waitFor()
	await expect.poll(() => field(page, 'Your email').inputValue()).toBe(user.email)
	const asked = await page.getByRole('form').textContent()
	expect(asked).toMatch(/What is it about.*Your email.*Explain your Issue/)
	await button(page, 'Send Report').click()
	await page.getByText('Choose what your report is about.').first().waitFor()
	await expectAccessible(page)
	await page.getByText('Financial Assistance', { exact: true }).click()
	const explain = page.getByRole('textbox', { name: /^Explain your Issue/ })
	await explain.fill('x'.repeat(501))
	await page.getByText(reportSentences.tooLong, { exact: true }).first().waitFor()
	await explain.fill(description)
	await page.getByText(reportSentences.remaining(500 - description.length)).waitFor()
	await button(page, 'Send Report').click()
	await expectResult(page.getByText(reportSentences.received))
	await expectAccessible(page)

	const { page: desk } = await employee(['Report Access'])
	await goTo(desk, '/dashboard/reports?show=search')
	await field(desk, 'Search reports').fill(user.email)
	await desk.getByRole('button', { name: 'Financial Assistance' }).click()
	await expectAccessible(desk)
	await button(desk, 'Mark as resolved').click()
	await button(desk, 'Mark as unresolved').waitFor()
	await desk.getByText('Resolved', { exact: true }).waitFor()
	await button(desk, 'Mark as unresolved').click()
	await button(desk, 'Mark as resolved').waitFor()
	await expectAccessible(desk)
})
