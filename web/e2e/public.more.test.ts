import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contact } from '#shared/contact.ts'
import { routes } from '#shared/paths.ts'
import { expectAccessible, forced, forgiveComplaints, goTo, hasSettled, visit } from './browser.ts'
import { largeText, narrow } from './sizes.ts'

/** The heading of the page itself: the start screen has one too, while the page's code arrives. */
const pageHeading = (page: Page) => page.locator('#main').getByRole('heading', { level: 1 })

const isInView = (words: Locator) =>
	words.evaluate((element) => {
		const { top, bottom } = element.getBoundingClientRect()
		return top >= 0 && bottom <= window.innerHeight
	})

const publicPaths = Object.values(routes).flatMap((route) => ('personal' in route ? [] : [route.path]))

test('every public page fits large text and 400 %, and the colors of the system', async () => {
	const page = await visit('/', 'phone')
	for (const path of [...publicPaths, '/no-such-page']) {
		await goTo(page, path)
		await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
		expect.soft(await narrow(page), path).toBe(0)
		expect.soft(await largeText(page), path).toBe(0)
		expect.soft((await forced(page)).alike, path).toEqual([])
	}
})

test('the home page has the figures of a year, and none while they would tell about one person', async () => {
	const page = await visit('/contact', 'phone')
	const answers = [
		{ published: { year: '2026', asOf: '2026-11-22T09:00:00Z', approved: 212, assistance: 61_400, medianDays: 9 } },
		{},
	]
	await page.route('**/published/published-figures.json', (route) =>
		route.fulfill({ json: { status: true, ...answers.shift() } }),
	)
	await page.goto('/')
	const figures = page.getByRole('region', { name: 'The year 2026 in figures' })
	await figures.getByText('$61,400').waitFor()
	await figures.getByText('Counted from our own records, January 1 to November 22, 2026.').waitFor()
	await expectAccessible(page)
	expect(await largeText(page)).toBe(0)
	await Promise.all([page.waitForResponse('**/published/published-figures.json'), page.goto('/')])
	await hasSettled(page)
	expect(answers).toEqual([])
	expect(await figures.count()).toBe(0)
	await page.getByRole('heading', { name: 'What happens when you ask' }).waitFor()
	await expectAccessible(page)
})

test('a page whose code doesn’t come says so, with the number to call', async () => {
	const page = await visit('/', 'phone')
	await page.route('**/assets/ContactPage-*.js', (route) => route.abort())
	await page.getByRole('button', { name: 'Menu' }).click()
	await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click()
	const said = page.getByRole('alert')
	await said.getByText('Something went wrong on our side').waitFor()
	await said.getByRole('link', { name: contact.phone }).waitFor()
	await expectAccessible(page)
	expect(forgiveComplaints().join()).toContain('ContactPage-')
})

test('without a network one stays on the page, and what was opened comes by itself with the network', async () => {
	const page = await visit('/report', 'phone')
	const words = page.getByRole('textbox', { name: /^Explain your Issue/ })
	await words.fill('The page stays blank.')
	await page.context().setOffline(true)
	await page.getByText('You’re offline').waitFor()
	await expectAccessible(page)
	await page.getByRole('button', { name: 'Menu' }).click()
	await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click()
	await page.getByRole('button', { name: 'Menu', expanded: false }).waitFor()
	const waits = page.getByText('What you opened will load as soon as you’re back online.')
	await waits.waitFor()
	expect(await isInView(waits)).toBe(true)
	await expect.poll(() => words.inputValue()).toBe('The page stays blank.')
	await expectAccessible(page)
	forgiveComplaints()
	await page.context().setOffline(false)
	const heading = pageHeading(page).and(page.getByText('A real person answers'))
	await heading.waitFor()
	expect(await page.getByText('You’re offline').count()).toBe(0)
	await expect.poll(() => heading.evaluate((element) => document.activeElement === element)).toBe(true)
	expect(await waits.count()).toBe(0)
})
