import { expect, test } from 'vitest'
import { createPerson } from '#infra/testing/people.ts'
import { accountApi } from '#shared/account/api.ts'
import { routes } from '#shared/paths.ts'
import { organization } from '#web/content/organization.ts'
import { letGuestsApply } from './applicant.ts'
import { goTo, hasSettled, openBrowser } from './browser.ts'

const publicPaths = Object.values(routes).flatMap((route) => ('personal' in route ? [] : [route.path]))

test('without JavaScript every public page can be read, and says how to reach us', async () => {
	const page = await openBrowser('phone', '', { javaScriptEnabled: false })
	for (const path of publicPaths) {
		await page.goto(path)
		expect(await page.locator('#main h1').textContent(), path).toMatch(/\w/)
		expect(await page.locator('body').textContent(), path).not.toContain('[')
		expect(await page.locator('body').textContent(), path).toContain(organization.phone)
		expect(await page.locator('fieldset:not([disabled])').count(), path).toBe(0)
		expect(await page.locator('button:enabled').allTextContents(), path).toEqual([])
		expect(await page.locator('#main form:visible').count(), path).toBe(0)
		expect(await page.getByText('Loading...').filter({ visible: true }).count(), path).toBe(0)
	}
	for (const path of [
		'/apply',
		'/books',
		'/events',
		'/find',
		'/join',
		'/login',
		'/recover',
		'/report',
		'/unsubscribe',
		'/dashboard',
	]) {
		await page.goto(path)
		expect(await page.getByText('This part of the page needs JavaScript.').first().isVisible(), path).toBe(true)
	}
	await page.goto('/apply')
	await page.getByText('What to have ready').waitFor()
	await page.goto('/contact')
	await page.getByRole('link', { name: organization.email }).first().waitFor()
})

test('a page whose first script doesn’t come says so after a while, and a page that starts never does', async () => {
	const page = await openBrowser('phone')
	const slow = page.locator('.slow-start')
	for (const path of ['/apply', '/dashboard']) {
		await page.route('**/assets/index-*.js', (route) => route.abort())
		await goTo(page, path)
		// Browsers that move little end every other animation at once.
		expect(await slow.evaluate((line) => getComputedStyle(line).animationDelay)).toBe('20s')
		await slow.evaluate((line) => {
			for (const wait of line.getAnimations()) wait.finish()
		})
		await slow.getByText('This is taking a while.').waitFor()
		await expect.poll(() => slow.getByRole('link', { name: organization.phone }).count()).toBe(1)
		await page.unroute('**/assets/index-*.js')
		await slow.getByRole('link', { name: 'Load the page again' }).click()
		await slow.waitFor({ state: 'detached' })
	}
})

test('a stranger’s pages call no function: all that they ask of the API is answered by CloudFront', async () => {
	const page = await openBrowser('desk')
	const asked: string[] = []
	page.on('request', (request) => {
		const { pathname } = new URL(request.url())
		if (pathname.startsWith('/api/')) asked.push(pathname)
	})
	for (const path of publicPaths) {
		await goTo(page, path)
		await page.mouse.wheel(0, 20_000)
		await hasSettled(page)
	}
	expect(publicPaths.length).toBeGreaterThan(10)
	expect([...new Set(asked)]).toEqual([accountApi.currentUser.path])
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

	await letGuestsApply()
	await without('/apply')
	await link('Continue as Guest').click()
	await link('Opening the form').waitFor()
	await scriptsCome()
	await page.getByRole('heading', { level: 1, name: 'General information' }).waitFor()
	expect(new URL(page.url()).hash).toBe('')
})

test('parts that depend on who looks are drawn when that is known', async () => {
	const { client, user } = await createPerson()
	const page = await openBrowser('desk', client.cookie)
	await page.route('**/api/user', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1500))
		await route.continue()
	})
	await page.goto('/report', { waitUntil: 'load' })
	await page.getByRole('banner').getByText('Loading...').first().waitFor()
	await page.getByRole('heading', { name: `${user.firstName}, what’s wrong?` }).waitFor()
	await expect.poll(() => page.getByLabel('Your email').inputValue()).toBe(user.email)
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
