import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import {
	attach,
	button,
	field,
	fillApplication,
	goOn,
	guest,
	letGuestsApply,
	member,
	photograph,
	savedToAccount,
	sections,
	tokenOf,
} from './applicant.ts'
import { broughtBack, expectAccessible, expectResult } from './browser.ts'

beforeAll(letGuestsApply)

const submit = (page: Page) => button(page, 'Submit Application')

test('a member applies with two photographs of a bill, and the dashboard shows it', async () => {
	const { page, user } = await member('phone')
	await page.goto('/apply')
	await expect.poll(() => field(page, 'Email').inputValue()).toBe(user.email)
	await expectAccessible(page)
	await button(page, 'Continue to Family information').click()
	await page.getByText('Please fix these fields').waitFor()
	await expectAccessible(page)
	await fillApplication(page, async () => {
		await attach(page, await photograph(page, 'page-1.png'), await photograph(page, 'page-2.png'))
		await page.getByText('2 of 10 files uploaded').waitFor()
		await expectAccessible(page)
	})
	await page.getByText(sentences.complete).waitFor()
	await expectAccessible(page)
	await submit(page).click()
	const token = await tokenOf(page)
	await expectAccessible(page)
	const { text } = await mailTo(user.email, new RegExp(token))
	expect(text).toContain(persona.firstName)

	await page.getByRole('link', { name: 'Go to Dashboard' }).click()
	await page.getByRole('button', { name: /Utility assistance/ }).click()
	await expectAccessible(page)
	await button(page, 'View Full Application').click()
	await expectResult(page.getByRole('heading', { level: 1, name: 'Utility assistance' }))
	await page.getByText('Your Application is Pending!').waitFor()
	await expectAccessible(page)
	const download = page.waitForEvent('download')
	await button(page, 'Download page-1.png').click()
	expect((await download).suggestedFilename()).toBe('page-1.png')
	expect(page.url()).not.toContain(token)
	await button(page, 'Go Back').click()
	await expectResult(page.getByRole('heading', { name: `Hello ${persona.firstName}` }))
})

test('a guest applies, and fourteen clicks make one application', async () => {
	const page = await guest('phone')
	const email = newEmail()
	await field(page, 'Email').fill(email)
	await fillApplication(page)
	await page.getByText('You didn’t attach a bill').waitFor()
	await expectAccessible(page)
	await submit(page).evaluate((found) => {
		for (let click = 0; click < 14; click++) if (found instanceof HTMLElement) found.click()
	})
	const token = await tokenOf(page)
	await page.goBack()
	expect(await tokenOf(page)).toBe(token)
	await expectResult(page.getByRole('heading', { level: 1, name: `Thank you, ${persona.firstName}` }))
	await page.goForward()
	expect(await tokenOf(page)).toBe(token)
	await page.reload()
	expect(await tokenOf(page)).toBe(token)
	expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain(token)
	expect(await tokenOf(await broughtBack(page))).toBe(token)
	// The next person at this phone goes to another page and back, and to another site and back.
	await page.getByRole('link', { name: 'Bridge The Gap' }).first().click()
	await page.getByText(token).first().waitFor({ state: 'detached' })
	await page.goBack()
	await button(page, 'Continue as Guest').waitFor()
	expect(await page.content()).not.toContain(token)
	await page.goto('about:blank')
	await page.goBack()
	await button(page, 'Continue as Guest').waitFor()
	expect(await page.content()).not.toContain(token)
	await mailTo(email, new RegExp(token))
	expect(await inbox(email)).toHaveLength(1)
})

test('a member’s answers survive a reload, and nothing of them is on the device after signing out', async () => {
	const { page } = await member('desk')
	await page.goto('/apply')
	await sections.general(page)
	await goOn(page)
	await sections.family(page)
	await savedToAccount(page)
	await page.reload()
	await page.getByText('Welcome back').waitFor()
	await expect.poll(() => field(page, 'Name').inputValue()).toBe('Barnaby Quillfeather')
	await expectAccessible(page)
	await page.getByRole('button', { name: persona.firstName }).click()
	await button(page, 'Signout').click()
	await page.getByText('Before you Continue').waitFor()
	await expectAccessible(page)
	// The device remembers that someone signed out until our answer is there.
	await expect
		.poll(() => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
		.toEqual([])
})
