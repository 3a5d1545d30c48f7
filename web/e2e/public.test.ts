import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { can } from '#infra/testing/adapter.ts'
import { routes } from '#shared/paths.ts'
import { expectAccessible, forgiveComplaints, goTo, visit } from './browser.ts'

/** The heading of the page itself: the start screen has one too, while the page's code arrives. */
const pageHeading = (page: Page) => page.locator('#main').getByRole('heading', { level: 1 })

const missingPage = 'This page is missing a span.'

const publicPaths: string[] = Object.values(routes).flatMap((route) => ('personal' in route ? [] : [route.path]))

test('every public page has a title, and axe finds nothing', async () => {
	const page = await visit('/', 'phone')
	for (const path of [...publicPaths, '/no-such-page']) {
		await goTo(page, path)
		await expectAccessible(page)
		expect.soft(await page.title(), path).toMatch(/Bridge The Gap/)
	}
})

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
	// The demo offers its Spanish pages too.
	expect([...addresses].filter((address) => address !== '/es' && !publicPaths.includes(address))).toEqual([])
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
