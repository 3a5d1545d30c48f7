import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { createPerson } from '#infra/testing/people.ts'
import type { TestClient } from '#infra/testing/test-client.ts'
import { accountApi } from '#shared/account/api.ts'
import { messages } from '#shared/messages.ts'
import { button, member } from './applicant.ts'
import { expectAccessible, goTo, reload } from './browser.ts'
import { signInAt } from './staff.ts'

const path = `**${accountApi.signout.path}`

const busy = (route: Route) =>
	route.fulfill({ status: 503, json: { status: false, code: 'failed', message: messages.failed } })

const throttled = (route: Route) =>
	route.fulfill({ status: 429, json: { status: false, code: 'too-many', message: messages.tooMany } })

async function signOut(page: Page) {
	await button(page, 'Menu').click()
	await button(page, 'Signout').click()
}

const isSignedIn = async (client: TestClient) => (await client.call(accountApi.currentUser, {})).text !== 'null'

const left = (page: Page) => page.getByText('You’re signed out on this device')
const untold = (page: Page) => page.getByText('We’ll sign you out as soon as you’re connected.')
const owed = (page: Page) => page.evaluate(() => localStorage.getItem('sign-outs'))
const connected = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

test('signing out without a network empties the screen at once, and the server hears of it when it can', async () => {
	const { page, user, client } = await member('phone')
	await page.getByText('Your account', { exact: true }).click()
	await page.getByText(user.email).first().waitFor()
	await page.context().setOffline(true)
	await signOut(page)
	await page.getByRole('heading', { level: 1, name: 'You’re signed out on this device' }).waitFor()
	await untold(page).waitFor()
	await expectAccessible(page)
	expect(await page.content()).not.toContain(user.email)
	expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
	expect(await isSignedIn(client)).toBe(true)

	// The network is back, and the server has trouble. The page knows nobody, also after a reload.
	await page.route(path, busy)
	await page.context().setOffline(false)
	for (const place of ['/', '/report', '/login', '/dashboard']) {
		await goTo(page, place)
		await left(page).waitFor()
		await untold(page).waitFor()
		expect(await page.content(), place).not.toContain(user.email)
		await expectAccessible(page)
	}
	// Without the file the page asks for the list itself.
	await page.route('**/published/active-events-*', (route) => route.abort())
	const asked = page.waitForRequest('**/api/active-events?active=false**')
	await goTo(page, '/events')
	expect((await (await asked).allHeaders()).cookie).toBeUndefined()
	expect(await isSignedIn(client)).toBe(true)

	await page.unroute(path)
	await goTo(page, '/dashboard')
	await page.waitForURL('**/login')
	await expect.poll(() => owed(page)).toBeNull()
	expect(await left(page).count()).toBe(0)
	expect(await isSignedIn(client)).toBe(false)
	await reload(page)
	expect(await page.content()).not.toContain(user.email)
})

test('a second tab follows, and what a closed browser window owes is sent at the next visit', async () => {
	const { page, user, client } = await member('phone')
	const other = await page.context().newPage()
	await goTo(other, '/report')
	const email = other.getByLabel('Your email', { exact: true })
	await expect.poll(() => email.inputValue()).toBe(user.email)
	await page.context().route(path, throttled)
	await signOut(page)
	await untold(page).waitFor()
	await other.getByText('we erased what you typed here', { exact: false }).waitFor()
	await expect.poll(() => email.inputValue()).toBe('')
	await reload(other)
	await untold(other).waitFor()
	expect(await other.content()).not.toContain(user.email)
	await page.close()
	const next = await page.context().newPage()
	await other.close()
	expect(await isSignedIn(client)).toBe(true)
	await page.context().unroute(path)
	await goTo(next, '/about')
	await expect.poll(() => owed(next)).toBeNull()
	expect(await isSignedIn(client)).toBe(false)
})

test('someone else signs in before the server has heard of a sign-out: it ends the old session and never theirs', async () => {
	const { page, user, client } = await member('phone')
	const next = await createPerson()
	await page.route(path, busy)
	await signOut(page)
	await untold(page).waitFor()
	await goTo(page, '/login')
	await signInAt(page, { user: next.user, password: 'Not-the-right-1' })
	await page.getByText(messages.wrongLogin).waitFor()
	await untold(page).waitFor()
	expect(await isSignedIn(client)).toBe(true)

	await signInAt(page, next)
	await page.waitForURL('**/dashboard')
	await page.getByText('Your account', { exact: true }).click()
	await page.getByText(next.user.email).first().waitFor()
	expect(await left(page).count()).toBe(0)
	expect(await isSignedIn(client)).toBe(false)
	expect(await owed(page)).not.toBeNull()

	await page.unroute(path)
	await connected(page)
	await expect.poll(() => owed(page)).toBeNull()
	await reload(page)
	await page.getByText('Your account', { exact: true }).click()
	await page.getByText(next.user.email).first().waitFor()
	expect(await page.content()).not.toContain(user.email)
	await signOut(page)
	await page.waitForURL('**/login')
})
