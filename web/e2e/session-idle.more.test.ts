import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createPerson } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { button, field, find, letGuestsApply, member, savedToAccount, sections, sentByGuest } from './applicant.ts'
import { expectAccessible, goTo, hasSettled, lookAgain, openBrowser } from './browser.ts'

beforeAll(letGuestsApply)

/** A member in front of a clock that goes as the test says. Their session ends two hours after the last answer. */
async function memberAt(path: string) {
	const { client } = await createPerson()
	const page = await openBrowser('desk', client.cookie)
	await page.clock.install()
	await goTo(page, path)
	return page
}

const areYouThere = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })

/**
 * A minute of the session is left, however long the test took to get here: who comes back to the tab is asked for, and
 * each answer moves the session's end.
 */
async function untilNearlyOver(page: Page) {
	const answer = page.waitForResponse('**/api/user')
	await lookAgain(page)
	await answer
	await hasSettled(page)
	await page.clock.fastForward('01:59:00')
	await areYouThere(page).waitFor()
}

test('whoever stays signed in is where they were in the form, and reads it where our server can’t be reached', async () => {
	const page = await memberAt('/report')
	const words = page.getByRole('textbox', { name: /^Explain your Issue/ })
	await words.fill('The page stays blank.')
	await untilNearlyOver(page)
	await areYouThere(page).getByText('We’ll keep what you typed.').waitFor()
	await expectAccessible(page)
	const { promise: isLost, resolve: lose } = Promise.withResolvers<void>()
	await page.route('**/api/user', async (route) => {
		await isLost
		await route.abort()
	})
	await button(page, 'Stay signed in').click()
	await button(page, 'Asking our server').waitFor()
	lose()
	await page.getByRole('alert').getByText('You stay signed in only if we reach it by').waitFor()
	await expectAccessible(page)
	await page.unroute('**/api/user')
	await button(page, 'Stay signed in').click()
	await areYouThere(page).waitFor({ state: 'detached' })
	await expect.poll(() => words.evaluate((element) => document.activeElement === element)).toBe(true)
})

test('an application leaves the screen of every tab once one of them sees that nobody is there', async () => {
	const { page } = await member('desk', '/apply')
	await sections.general(page)
	await savedToAccount(page)
	const user = await page.evaluate(() => fetch('/api/user').then((answer) => answer.json()))
	// The clock of a tab in the background is late, so the other one is early here.
	const other = await page.context().newPage()
	await other.route('**/api/user', (route) =>
		route.fulfill({ json: { ...user, session: { ...user.session, idleSeconds: 3 } } }),
	)
	await other.goto('/about')
	await page.getByRole('alert').getByText('You were inactive').waitFor()
	expect(await page.content()).not.toContain(persona.phone)
	expect(await field(page, 'Phone').count()).toBe(0)
	await expectAccessible(page)
})

test('an application that a member looked up leaves the screen with the session, and its token the form', async () => {
	const { token } = await sentByGuest()
	const page = await memberAt('/find')
	await button(page, 'Continue').click()
	await find(page, token)
	await page.getByText('Your Application is Pending!').waitFor()
	await page.clock.fastForward('02:01:00')
	await page.getByRole('alert').getByText('You were inactive').waitFor()
	await expect.poll(() => field(page, 'Token').inputValue()).toBe('')
	expect(await page.content()).not.toContain(token)
	expect(await page.getByText('What you typed is still on this page.').count()).toBe(0)
	expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(token)
	await expectAccessible(page)
})
