import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { can } from '#infra/testing/adapter.ts'
import { contact } from '#shared/contact.ts'
import { routes } from '#shared/paths.ts'
import { expectAccessible, forced, forgiveComplaints, goTo, hasSettled, visit } from './browser.ts'
import { largeText, narrow } from './sizes.ts'

/** The heading of the page itself: the start screen has one too, while the page's code arrives. */
const pageHeading = (page: Page) => page.locator('#main').getByRole('heading', { level: 1 })

const missingPage = 'This page is missing a span.'

const publicPaths = Object.values(routes).flatMap((route) => ('personal' in route ? [] : [route.path]))

test.each([...publicPaths, '/no-such-page'])(
	'%s fits both widths, large text and 400 %, has a title, and axe finds nothing',
	async (path) => {
		const page = await visit(path, 'phone')
		await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
		expect(await page.title()).toMatch(/Bridge The Gap/)
		await expectAccessible(page)
		expect(await narrow(page)).toBe(0)
		expect(await largeText(page)).toBe(0)
		expect((await forced(page)).alike).toEqual([])
	},
)

test('the menu opens below 1650 px, and every link in it leads to a page', async () => {
	const page = await visit('/', 'phone')
	await page.getByRole('button', { name: 'Menu' }).click()
	// As a page does that arrives late.
	await page.locator('h1').focus()
	await expectAccessible(page)
	expect(await page.getByRole('navigation', { name: 'Menu' }).getByRole('listitem').count()).toBeGreaterThan(4)
	const links = await page
		.getByRole('navigation')
		.getByRole('link')
		.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
	const addresses = new Set(links.filter((one) => one.startsWith('/')))
	expect(addresses.size).toBeGreaterThanOrEqual(4)
	for (const address of addresses) {
		await page.goto(address)
		expect(await pageHeading(page).textContent(), address).not.toBe(missingPage)
	}
})

test('the home page has the figures of a year, and none while they would tell about one person', async () => {
	const page = await visit('/contact', 'phone')
	const answers = [
		{ published: { year: '2026', asOf: '2026-11-22T09:00:00Z', approved: 212, assistance: 61_400, medianDays: 9 } },
		{},
	]
	await page.route('**/api/published-figures', (route) => route.fulfill({ json: { status: true, ...answers.shift() } }))
	await page.goto('/')
	const figures = page.getByRole('region', { name: 'The year 2026 in figures' })
	await figures.getByText('$61,400').waitFor()
	await figures.getByText('Counted from our own records, January 1 to November 22, 2026.').waitFor()
	await expectAccessible(page)
	expect(await largeText(page)).toBe(0)
	await Promise.all([page.waitForResponse('**/api/published-figures'), page.goto('/')])
	await hasSettled(page)
	expect(answers).toEqual([])
	expect(await figures.count()).toBe(0)
	await page.getByRole('heading', { name: 'What happens when you ask' }).waitFor()
	await expectAccessible(page)
})

/** React has taken over the HTML. It would take out what a test adds before. */
const isTakenOver = (page: Page) =>
	page.waitForFunction(() =>
		Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__react')),
	)

test('axe and the overflow check find what is wrong, so that their silence means something', async () => {
	// No other journey looks at these two addresses, and axe judges a page once.
	const page = await visit('/about?axe')
	await isTakenOver(page)
	await page.locator('#main').evaluate((main) => main.append(new Image()))
	await expect(expectAccessible(page)).rejects.toThrow(/image-alt/)
	await goTo(page, '/about?overflow')
	await isTakenOver(page)
	await page.locator('#main').evaluate((main) => {
		const wide = document.createElement('div')
		wide.style.width = '200vw'
		wide.style.height = '1px'
		main.append(wide)
	})
	await expect(expectAccessible(page)).rejects.toThrow(/sideways scrolling/)
})

test('a page that does not exist says so, and a call that does not exist is not answered with a page', async () => {
	const page = await visit('/no-such-page')
	await expect.poll(() => pageHeading(page).textContent()).toBe(missingPage)
	expect((await page.reload())?.status()).toBe(404)
	const answer = await page.evaluate(async () => {
		const response = await fetch('/api/no-such-call')
		return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
	})
	if (!can.refuseInOurWords) return
	expect(answer.status).toBe(404)
	expect(answer.type).toContain('application/json')
	expect(JSON.parse(answer.text)).toMatchObject({ status: false, code: 'not-found' })
})

test('the deployed site comes with its security headers, and runs nothing but its own files', async () => {
	const page = await visit('/')
	const response = await page.reload()
	const headers = (await response?.allHeaders()) ?? {}
	expect(headers['content-security-policy']).toContain("script-src 'self'")
	expect(headers['content-security-policy']).not.toContain('unsafe')
	expect(headers['x-content-type-options']).toBe('nosniff')
	expect(headers['strict-transport-security']).toBe('max-age=63072000')
	await page
		.evaluate(() => {
			const script = document.createElement('script')
			script.textContent = 'document.title = "taken over"'
			document.body.append(script)
		})
		.catch(() => undefined)
	expect(await page.title()).not.toBe('taken over')
	expect(forgiveComplaints().join()).toContain('Content Security Policy')
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

test('whoever is offline is told', async () => {
	const page = await visit('/contact', 'phone')
	await page.context().setOffline(true)
	await page.getByText('You’re offline').waitFor()
	await expectAccessible(page)
	await page.context().setOffline(false)
	await page.getByText('You’re offline').waitFor({ state: 'detached' })
})

test('without a network one stays on the page, and what was opened comes by itself with the network', async () => {
	const page = await visit('/report', 'phone')
	const words = page.getByRole('textbox', { name: /^Explain your Issue/ })
	await words.fill('The page stays blank.')
	await page.context().setOffline(true)
	await page.getByText('You’re offline').waitFor()
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
	await expect.poll(() => heading.evaluate((element) => document.activeElement === element)).toBe(true)
	expect(await waits.count()).toBe(0)

	await goTo(page, '/books')
	await page.context().setOffline(true)
	await page.getByRole('button', { name: 'Click to Apply' }).click()
	await waits.waitFor()
	await expectAccessible(page)
	forgiveComplaints()
	await page.context().setOffline(false)
	await page.getByRole('form', { name: 'Apply for books' }).waitFor()
})

const isInView = (words: Locator) =>
	words.evaluate((element) => {
		const { top, bottom } = element.getBoundingClientRect()
		return top >= 0 && bottom <= window.innerHeight
	})
