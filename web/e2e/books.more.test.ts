import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { persona } from '#infra/testing/persona.ts'
import { booksApi } from '#shared/books/api.ts'
import { button, field, goHome, holdCalls, loseAnswers, member, tokenOf } from './applicant.ts'
import { expectAccessible, goTo, openBrowser, reload } from './browser.ts'

/** Everything but what is known of a member. */
async function fillIn(page: Page) {
	await field(page, 'Street address').fill(persona.address)
	await field(page, 'City').fill(persona.city)
	await field(page, 'State').selectOption('Alabama')
	await field(page, 'ZIP code').fill('35004')
	await field(page, 'Reader’s first name').fill('Reed')
	await field(page, 'Reader’s last name').fill('Brook')
	await page.getByText('Other', { exact: true }).click()
	await field(page, 'Reading level').selectOption('Pre-School')
}

test('what was changed after a lost answer is sent as another one only by someone who was told', async () => {
	const { page, client } = await member('phone', '/books')
	await button(page, 'Click to Apply').click()
	await fillIn(page)
	await loseAnswers(page, '/api/book-application')
	await button(page, 'Submit Application').click()
	await page.getByText(/couldn’t reach our server/).waitFor()
	await reload(page)
	await field(page, 'City').fill('Elsewhere')
	await button(page, 'Erase what I typed').click()
	await page.getByText(/We may already have what you sent\. Please check your email/).waitFor()
	await expectAccessible(page)
	await button(page, 'Keep it').click()
	await button(page, 'Submit Application').click()
	await page.getByText(/may already have what you sent before you changed it/).waitFor()
	await expectAccessible(page)
	const many = async () => (await client.call(booksApi.mine, {})).body.applications?.length
	expect(await many()).toBe(1)
	await button(page, 'Submit Application').click()
	await tokenOf(page)
	expect(await many()).toBe(2)
})

test('a book form that a guest left alone for half an hour is empty, and so is the tab', async () => {
	const page = await openBrowser('phone')
	await page.clock.install()
	await goTo(page, '/books')
	await button(page, 'Click to Apply').click()
	await field(page, 'City').fill(persona.city)
	await page.getByText('or leave it unused for 30 minutes').waitFor()
	const kept = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
	expect(await kept()).toContain(persona.city)
	await page.clock.fastForward('31:00')
	await page.getByText('We erased what was typed here').waitFor()
	await expect.poll(() => field(page, 'City').inputValue()).toBe('')
	expect(await kept()).not.toContain(persona.city)
	await expectAccessible(page)
})

test('whoever leaves before the answer stays where they went, and sending it again makes one application', async () => {
	const { page, client } = await member('desk', '/books')
	await button(page, 'Click to Apply').click()
	await fillIn(page)
	const { asked, release } = await holdCalls(page, '**/api/book-application')
	await button(page, 'Submit Application').click()
	await asked
	await goHome(page)
	await release()
	expect(new URL(page.url()).pathname).toBe('/')
	await goTo(page, '/books')
	await button(page, 'Click to Apply').click()
	await expect.poll(() => field(page, 'City').inputValue()).toBe(persona.city)
	await button(page, 'Submit Application').click()
	await tokenOf(page)
	const { body } = await client.call(booksApi.mine, {})
	expect(body.applications).toHaveLength(1)
})
