import { expect, test } from 'vitest'
import { newLastName } from '#infra/testing/people.ts'
import { legacySentences } from '#shared/legacy/sentences.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { choose, employee, key } from './staff.ts'

const heading = (name: string) => ({ level: 1, name }) as const

test('a legacy application is added, found again and removed', async () => {
	const { page } = await employee(['Application Access'], 'phone')
	await goTo(page, '/dashboard/legacy')
	const choices = page.getByRole('navigation', { name: 'Which legacy applications' }).getByRole('link')
	const documented = ['Add Application', 'View All', 'Search', 'Go Back']
	await expect
		.poll(async () => (await choices.allInnerTexts()).filter((choice) => documented.includes(choice)))
		.toEqual(documented)
	await page.getByRole('link', { name: 'Add Application' }).click()
	await page.getByRole('heading', heading('Add Legacy Application')).waitFor()
	await button(page, 'Submit Application').click()
	await page.getByText(legacySentences.missing).first().waitFor()
	await expectAccessible(page)
	const status = await page.getByRole('radiogroup', { name: 'Status' }).textContent()
	expect(status).toMatch(/Approved.*Denied/)
	const name = newLastName()
	await field(page, 'First Name').fill('Willow')
	await field(page, 'Last Name').fill(name)
	await field(page, 'Amount').fill('$1,240.00')
	await field(page, 'Date').fill('11302017')
	await choose(page, 'Status', 'Approved')
	await button(page, 'Submit Application').click()
	await page.getByText(legacySentences.added).waitFor()
	await button(page, 'Submit Another').waitFor()
	await expect.poll(() => field(page, 'Last Name').inputValue()).toBe('')

	await page.getByRole('link', { name: 'Go Back' }).click()
	await page.getByRole('link', { name: 'Search', exact: true }).click()
	await field(page, 'Search legacy applications').fill(name)
	await page.getByRole('button', { name: `Willow ${name}` }).click()
	await expectAccessible(page)
	await field(page, 'Employee key').fill(key)
	await button(page, 'Remove Legacy Application').click()
	await page.getByText(legacySentences.removed).waitFor()
	await page.getByRole('link', { name: 'Go Back' }).click()
	await page.getByRole('heading', heading('Pending applications')).waitFor()
})
