import { beforeAll, expect, test } from 'vitest'
import { persona } from '#infra/testing/persona.ts'
import {
	button,
	field,
	fillApplication,
	goOn,
	guest,
	letGuestsApply,
	savedToAccount,
	sections,
	tokenOf,
} from './applicant.ts'
import { expectAccessible, goTo, openBrowser } from './browser.ts'
import { applicant } from './staff.ts'

beforeAll(letGuestsApply)

test('a member’s second application begins with the answers of the first, where they want it', async () => {
	const { client, user } = await applicant()
	const page = await openBrowser('phone', client.cookie)
	await goTo(page, '/apply')
	await page.getByText('You’ve applied before').waitFor()
	await expectAccessible(page)
	await expect.poll(() => field(page, 'Phone').inputValue()).toBe('')
	await field(page, 'First name').fill('Willow')
	await button(page, /^Use my answers from/).click()
	await page.getByText(/^We filled in your answers from/).waitFor()
	await expectAccessible(page)
	await expect.poll(() => field(page, 'First name').inputValue()).toBe('Willow')
	await expect.poll(() => field(page, 'Phone').inputValue()).toBe(persona.phone)
	await expect.poll(() => field(page, 'Email').inputValue()).toBe(user.email)
	for (const _ of ['family', 'address', 'medical', 'request']) await goOn(page)
	await page.getByRole('heading', { name: 'Your request' }).waitFor()
	await expect.poll(() => field(page, 'Reason for applying').inputValue()).toBe('')

	// Another visit goes on at what is still open.
	await savedToAccount(page)
	await goTo(page, '/apply')
	await page.getByRole('heading', { name: 'Your request' }).waitFor()
})

test('Back, in a second application, leads to its own answers and not to the thanks for the first', async () => {
	const page = await guest('desk')
	await fillApplication(page)
	await button(page, 'Submit Application').click()
	const token = await tokenOf(page)
	await button(page, 'Menu').click()
	await page.getByRole('navigation', { name: 'Menu' }).locator('a[href="/apply"]').click()
	await button(page, 'Continue as Guest').click()
	await sections.general(page)
	await goOn(page)
	await page.goBack()
	await expect.poll(() => field(page, 'Phone').inputValue()).toBe(persona.phone)
	expect(await page.content()).not.toContain(token)
})
