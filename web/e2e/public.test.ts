import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newcomer } from '#infra/testing/people.ts'
import { expectAccessible, forgiveComplaints, goTo, reload, visit } from './browser.ts'

/** The heading of the page itself: the start screen has one too, while the page's code arrives. */
const pageHeading = (page: Page) => page.locator('#main').getByRole('heading', { level: 1 })

const missingPage = 'This page is missing a span.'

test.each([
	'/',
	'/about',
	'/donate',
	'/contact',
	'/login',
	'/recover',
	'/privacy',
	'/accessibility',
	'/terms',
	'/no-such-page',
])('%s fits both widths, has a title, and axe finds nothing', async (path) => {
	const page = await visit(path, 'phone')
	await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
	expect(await page.title()).toMatch(/Bridge The Gap/)
	await expectAccessible(page)
})

test('the menu opens below 1650 px, and every link in it leads to a page', async () => {
	const page = await visit('/', 'phone')
	await page.getByRole('button', { name: 'Menu' }).click()
	// As a page does that arrives late.
	await page.locator('h1').focus()
	await expectAccessible(page)
	expect(await page.getByRole('navigation', { name: 'Menu' }).getByRole('listitem').count()).toBeGreaterThan(
		4,
	)
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

test('the newsletter: incomplete, then signed up', async () => {
	const page = await visit('/', 'phone')
	const heading = page.getByRole('heading', { name: 'Our newsletter' })
	await heading.scrollIntoViewIfNeeded()
	const form = page.getByRole('form', { name: /newsletter/i })
	await form.waitFor()
	await form.getByRole('button').click()
	await page.getByText('Please Fill Out All Fields!').waitFor()
	await expectAccessible(page)
	const { firstName, lastName, email } = newcomer()
	await form.getByLabel('First name').fill(firstName)
	await form.getByLabel('Last name').fill(lastName)
	await form.getByLabel('Email').fill(email)
	await form.getByRole('button').click()
	await page.getByText('Thanks for Signing Up!').waitFor()
	await expectAccessible(page)
})

test('axe and the overflow check find what is wrong, so that their silence means something', async () => {
	const page = await visit('/about')
	await page.evaluate(() => document.querySelector('#main')?.append(new Image()))
	await expect(expectAccessible(page)).rejects.toThrow(/image-alt/)
	await reload(page)
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
	expect(await pageHeading(page).textContent()).toBe(missingPage)
	const answer = await page.evaluate(async () => {
		const response = await fetch('/api/no-such-call')
		return {
			status: response.status,
			type: response.headers.get('content-type'),
			text: await response.text(),
		}
	})
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

test('someone who must not be seen here leaves at once, and Back does not lead there', async () => {
	const page = await visit('/contact', 'phone')
	await page.route('https://www.weather.gov/', (route) => route.fulfill({ body: 'Sunny' }))
	await goTo(page, '/find')
	await page.getByRole('button', { name: 'Leave this page quickly' }).click()
	await page.getByText('Sunny').waitFor()
	await page.goBack()
	expect(new URL(page.url()).pathname).toBe('/contact')
})

test('whoever is offline is told', async () => {
	const page = await visit('/contact', 'phone')
	await page.context().setOffline(true)
	await page.getByText('You’re offline').waitFor()
	await expectAccessible(page)
	await page.context().setOffline(false)
	await page.getByText('You’re offline').waitFor({ state: 'detached' })
})
