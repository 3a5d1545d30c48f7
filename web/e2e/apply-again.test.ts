import { expect, test } from 'vitest'
import { persona } from '#infra/testing/persona.ts'
import { button, field, goOn, savedToAccount } from './applicant.ts'
import { expectAccessible, goTo, openBrowser } from './browser.ts'
import { applicant } from './staff.ts'

test('a member’s second application begins with the answers of the first, where they want it', async () => {
	const { client, user } = await applicant()
	const page = await openBrowser('phone', client.cookie)
	await goTo(page, '/apply')
	await page.getByText('You’ve applied before').waitFor()
	await expectAccessible(page)
	expect(await field(page, 'Phone').inputValue()).toBe('')
	await field(page, 'First name').fill('Willow')
	await button(page, /^Use my answers from/).click()
	await page.getByText(/^We filled in your answers from/).waitFor()
	await expectAccessible(page)
	expect(await field(page, 'First name').inputValue()).toBe('Willow')
	expect(await field(page, 'Phone').inputValue()).toBe(persona.phone)
	expect(await field(page, 'Email').inputValue()).toBe(user.email)
	for (const _ of ['family', 'address', 'medical', 'request']) await goOn(page)
	await page.getByRole('heading', { name: 'Your request' }).waitFor()
	expect(await field(page, 'Reason for applying').inputValue()).toBe('')

	// Another visit goes on at what is still open.
	await savedToAccount(page)
	await goTo(page, '/apply')
	await page.getByRole('heading', { name: 'Your request' }).waitFor()
}, 60_000)
