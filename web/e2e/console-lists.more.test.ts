import { expect, test } from 'vitest'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { pending } from './pending.ts'
import { employee, key } from './staff.ts'

test('from an application to its neighbors, and back to where someone was in a long list, of which the rest comes by Retry', async () => {
	const { lastName } = await pending(28, 40)
	const { page } = await employee(['Application Access'])
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
	expect(await page.getByRole('link', { name: 'Next application' }).count()).toBe(0)
	await page.keyboard.press('k')
	await page.getByText('24 of 25+').waitFor()
	await page.keyboard.press('j')
	await page.getByText('25 of 25+').waitFor()

	await page.getByRole('link', { name: 'Back to Search applications' }).click()
	await expect.poll(() => field(page, 'Search applications').inputValue()).toBe(lastName)
	expect(page.url()).not.toContain(lastName)
	await expect.poll(() => rows.count()).toBe(25)
	const focused = () => page.evaluate(() => document.activeElement?.closest('li')?.dataset.id)
	await expect.poll(focused).toBe(last)
	const inSight = await rows.nth(24).boundingBox()
	expect(inSight?.y).toBeGreaterThan(0)
	expect(inSight?.y).toBeLessThan(800)

	const list = `**${applicationsStaffApi.list.path}?*`
	await page.route(list, (route) => route.fulfill({ status: 500, body: 'not what was asked for' }))
	await button(page, 'Show more').click()
	await page.getByRole('alert').getByText('We couldn’t load more').waitFor()
	await expect.poll(() => rows.count()).toBe(25)
	await expectAccessible(page)
	await page.unroute(list)
	await button(page, 'Retry').click()
	await expect.poll(() => rows.count()).toBe(28)
	expect(await page.getByRole('alert').count()).toBe(0)
})

test('an application that waits for its applicant moves to that queue, and each queue says how many are in it', async () => {
	const { lastName, tokens } = await pending(2, 100)
	const [asked = '', other = ''] = tokens
	const { page, client } = await employee(['Application Access'])
	const { status } = await client.call(applicationsStaffApi.ask, { token: asked, things: ['page'], version: 0, key })
	expect(status).toBe(200)
	const here = (token: string) => page.locator(`[data-id="${token}"]`)
	await goTo(page, '/dashboard/applications')
	await page.getByRole('link', { name: /^For them \d+$/ }).click()
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
