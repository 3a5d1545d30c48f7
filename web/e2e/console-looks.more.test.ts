import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, forced, goTo } from './browser.ts'
import { largeText, narrow } from './sizes.ts'
import { applicant, employee, open } from './staff.ts'

/** Shows one screen after the other, so that a look that breaks a screen names it. */
const screens = (token: string): [name: string, show: (page: Page) => Promise<unknown>][] => [
	['the list', (page) => goTo(page, '/dashboard/applications')],
	['an application', (page) => open(page, token)],
	['a decision', (page) => open(page, token, 'respond?decide=approve')],
	['a setting', (page) => goTo(page, '/dashboard/settings/users')],
	['the money', (page) => goTo(page, '/dashboard/money')],
	['the sponsors', (page) => goTo(page, '/dashboard/settings/sponsors')],
]

test('the console is dark for whoever wants it dark, and as easy to read', async () => {
	const { token } = await applicant()
	const { page } = await employee(['Application Access', 'User Access'])
	const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
	const light = await ground()
	await page.emulateMedia({ colorScheme: 'dark' })
	await expect.poll(ground).not.toBe(light)
	for (const [, show] of screens(token)) {
		await show(page)
		await expectAccessible(page)
	}
	await goTo(page, '/')
	await expect.poll(ground).toBe(light)
})

test('the console fits with large text, at 400 % and in the colors of the system', async () => {
	const { token } = await applicant()
	const { page } = await employee(['Application Access', 'User Access'])
	const compared: string[] = []
	for (const [name, show] of screens(token)) {
		await show(page)
		await page.getByRole('heading', { level: 1 }).waitFor()
		expect(await narrow(page), `400 %: ${name}`).toBe(0)
		expect(await largeText(page), `200 % text: ${name}`).toBe(0)
		const { chosen, alike } = await forced(page)
		expect(alike, `forced colors: ${name}`).toEqual([])
		compared.push(...chosen)
	}
	expect(compared).not.toEqual([])
})
