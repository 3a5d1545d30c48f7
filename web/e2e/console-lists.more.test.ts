import { expect, test } from 'vitest'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { field } from './applicant.ts'
import { expectAccessible, goTo, openBrowser } from './browser.ts'
import { pending } from './pending.ts'
import { employee, key } from './staff.ts'

test('from an application back to where someone was in a long list, and on to rows that were not loaded', async () => {
	const { lastName } = await pending(28, 40)
	const { page, client } = await employee(['Application Access'])
	await goTo(page, '/dashboard/applications?show=search')
	await field(page, 'Search applications').fill(lastName)
	await page.getByText('25 applications shown').waitFor()
	const rows = page.locator('[data-id]')
	const idAt = async (place: number) => (await rows.nth(place).getAttribute('data-id')) ?? ''
	const last = await idAt(24)
	await rows.nth(24).getByRole('button').first().click()
	await rows.nth(24).getByRole('link', { name: 'View Full Details / Respond' }).click()
	await page.getByText('25 of 25+').waitFor()
	await expectAccessible(page)
	await page.keyboard.press('j')
	await page.getByText('26 of 28').waitFor()
	const next = page.url().split('/').at(-1) ?? ''
	expect(next).not.toBe(last)
	await page.getByRole('link', { name: 'Previous application' }).click()
	await page.getByText('25 of 28').waitFor()
	await page.getByRole('link', { name: 'Next application' }).click()
	await page.getByText('26 of 28').waitFor()

	await page.getByRole('link', { name: 'Back to Search applications' }).click()
	await expect.poll(() => field(page, 'Search applications').inputValue()).toBe(lastName)
	expect(page.url()).not.toContain(lastName)
	await expect.poll(() => rows.count()).toBe(28)
	const focused = () => page.evaluate(() => document.activeElement?.closest('li')?.dataset.id)
	await expect.poll(focused).toBe(next)
	const inSight = await rows.nth(25).boundingBox()
	expect(inSight?.y).toBeGreaterThan(0)
	expect(inSight?.y).toBeLessThan(800)

	const phone = await openBrowser('phone', client.cookie, { hasTouch: true, isMobile: true })
	await goTo(phone, '/dashboard/applications?show=search')
	await field(phone, 'Search applications').waitFor()
	// The focus would open the keyboard over half of the page.
	expect(await phone.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT')
	await expectAccessible(phone)
})

test('an application that waits for its applicant moves to that queue, and each queue says how many are in it', async () => {
	const { lastName, tokens } = await pending(2, 100)
	const [asked = '', other = ''] = tokens
	const { page, client } = await employee(['Application Access'])
	const { status } = await client.call(applicationsStaffApi.ask, { token: asked, things: ['page'], version: 0, key })
	expect(status).toBe(200)
	const here = (token: string) => page.locator(`[data-id="${token}"]`)
	await goTo(page, '/dashboard/applications')
	await page.getByRole('link', { name: /^Waiting for them \d+$/ }).click()
	await page.getByRole('heading', { name: 'Pending applications, waiting for the applicant' }).waitFor()
	await here(asked).getByText(lastName).waitFor()
	expect(await here(other).count()).toBe(0)
	await expectAccessible(page)
	await page.getByRole('link', { name: /^For us \d+$/ }).click()
	await here(other).getByText(lastName).waitFor()
	expect(await here(asked).count()).toBe(0)
	await page.getByRole('link', { name: /^Answered \d+$/ }).click()
	await page.getByRole('heading', { name: 'Pending applications, answered by the applicant' }).waitFor()
})
