import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newToken } from '#functions/platform/ids.ts'
import { storedApplication } from '#infra/testing/application.ts'
import { newEmail } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo, openBrowser } from './browser.ts'
import { employee } from './staff.ts'

const day = 24 * 3_600_000

/** Pending applications that have waited for too long, in the order of a search for their name. */
async function overdue(many: number) {
	const code = await tableCode(cloud)
	const { putApplication } = await import('#functions/domain/applications/table.ts')
	const lastName = `Alder${randomUUID().replace(/[^a-f]/g, '')}`
	const writes = Array.from({ length: many }, (_, at) =>
		putApplication(
			storedApplication({
				token: newToken(),
				issuedOn: new Date(Date.now() - (40 + at) * day).toISOString(),
				...{ lastName, email: newEmail() },
			}),
		),
	)
	for (const each of writes) await code.transact(each)
	return lastName
}

test('from an application back to where someone was in a long list, and on to rows that were not loaded', async () => {
	const lastName = await overdue(28)
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
	expect(await field(page, 'Search applications').inputValue()).toBe(lastName)
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

test('who has waited longest comes first, however many rows are loaded', async () => {
	await overdue(26)
	const { page } = await employee(['Application Access'])
	await goTo(page, '/dashboard/applications?show=oldest')
	await page.getByText('25 applications shown').waitFor()
	await button(page, 'Show more').click()
	const rows = page.locator('[data-id]')
	await expect.poll(() => rows.count()).toBeGreaterThan(25)
	const waited = (await rows.locator('h3').allTextContents()).map((text) =>
		Number(/(\d+) days?$/.exec(text)?.[1] ?? 0),
	)
	expect(waited[0]).toBeGreaterThan(21)
	expect(waited).toEqual(waited.toSorted((one, other) => other - one))
})
