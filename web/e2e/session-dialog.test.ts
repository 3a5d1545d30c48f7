import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createPerson } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import type { TestClient } from '#infra/testing/test-client.ts'
import { accountApi } from '#shared/account/api.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo, openBrowser } from './browser.ts'

/** For this tab the session ends after so few seconds without an answer. For the server it goes on. */
async function endsAfter(page: Page, client: TestClient, idleSeconds: number) {
	const user = JSON.parse((await client.call(accountApi.currentUser, {})).text)
	await page.route(`**${accountApi.currentUser.path}`, (route) =>
		route.fulfill({
			headers: { 'cache-control': 'no-store', date: new Date().toUTCString() },
			json: { ...user, session: { ...user.session, idleSeconds } },
		}),
	)
}

/** The dialog comes two minutes before the end, so there are some seconds to type. */
const warning = 120
const secondsToType = 8

const stillThere = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })

test('signing out from the dialog asks first if something typed isn’t in the account', async () => {
	const { client } = await createPerson()
	const page = await openBrowser('phone', client.cookie)
	await endsAfter(page, client, warning + secondsToType)
	await page.route(`**${applicationsApi.saveDraft.path}`, (route) =>
		route.request().method() === 'POST' ? route.abort() : route.continue(),
	)
	await goTo(page, '/apply')
	await field(page, 'Phone').fill(persona.phone)
	await stillThere(page).waitFor({ timeout: 20_000 })
	await button(page, 'Sign out').click()
	const question = page.getByRole('dialog', { name: 'Your application isn’t sent yet' })
	await question.waitFor()
	await expectAccessible(page)
	await question.getByRole('button', { name: 'Stay', exact: true }).click()
	await stillThere(page).waitFor()
	expect(await field(page, 'Phone').inputValue()).toBe(persona.phone)
}, 60_000)

test('someone who is still there goes on in the field where they were', async () => {
	const { client } = await createPerson()
	const page = await openBrowser('phone', client.cookie)
	await endsAfter(page, client, warning + secondsToType)
	await goTo(page, '/report')
	const typed = page.getByRole('textbox', { name: /^Explain your Issue/ })
	await typed.fill('The page stays white.')
	await stillThere(page).waitFor({ timeout: 20_000 })
	await button(page, 'Stay signed in').click()
	await stillThere(page).waitFor({ state: 'detached' })
	expect(await typed.evaluate((element) => element === document.activeElement)).toBe(true)
}, 60_000)

test('a device that was left alone shows an application in none of its tabs', async () => {
	const { client } = await createPerson()
	const page = await openBrowser('phone', client.cookie)
	await goTo(page, '/apply')
	await field(page, 'Phone').fill(persona.phone)
	const other = await page.context().newPage()
	await endsAfter(other, client, 1)
	await other.goto('/about')
	await field(page, 'Phone').waitFor({ state: 'detached' })
	expect(await page.content()).not.toContain(persona.phone)
	await expectAccessible(page)
})
