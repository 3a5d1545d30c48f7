import { expect, test } from 'vitest'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { reportSentences } from '#shared/reports/schema.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, expectResult, goTo, openBrowser, visit } from './browser.ts'
import { employee } from './staff.ts'

const description = 'The page stays white when I attach my bill.'

test('a report goes from a phone to the console, where it is resolved and opened again', async () => {
	const email = newEmail()
	const page = await visit('/report', 'phone')
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
	await field(page, 'Your email').fill(email)
	await button(page, 'Send Report').click()
	await expectResult(page.getByText(reportSentences.received))
	await expectAccessible(page)

	const { page: desk } = await employee(['Report Access'])
	await goTo(desk, '/dashboard/reports?show=search')
	await field(desk, 'Search reports').fill(email)
	await desk.getByRole('button', { name: 'Financial Assistance' }).click()
	await expectAccessible(desk)
	await button(desk, 'Mark as resolved').click()
	await button(desk, 'Mark as unresolved').waitFor()
	await desk.getByText('Resolved', { exact: true }).waitFor()
	await button(desk, 'Mark as unresolved').click()
	await button(desk, 'Mark as resolved').waitFor()
	await expectAccessible(desk)
})

test('a report that a guest left alone for half an hour leaves the screen', async () => {
	const page = await openBrowser('phone')
	await page.clock.install()
	await goTo(page, '/report')
	const explain = page.getByRole('textbox', { name: /^Explain your Issue/ })
	await explain.fill(description)
	await page.clock.fastForward('25:01')
	await page.getByRole('alertdialog', { name: 'Still there? 5 minutes left' }).waitFor()
	expect(await explain.inputValue()).toBe(description)
	await page.clock.fastForward('05:00')
	await page.getByText('We erased what was typed here').waitFor()
	await expect.poll(() => explain.inputValue()).toBe('')
	await expectAccessible(page)
	await explain.fill(description)
	await page.getByText('We erased what was typed here').waitFor({ state: 'hidden' })
})

test('the heading greets a member by their first name, and their email is there already', async () => {
	const { client, user } = await createPerson()
	const page = await visit('/report', 'desk', client.cookie)
	await page.getByRole('heading', { level: 1, name: user.firstName }).waitFor()
	await expect.poll(() => field(page, 'Your email').inputValue()).toBe(user.email)
	await expectAccessible(page)
})
