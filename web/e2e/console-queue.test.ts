import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createEmployee } from '#infra/testing/people.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { attach, button, field, photograph } from './applicant.ts'
import { expectAccessible, goTo, openBrowser } from './browser.ts'
import { pending } from './pending.ts'
import { employee, key, open, searchApplications } from './staff.ts'

const rowOf = (page: Page, token: string) => page.locator(`[data-id="${token}"]`)

test('a list is narrowed by its filter, says its sums, and is the same after going back', async () => {
	const least = 1_000_000 + Math.floor(Math.random() * 9e8)
	const { tokens } = await pending(2, 30, (at) => ({ amount: least + at, type: at === 0 ? 'Rental' : 'Food' }))
	const [rental = '', food = ''] = tokens
	const { page, client } = await employee(['Application Access'])
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

	// An address that asks for what there isn't narrows nothing, and the page is there.
	await goTo(page, '/dashboard/applications?type=Boats')
	await page.locator('[data-id]').first().waitFor()
	const phone = await openBrowser('phone', client.cookie)
	await goTo(phone, `/dashboard/applications?least=${least}&most=${least + 1}`)
	await phone.getByText(/2 applications, asking for/).waitFor()
	await expectAccessible(phone)
})

test('an employee takes an application; a colleague sees whose it is, and is asked before taking it over', async () => {
	const { tokens, lastName } = await pending(1, 2)
	const [token = ''] = tokens
	const first = await employee(['Application Access'])
	await open(first.page, token)
	await button(first.page, 'Take it').click()
	await button(first.page, 'Let it go').waitFor()
	await goTo(first.page, '/dashboard/applications?show=mine')
	await rowOf(first.page, token).getByText(lastName).waitFor()
	await rowOf(first.page, token)
		.getByText(/^Taken by /)
		.waitFor({ state: 'attached' })
	await expectAccessible(first.page)

	const other = await employee(['Application Access'])
	await searchApplications(other.page, lastName)
	await rowOf(other.page, token).getByRole('button').first().click()
	await button(other.page, 'Take it over').click()
	const dialog = other.page.getByRole('dialog')
	await dialog.getByText(/Talk to them first/).waitFor()
	await expectAccessible(other.page)
	await dialog.getByRole('button', { name: 'Leave it' }).click()
	await dialog.waitFor({ state: 'hidden' })
	await button(other.page, 'Take it over').click()
	await dialog.getByRole('button', { name: 'Take it over' }).click()
	await button(other.page, 'Let it go').click()
	await button(other.page, 'Take it').waitFor()
})

test('an employee whom a colleague preceded leaves it, and the row says whose it is', async () => {
	const { tokens, lastName } = await pending(1, 2)
	const [token = ''] = tokens
	const { page } = await employee(['Application Access'])
	await searchApplications(page, lastName)
	await rowOf(page, token).getByRole('button').first().click()
	await button(page, 'Take it').waitFor()
	const { client: colleague } = await createEmployee(['Application Access'], key)
	expect((await colleague.call(applicationsStaffApi.take, { token, take: true })).status).toBe(200)
	await button(page, 'Take it').click()
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('button', { name: 'Leave it' }).click()
	await dialog.waitFor({ state: 'hidden' })
	await button(page, 'Take it over').waitFor()
})

test('a document that an employee adds takes an application out of those that wait for the applicant', async () => {
	const { tokens } = await pending(1, 40)
	const [token = ''] = tokens
	const { page, client } = await employee(['Application Access'])
	const asked = await client.call(applicationsStaffApi.ask, { token, things: ['page'], version: 0, key })
	expect(asked.status, asked.text).toBe(200)
	await goTo(page, '/dashboard/applications?show=for-applicant')
	await rowOf(page, token).getByRole('button').first().click()
	await page.getByRole('link', { name: 'View Full Details / Respond' }).click()
	await page.getByRole('tab', { name: 'Add Attachments' }).click()
	await attach(page, await photograph(page, 'bill.png'))
	await page.getByText('Uploaded', { exact: true }).waitFor()
	await button(page, 'Submit Attachments').click()
	await page.getByText(sentences.attachmentsSubmitted).waitFor()
	await page.getByText('Nothing is missing now').waitFor()
	await page.getByRole('link', { name: /^Back to Pending applications, waiting/ }).click()
	await page.getByRole('heading', { level: 1, name: 'Pending applications, waiting' }).waitFor()
	expect(await rowOf(page, token).count()).toBe(0)
})

test('on a phone the open section is in sight once the counts are there', async () => {
	const { page } = await employee(['Application Access', 'Event Access', 'User Access', 'Report Access'], 'phone')
	for (const [path, name] of [
		['settings/users', 'Settings'],
		['statistics', 'Statistics'],
	] as const) {
		await page.goto(`/dashboard/${path}`)
		const link = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name, exact: true })
		await page
			.getByRole('link', { name: /^Applications \d/ })
			.first()
			.waitFor()
		await expect
			.poll(async () => {
				const box = await link.boundingBox()
				return box !== null && box.x >= 0 && box.x + box.width <= 360
			})
			.toBe(true)
	}
})

test('an address with a token that nobody has says what to do, and offers no retry that can’t help', async () => {
	const { page } = await employee(['Application Access'])
	await goTo(page, '/dashboard/applications/BTG-0000-0000-0000-0000')
	await page.getByText('There is no application with this token. Search for the name.').waitFor()
	expect(await button(page, 'Retry').count()).toBe(0)
})
