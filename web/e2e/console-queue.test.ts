import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { pending } from './pending.ts'
import { employee } from './staff.ts'

const rowOf = (page: Page, token: string) => page.locator(`[data-id="${token}"]`)

test('a list is narrowed by its filter, says its sums, and is the same after going back', async () => {
	const least = 1_000_000 + Math.floor(Math.random() * 9e8)
	const { tokens } = await pending(2, 30, (at) => ({ amount: least + at, type: at === 0 ? 'Rental' : 'Food' }))
	const [rental = '', food = ''] = tokens
	const { page } = await employee(['Application Access'])
	await goTo(page, '/dashboard/applications')
	await page.getByText('Filter', { exact: true }).click()
	await field(page, 'At least $ (optional)').fill(String(least))
	await field(page, 'At most $ (optional)').fill(String(least + 1))
	await field(page, 'Our answer (optional)').selectOption('Late')
	await field(page, 'Sort by (optional)').selectOption('Largest amount')
	await expectAccessible(page)
	await button(page, 'Show').click()
	await page.getByText(/2 applications, asking for \$[\d,]+ in all\./).waitFor()
	expect(await page.locator('[data-id]').evaluateAll((rows) => rows.map((row) => row.dataset.id))).toEqual([
		food,
		rental,
	])
	await field(page, 'Help (optional)').selectOption('Rental')
	await button(page, 'Show').click()
	await page.getByText(/1 application, asking for/).waitFor()
	await rowOf(page, food).waitFor({ state: 'detached' })
	await rowOf(page, rental).getByRole('button').first().click()
	await page.getByRole('link', { name: 'View Full Details / Respond' }).click()
	await page.getByRole('link', { name: 'Back to Pending applications' }).click()
	await page.getByText(/1 application, asking for/).waitFor()
	await button(page, 'Show everything').click()
	await page
		.getByText(/applications shown|\d applications?$/)
		.first()
		.waitFor()
	expect(new URL(page.url()).search).toBe('')
})
