import { expect, test } from 'vitest'
import { createPerson } from '#infra/testing/people.ts'
import { organization } from '#web/content/organization.ts'
import { routes } from '#web/lib/paths.ts'
import { goTo, openBrowser, visit } from './browser.ts'

const publicPaths = Object.values(routes).flatMap((route) => ('personal' in route ? [] : [route.path]))

test('without JavaScript every public page can be read, and says how to reach us', async () => {
	const page = await openBrowser('phone', '', { javaScriptEnabled: false })
	for (const path of publicPaths) {
		await page.goto(path)
		expect(await page.locator('#main h1').textContent(), path).toMatch(/\w/)
		// Chromium keeps it as text while scripts are off for a test only.
		expect(await page.locator('noscript').textContent(), path).toContain(organization.phone)
		expect(await page.locator('fieldset:not([disabled])').count(), path).toBe(0)
	}
	await page.goto('/apply')
	await page.getByText('What to have ready').waitFor()
	await page.goto('/contact')
	await page.getByRole('link', { name: organization.email }).first().waitFor()
})

test('React takes over what is there: nothing of it is said anew, and the person is asked for once', async () => {
	const page = await openBrowser('desk')
	const asked: string[] = []
	page.on('request', (request) => {
		if (request.url().endsWith('/api/user')) asked.push(page.url())
	})
	for (const path of publicPaths) {
		asked.length = 0
		const html = await (await goTo(page, path))?.text()
		expect(html, path).toContain(`<title>${await page.title()}</title>`)
		await page.getByRole('link', { name: 'Signup / Login' }).first().waitFor({ state: 'attached' })
		expect(asked.length, path).toBe(1)
	}
})

test('a form takes nothing until it can send it: no name or token ever becomes a part of an address', async () => {
	const page = await openBrowser('desk')
	await page.route('**/assets/*.js', (route) => route.abort())
	for (const path of ['/find', '/login', '/recover', '/report']) {
		await page.goto(path)
		const boxes = page.locator('#main form input')
		expect(await boxes.count(), path).toBeGreaterThan(1)
		expect(await page.locator('#main form input:enabled').count(), path).toBe(0)
		await page.locator('#main form button').last().click({ force: true })
		expect(new URL(page.url()).search, path).toBe('')
	}
})

test('the menu opens before any script is here, and stays open when they come', async () => {
	const page = await openBrowser('phone')
	await page.route('**/assets/*.js', (route) => route.abort())
	await page.goto('/contact')
	await page.getByRole('link', { name: 'Menu', exact: true }).click()
	await page.getByRole('link', { name: 'Books' }).first().waitFor()
	await page.unroute('**/assets/*.js')
	await page.reload()
	await page.getByRole('button', { name: 'Close', expanded: true }).click()
	await page.getByRole('link', { name: 'Books' }).first().waitFor({ state: 'hidden' })
})

test('a press before any script is here is remembered, and Back doesn’t press again', async () => {
	const page = await openBrowser('phone')
	const without = async (path: string) => {
		await page.route('**/assets/*.js', (route) => route.abort())
		await page.goto(path)
	}
	const scriptsCome = async () => {
		await page.unroute('**/assets/*.js')
		await page.reload()
	}
	const link = (name: string) => page.getByRole('link', { name, exact: true })

	await goTo(page, '/about')
	await without('/books')
	await link('Click to Apply').click()
	await link('Opening the form').waitFor()
	await scriptsCome()
	await page.getByRole('form', { name: 'Apply for books' }).waitFor()
	await page.goBack()
	await page.getByRole('button', { name: 'Click to Apply' }).waitFor()
	expect(new URL(page.url()).hash).toBe('')

	await without('/login')
	await link('Forgot Password?').click()
	await scriptsCome()
	await page.getByRole('form', { name: 'Password recovery' }).waitFor()

	await without('/apply')
	await link('Create an Account').click()
	await page.waitForURL('**/login#signup')
	await scriptsCome()
	await page.getByRole('heading', { name: 'Create an account' }).waitFor()

	await without('/find')
	await page.route('https://www.weather.gov/', (route) => route.fulfill({ body: 'Sunny' }))
	await link('Leave this page quickly').click()
	await page.getByText('Sunny').waitFor()
})

test('before any script is here, no button on a public page can be pressed in vain', async () => {
	const page = await openBrowser('phone', '', { javaScriptEnabled: false })
	for (const path of publicPaths) {
		await page.goto(path)
		expect(await page.locator('button:enabled').allTextContents(), path).toEqual([])
	}
	await page.goto('/books')
	await page.getByRole('link', { name: 'Click to Apply' }).click()
	await page.getByRole('link', { name: 'This needs JavaScript' }).waitFor()
})

test('what depends on who looks is drawn when that is known', async () => {
	const { client, user } = await createPerson()
	const page = await openBrowser('desk', client.cookie)
	await page.route('**/api/user', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1500))
		await route.continue()
	})
	await page.goto('/report', { waitUntil: 'load' })
	await page.getByRole('banner').getByText('Loading...').first().waitFor()
	await page.getByRole('heading', { name: `${user.firstName}, what’s wrong?` }).waitFor()
	expect(await page.getByLabel('Your email').inputValue()).toBe(user.email)
	await page.goto('/dashboard', { waitUntil: 'commit' })
	await page.getByRole('status').getByText('Loading...').waitFor()
	await page.getByRole('heading', { name: user.firstName }).first().waitFor()
})

test('without an answer about the person, public pages stay, and nothing waits for ever', async () => {
	const page = await openBrowser('phone')
	await page.route('**/api/**', (route) => route.abort())
	for (const path of ['/', '/events', '/contact']) {
		await goTo(page, path)
		await page.getByRole('button', { name: 'Menu' }).click()
		await page.getByRole('link', { name: 'Signup / Login' }).first().waitFor()
		expect(await page.locator('#main h1').textContent(), path).toMatch(/\w/)
	}
	await page.goto('/dashboard')
	await page.getByRole('button', { name: 'Retry' }).waitFor()
})

test('an address that leads nowhere is answered with 404', async () => {
	const page = await visit('/no-such-page')
	expect((await page.reload())?.status()).toBe(404)
})
