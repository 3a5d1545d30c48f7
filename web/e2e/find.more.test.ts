import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { persona } from '#infra/testing/persona.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { button, field, find, letGuestsApply, sentByGuest } from './applicant.ts'
import { broughtBack, expectAccessible, expectResult, goTo, openBrowser, reload, untilIdle, visit } from './browser.ts'
import { applicant } from './staff.ts'

beforeAll(letGuestsApply)

async function findAsGuest(page: Page, onTheWay = () => pending(page).waitFor()) {
	const { token } = await sentByGuest()
	await goTo(page, '/find')
	await find(page, token)
	await onTheWay()
	return token
}

const pending = (page: Page) => page.getByText('Your Application is Pending!')
const keptInTab = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]))

test('a reload shows what was found, and whoever comes back to the page later sees nothing of it', async () => {
	const page = await openBrowser('phone')
	const token = await findAsGuest(page)
	for (let times = 0; times < 2; times++) {
		await reload(page)
		await pending(page).waitFor()
	}
	expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token)
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
	await pending(await broughtBack(page)).waitFor()

	await page.route('**/api/search-for-application', (route) => route.abort())
	await reload(page)
	await page.getByText('This didn’t load').waitFor()
	await expectAccessible(page)
	await page.unroute('**/api/search-for-application')
	await button(page, 'Retry').click()
	await pending(page).waitFor()
	await button(page, 'Go Back').click()
	await expectResult(page.getByRole('heading', { level: 1, name: 'Find Application' }))
	await page.goForward()
	await pending(page).waitFor()

	await page.getByRole('link', { name: 'Bridge The Gap' }).first().click()
	await page.getByRole('heading', { level: 1, name: 'When illness' }).waitFor()
	expect(await keptInTab(page)).not.toContain(token)
	await page.goBack()
	await field(page, 'Token').waitFor()
	expect(await page.content()).not.toContain(token)
	await reload(page)
	await expect.poll(() => field(page, 'Token').inputValue()).toBe('')
})

test('a tab that goes to another site and back shows nothing of what was found', async () => {
	const page = await openBrowser('phone')
	const token = await findAsGuest(page)
	await page.goto('about:blank')
	await page.goBack()
	await field(page, 'Token').waitFor()
	expect(await page.content()).not.toContain(token)
	await expect.poll(() => keptInTab(page)).not.toContain(token)
})

test('an application that a guest found leaves the screen of a device that nobody touches', async () => {
	const page = await openBrowser('phone')
	await page.clock.install()
	const token = await findAsGuest(page)
	await page.clock.fastForward('31:00')
	await page.getByText('We erased what was typed here').waitFor()
	await expect.poll(() => field(page, 'Token').inputValue()).toBe('')
	await page.getByRole('heading', { level: 1, name: 'Find Application' }).waitFor()
	expect(await page.content()).not.toContain(token)
	expect(await keptInTab(page)).not.toContain(token)
	await expectAccessible(page)
})

test('an application that is found after someone went to another page stays off the screen and out of the tab', async () => {
	const page = await openBrowser('desk')
	const released = Promise.withResolvers<void>()
	await page.route(`**${applicationsApi.find.path}`, async (route) => {
		await released.promise
		await route.continue()
	})
	const token = await findAsGuest(page, async () => {
		await page.getByRole('link', { name: 'Bridge The Gap' }).first().click()
		await page.getByRole('region', { name: 'Our newsletter' }).waitFor()
		const found = page.waitForResponse(`**${applicationsApi.find.path}`)
		released.resolve()
		await (await found).finished()
		await untilIdle(page)
	})
	expect(new URL(page.url()).pathname).toBe('/')
	expect(await keptInTab(page)).not.toContain(token)
})

test('a member is shown the easier way, and greeted before their own application', async () => {
	const { token, client } = await applicant()
	const page = await visit('/find', 'desk', client.cookie)
	await page.getByText("You're Already Logged in").waitFor()
	await expectAccessible(page)
	await button(page, 'Continue').click()
	await field(page, 'Token').fill(token)
	await button(page, 'Find Application').click()
	await page.getByRole('heading', { name: `Hello ${persona.firstName}` }).waitFor()
	await expectAccessible(page)
	await button(page, 'Continue').click()
	await page.getByText('Your Application is Pending!').waitFor()
	await page.goBack()
	await page.getByRole('form', { name: 'Find an application' }).waitFor()
})
