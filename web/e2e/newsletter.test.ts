import { expect, test } from 'vitest'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { newsletterSentences } from '#shared/newsletter/schema.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, expectResult, goTo, reload, visit } from './browser.ts'
import { employee } from './staff.ts'

/** The page that the link of the welcome mail opens. */
async function leavePage(email: string) {
	const { text } = await mailTo(email, /Welcome to our newsletter/)
	const { pathname, hash } = new URL(/^https?:\S+\/unsubscribe#\S+$/m.exec(text)?.[0] ?? '')
	return pathname + hash
}

test('newsletter: a visitor signs up on the home page, an employee finds them, and one click ends it', async () => {
	const email = newEmail()
	const page = await visit('/', 'phone')
	const form = page.getByRole('form', { name: 'Newsletter' })
	await page.getByRole('region', { name: 'Our newsletter' }).getByRole('button', { name: 'Sign up' }).click()
	await form.getByRole('button', { name: 'Sign up' }).click()
	await page.getByText(newsletterSentences.incomplete).waitFor()
	await expectAccessible(page)
	await form.getByLabel('First name').fill(persona.firstName)
	await form.getByLabel('Last name').fill(persona.lastName)
	await form.getByLabel('Email').fill(email)
	await form.getByRole('button', { name: 'Sign up' }).click()
	await expectResult(page.getByText(newsletterSentences.signedUp))
	await expectAccessible(page)

	const { page: desk } = await employee(['User Access'])
	await goTo(desk, '/dashboard/settings/newsletter?show=search')
	await field(desk, 'Search subscribers').fill(email)
	await desk.getByText(email).waitFor()
	await expectAccessible(desk)
	const download = desk.waitForEvent('download')
	await button(desk, 'Download CSV').click()
	expect((await download).suggestedFilename()).toMatch(/^newsletter-subscribers-/)

	const leave = await visit(await leavePage(email), 'phone')
	await expectAccessible(leave)
	await button(leave, 'Unsubscribe').click()
	await expectResult(leave.getByText(newsletterSentences.unsubscribed))
	await goTo(leave, '/unsubscribe')
	await leave.getByText('This link isn’t complete.').waitFor()
	expect(await button(leave, 'Unsubscribe').count()).toBe(0)
	await expectAccessible(leave)
	await reload(desk)
	await desk.getByText('No Result Found').waitFor()
})
