import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newcomer, newEmail, recoveryCode, verificationCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { messages } from '#shared/messages.ts'
import { fillSignup, loseAnswers, typeCode } from './applicant.ts'
import { expectAccessible, expectResult, visit, widthsToTest } from './browser.ts'
import { keyboard } from './keyboard.ts'
import type { Width } from './sizes.ts'

type Newcomer = ReturnType<typeof newcomer>

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const alert = (page: Page) => page.getByRole('alert')

async function signUp(page: Page, person: Newcomer) {
	await button(page, 'Signup / Login').click()
	await expectResult(page.getByRole('heading', { name: 'Create an account' }))
	await fillSignup(page, person)
	await expectResult(page.getByRole('heading', { name: 'Verify your email' }))
}

async function login(page: Page, email: string, password: string) {
	await field(page, 'Email').fill(email)
	await field(page, 'Password').fill(password)
	await button(page, 'Login').click()
}

async function member(width: Width) {
	const page = await visit('/login', width)
	const person = newcomer()
	await signUp(page, person)
	await typeCode(page, await verificationCode(person.email))
	await page.waitForURL('**/dashboard')
	// An open menu closes when another page arrives.
	await page.getByRole('heading', { name: `Hello ${person.firstName}` }).waitFor()
	return { page, person }
}

const nameMenu = (page: Page) => page.getByRole('button', { name: persona.firstName }).filter({ visible: true })

/** On a phone, what is behind the name is in the menu itself. */
const openNameMenu = async (page: Page) =>
	(await nameMenu(page).count()) === 0 ? button(page, 'Menu').click() : nameMenu(page).click()

async function signOut(page: Page) {
	await openNameMenu(page)
	await button(page, 'Signout').filter({ visible: true }).click()
	await page.waitForURL('**/login')
}

test.each(widthsToTest('phone'))(
	'on a %s: sign up, read the code in the inbox, arrive at the dashboard, sign out, sign in',
	async (width) => {
		const page = await visit('/login', width)
		await expectAccessible(page)
		await button(page, 'Signup / Login').click()
		await expectAccessible(page)
		await button(page, 'Create account').click()
		await page.getByText('Invalid First Name Length!').first().waitFor()
		await expectAccessible(page)
		await button(page, 'Signup / Login').click()

		const person = newcomer()
		await signUp(page, person)
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
		await login(page, person.email, person.password)
		await expectResult(page.getByRole('heading', { name: `Hello ${person.firstName}` }))
	},
)

test('five wrong codes end the code; a new one is sent on request', async () => {
	const page = await visit('/login', 'phone')
	const person = newcomer()
	await signUp(page, person)
	const right = await verificationCode(person.email)
	const wrong = right === '123456' ? '654321' : '123456'
	for (let tries = 1; tries <= 5; tries++) {
		await typeCode(page, wrong)
		await page
			.getByText(tries < 5 ? messages.wrongCode : messages.codeEnded)
			.first()
			.waitFor()
		if (tries === 1) await expectAccessible(page)
		await field(page, 'Verification code').fill('')
	}
	await typeCode(page, right)
	await page.getByText(messages.wrongCode).first().waitFor()
	await button(page, 'Send a new code').click()
	await expectResult(page.getByText(messages.codeSent))
	await expectAccessible(page)
	await typeCode(page, await verificationCode(person.email, 2))
	await page.waitForURL('**/dashboard')
})

test('a forgotten password is recovered with the emailed code', async () => {
	const { page, person } = await member('phone')
	await signOut(page)
	await page.goto('/login')
	await button(page, 'Forgot Password?').click()
	await expectResult(page.getByRole('heading', { name: 'Forgot your password?' }))
	await expectAccessible(page)
	await button(page, 'Return to Login').click()
	await expectResult(page.getByRole('heading', { name: 'Sign in' }))
	await button(page, 'Forgot Password?').click()
	await field(page, 'Email').fill(person.email)
	await field(page, 'Confirm email').fill(newEmail())
	await button(page, 'Send recovery email').click()
	await expectAccessible(page)
	await field(page, 'Confirm email').fill(person.email)
	await button(page, 'Send recovery email').click()
	await expectResult(page.getByText(messages.recoverySent))
	await expectAccessible(page)
	await page.getByRole('link', { name: 'Enter the recovery code' }).click()

	await page.waitForURL('**/recover')
	await expectResult(page.getByRole('heading', { level: 1, name: 'Choose a new password' }))
	const code = await recoveryCode(person.email)
	await field(page, 'Recovery code').fill(`${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`)
	await field(page, 'New password').fill(persona.newPassword)
	await field(page, 'Confirm new password').fill(persona.newPassword)
	await expectAccessible(page)
	await button(page, 'Submit Recovery').click()
	await expectResult(page.getByRole('heading', { level: 1, name: 'Welcome back' }))
	await page.getByText(messages.recovered).waitFor()
	await expectAccessible(page)
	await page.getByRole('link', { name: 'Back to Login' }).click()
	await login(page, person.email, persona.newPassword)
	await page.waitForURL('**/dashboard')
})

test('whoever hears nothing of their new password is told to try it, and it works', async () => {
	const { page, person } = await member('phone')
	await signOut(page)
	await page.goto('/login')
	await button(page, 'Forgot Password?').click()
	await field(page, 'Email').fill(person.email)
	await field(page, 'Confirm email').fill(person.email)
	await button(page, 'Send recovery email').click()
	await page.getByRole('link', { name: 'Enter the recovery code' }).click()
	await field(page, 'Recovery code').fill(await recoveryCode(person.email))
	await field(page, 'New password').fill(persona.newPassword)
	await field(page, 'Confirm new password').fill(persona.newPassword)
	await loseAnswers(page, '/api/recover-password')
	await button(page, 'Submit Recovery').click()
	await alert(page).getByText('It may have worked. Try to sign in with your new password first.').waitFor()
	await expectAccessible(page)
	await page.getByRole('link', { name: 'Back to Login' }).click()
	await login(page, person.email, persona.newPassword)
	await page.waitForURL('**/dashboard')
})

test('after five wrong passwords the address is locked for a while, and what was typed stays', async () => {
	const page = await visit('/login')
	const email = newEmail()
	for (let tries = 1; tries <= 6; tries++) {
		await login(page, email, `Wrong#Password${tries}`)
		await alert(page)
			.getByText(tries < 6 ? messages.wrongLogin : messages.lockedLogin)
			.waitFor()
	}
	await expectAccessible(page)
	await expect.poll(() => field(page, 'Email').inputValue()).toBe(email)
})

test('signing out in one tab is seen in the other', async () => {
	const { page } = await member('desk')
	const other = await page.context().newPage()
	await other.goto('/')
	await nameMenu(other).waitFor()
	await signOut(page)
	await other.getByRole('link', { name: 'Signup / Login' }).first().waitFor()
	expect(await nameMenu(other).count()).toBe(0)
})

test('a page that arrives late leaves the focus in a menu that was opened while it loaded', async () => {
	const { page } = await member('desk')
	const { press } = keyboard(page)
	const arrive: (() => void)[] = []
	await page.route('**/assets/*.js', (route) => arrive.push(() => void route.continue()))
	await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
	await page.waitForURL('**/contact')
	await nameMenu(page).click()
	for (const go of arrive) go()
	await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor()
	await press('Tab')
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Dashboard')
})
