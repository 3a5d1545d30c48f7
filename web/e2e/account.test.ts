import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { createPerson, newcomer, newEmail, recoveryCode, verificationCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { messages } from '#shared/messages.ts'
import { button, field, fillSignup, typeCode } from './applicant.ts'
import { expectAccessible, expectResult, goTo, visit, widthsToTest } from './browser.ts'
import { signInAt } from './staff.ts'

/** On a phone, what is behind the name is in the menu itself. */
async function openNameMenu(page: Page) {
	const name = page.getByRole('button', { name: persona.firstName }).filter({ visible: true })
	await ((await name.count()) === 0 ? button(page, 'Menu') : name).click()
}

test.each(widthsToTest('phone'))(
	'on a %s: sign up, read the code in the inbox, arrive at the dashboard, sign out, sign in',
	async (width) => {
		const page = await visit('/login', width)
		await button(page, 'Signup / Login').click()
		await expectResult(page.getByRole('heading', { name: 'Create an account' }))
		await expectAccessible(page)
		await button(page, 'Create account').click()
		await page.getByText('Invalid First Name Length!').first().waitFor()
		await expectAccessible(page)

		const person = newcomer()
		await fillSignup(page, person)
		await expectResult(page.getByRole('heading', { name: 'Verify your email' }))
		await expectAccessible(page)
		await typeCode(page, await verificationCode(person.email))
		await page.waitForURL('**/dashboard')
		await expectResult(page.getByRole('heading', { name: `Hello ${person.firstName}` }))
		await page.getByText('Nothing here yet!').waitFor()
		await expectAccessible(page)

		await openNameMenu(page)
		await expectAccessible(page)
		await button(page, 'Signout').filter({ visible: true }).click()
		await page.waitForURL('**/login')
		await page.getByRole('heading', { name: 'Sign in' }).waitFor()
		await expectResult(page.getByRole('heading', { level: 1, name: 'Bridge The Gap' }))
		await page.goto('/dashboard')
		await page.waitForURL('**/login')
		await signInAt(page, { user: person, password: person.password })
		await expectResult(page.getByRole('heading', { name: `Hello ${person.firstName}` }))
	},
)

test('a forgotten password is recovered with the emailed code', async () => {
	const { user } = await createPerson()
	const page = await visit('/login', 'phone')
	await button(page, 'Forgot Password?').click()
	await expectResult(page.getByRole('heading', { name: 'Forgot your password?' }))
	await button(page, 'Return to Login').click()
	await expectResult(page.getByRole('heading', { name: 'Sign in' }))
	await button(page, 'Forgot Password?').click()
	await field(page, 'Email').fill(user.email)
	await field(page, 'Confirm email').fill(newEmail())
	await button(page, 'Send recovery email').click()
	await expectAccessible(page)
	await field(page, 'Confirm email').fill(user.email)
	await button(page, 'Send recovery email').click()
	await expectResult(page.getByText(messages.recoverySent))
	await expectAccessible(page)
	await page.getByRole('link', { name: 'Enter the recovery code' }).click()

	await page.waitForURL('**/recover')
	await expectResult(page.getByRole('heading', { level: 1, name: 'Choose a new password' }))
	const code = await recoveryCode(user.email)
	await field(page, 'Recovery code').fill(`${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`)
	await field(page, 'New password').fill(persona.newPassword)
	await field(page, 'Confirm new password').fill(persona.newPassword)
	await button(page, 'Submit Recovery').click()
	await expectResult(page.getByRole('heading', { level: 1, name: 'Welcome back' }))
	await page.getByText(messages.recovered).waitFor()
	await expectAccessible(page)
	await goTo(page, '/login')
	await signInAt(page, { user, password: persona.newPassword })
	await page.waitForURL('**/dashboard')
})
