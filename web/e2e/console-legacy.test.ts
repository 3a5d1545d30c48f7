import { expect, test } from 'vitest'
import { newLastName } from '#infra/testing/people.ts'
import { legacySentences } from '#shared/legacy/sentences.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { choose, employee, focusIsOn, key } from './staff.ts'

const heading = (name: string) => ({ level: 1, name }) as const

test('a legacy application is added, found again and removed', async () => {
	const { page } = await employee(['Application Access'], 'phone')
	await goTo(page, '/dashboard/legacy')
	const choices = page.getByRole('navigation', { name: 'Legacy applications' }).getByRole('link')
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

test('a file is tried first, and then imported without its bad lines', async () => {
	const { page } = await employee(['Application Access'])
	await goTo(page, '/dashboard/legacy/import')
	const names = Array.from({ length: 17 }, newLastName)
	const lines = [
		'First Name,Last Name,Amount,Date,Status',
		...names.map((name) => `Willow,${name},"$1,240.00",11/30/2017,approved`),
		'W,Brook,2.50,31/12/2017,Maybe',
		`WILLOW,${names[0]},1240,11/30/2017,Approved`,
		`José,${newLastName()},240,11/30/2017,Denied`,
	]
	const choosing = page.waitForEvent('filechooser')
	await button(page, 'Choose a file').click()
	// The encoding in which Excel on Windows saves it.
	const buffer = Buffer.from(lines.join('\r\n'), 'latin1')
	const file = { name: 'old.csv', mimeType: 'text/csv', buffer }
	await (await choosing).setFiles(file)
	await page.getByText('Rows we can import: 18').waitFor()
	await page.getByText('Line 19, W Brook').waitFor()
	await page.getByText('the status is “Maybe”. Write Approved or Denied.').waitFor()
	await page.getByText('These lines say the same as an earlier one: 20.').waitFor()
	await page.getByText(/^José /).waitFor()
	await expectAccessible(page)
	await button(page, 'Import them too').click()
	await button(page, 'Leave them out').click()
	await field(page, 'Employee key').fill(key)
	await button(page, 'Import these rows').click()
	await page.getByText(legacySentences.imported).waitFor()
	// Another choice now would import the same rows once more.
	expect(await button(page, 'Import them too').count()).toBe(0)
	await focusIsOn(page, new RegExp(`^${legacySentences.imported}`))

	const again = page.waitForEvent('filechooser')
	await button(page, 'Choose another file').click()
	await (await again).setFiles(file)
	await page.getByText('Rows that are recorded already: 19').waitFor()
	expect(await button(page, 'Import these rows').count()).toBe(0)
	await expectAccessible(page)
})

test.each(['phone', 'desk'] as const)('a wrong import is removed with all its rows, on a %s', async (screen) => {
	const { page } = await employee(['Application Access'], screen)
	await goTo(page, '/dashboard/legacy/import')
	const names = Array.from({ length: 12 }, newLastName)
	const lines = names.map((name) => `Willow,${name},240,11/30/2017,Approved`)
	const choosing = page.waitForEvent('filechooser')
	await button(page, 'Choose a file').click()
	const buffer = Buffer.from(['First Name,Last Name,Amount,Date,Status', ...lines].join('\n'))
	await (await choosing).setFiles({ name: 'wrong.csv', mimeType: 'text/csv', buffer })
	await field(page, 'Employee key').fill(key)
	const sent = page.waitForResponse('**/api/import-legacy-applications')
	await button(page, 'Import these rows').click()
	await page.getByText(legacySentences.imported).waitFor()
	await page.getByRole('link', { name: 'Imports', exact: true }).click()
	await page.getByRole('heading', heading('Imports of legacy applications')).waitFor()
	const { importId } = await (await sent).json()
	const row = page.locator(`[data-id="${importId}"]`)
	await row.getByRole('button').first().click()
	await row.getByText('Rows of the file').waitFor()
	await expectAccessible(page)
	await row.getByLabel('Employee key', { exact: true }).fill('wrong-key-here')
	await row.getByRole('button', { name: 'Remove this import' }).click()
	await row.getByText('That key is incorrect.').waitFor()
	await row.getByLabel('Employee key', { exact: true }).fill(key)
	await row.getByRole('button', { name: 'Remove this import' }).click()
	await page.getByText(legacySentences.importRemoved).waitFor()
	await focusIsOn(page, new RegExp(`^${legacySentences.importRemoved}`))
	await expectAccessible(page)
	expect(await row.getByRole('button', { name: 'Remove this import' }).count()).toBe(0)
	await page.getByRole('link', { name: 'Go Back' }).click()
	await page.getByRole('link', { name: 'Search', exact: true }).click()
	await field(page, 'Search legacy applications').fill(names[11] ?? '')
	await page.getByText('No Result Found').waitFor()
})
