import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createPerson } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { button, field, fillApplication, member, sections, tokenOf } from './applicant.ts'
import { expectAccessible, goTo, openBrowser, visit } from './browser.ts'
import { signInAt } from './staff.ts'

type Person = Awaited<ReturnType<typeof createPerson>>

const day = 24 * 3_600_000

/** A session of theirs that a member began almost a day ago, so that it reaches its limit in some seconds. */
async function sessionOf({ user }: Person, seconds: number) {
	const { beginSession, put, transact } = await tableCode(cloud)
	const now = Date.now()
	const { write, cookie } = beginSession(user, new Date(now - day + seconds * 1000), 'A browser')
	if (!write.input.Item) throw new Error('A session is one new item')
	await transact([put({ ...write.input.Item, seen: now })])
	const [session = ''] = cookie.split(';')
	mayNotBeLogged(cloud, session.split('.')[1] ?? '')
	return session
}

/** In a tab of its own, as the notice says. */
async function signInAgain(page: Page, someone: Pick<Person, 'user' | 'password'>) {
	const [tab] = await Promise.all([
		page.context().waitForEvent('page'),
		page.getByRole('link', { name: /^Sign in again/ }).click(),
	])
	await signInAt(tab, someone)
	await tab.waitForURL('**/dashboard')
	return tab
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'You were signed out' })

test('a session reaches its limit while a person types, and every word is there after signing in again', async () => {
	const someone = await createPerson()
	const page = await visit('/apply', 'phone', await sessionOf(someone, 12))
	await page.getByRole('alertdialog', { name: 'Your session ends soon' }).waitFor()
	await expectAccessible(page)
	await button(page, 'Keep going').click()
	await sections.general(page)
	await notice(page).waitFor({ timeout: 20_000 })
	await expectAccessible(page)
	expect(await field(page, 'Phone').inputValue()).toBe(persona.phone)
	await field(page, 'Last name').fill('Quillfeather-Brook')

	const tab = await signInAgain(page, someone)
	await notice(page).waitFor({ state: 'detached' })
	expect(await field(page, 'Last name').inputValue()).toBe('Quillfeather-Brook')
	await page.getByRole('status').getByText('Saved to your account').waitFor()
	await tab.goto('/apply')
	await tab.getByText('Welcome back').waitFor()
	expect(await field(tab, 'Last name').inputValue()).toBe('Quillfeather-Brook')
	expect(await field(tab, 'Birthday').inputValue()).toBe(persona.birthday)
})

test('a person whose session ended elsewhere sees that at Submit, signs in again and submits', async () => {
	const { page, ...someone } = await member('phone', '/apply')
	await fillApplication(page)
	await someone.client.call(accountApi.signout, {})
	await button(page, 'Submit Application').click()
	await page.getByRole('alert').getByText('Please sign in again in a new tab').waitFor()
	await notice(page).last().waitFor()
	await expectAccessible(page)
	await signInAgain(page, someone)
	await notice(page).first().waitFor()
	await button(page, 'Submit Application').click()
	const token = await tokenOf(page)

	// The next person at this device sees nothing of it.
	await button(page, 'Menu').click()
	await button(page, 'Signout').click()
	await page.getByText('Before you Continue').waitFor()
	await page.reload({ waitUntil: 'networkidle' })
	await page.getByText('Before you Continue').waitFor()
	expect(await page.content()).not.toContain(token)
}, 90_000)

/** A tab that gets the focus asks whether its person is still signed in. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

test('what was typed stays when a session ends and its notice is closed, and goes when the person signs out', async () => {
	const { page, ...someone } = await member('phone', '/report')
	const description = 'My application says Pending, but a letter says it was denied.'
	const typed = page.getByRole('textbox', { name: /^Explain your Issue/ })
	await typed.fill(description)
	const joining = await page.context().newPage()
	await joining.goto('/join')
	await button(joining, 'Ambassador').click()
	const employer = field(joining, 'Employer')
	await employer.fill('Fairfield Public Library')

	await someone.client.call(accountApi.signout, {})
	for (const tab of [page, joining]) {
		await lookAgain(tab)
		await notice(tab).getByText('What you typed is still on this page.').waitFor()
		await button(tab, 'Close this notice').click()
	}
	expect(await typed.inputValue()).toBe(description)
	expect(await field(page, 'Your email').inputValue()).toBe(someone.user.email)
	expect(await employer.inputValue()).toBe('Fairfield Public Library')

	const again = await page.context().newPage()
	await again.goto('/login')
	await signInAt(again, someone)
	await again.waitForURL('**/dashboard')
	await button(joining, 'Ambassador').waitFor()
	expect(await typed.inputValue()).toBe(description)
	expect(await employer.inputValue()).toBe('Fairfield Public Library')

	await button(again, 'Menu').click()
	await button(again, 'Signout').click()
	for (const tab of [page, joining])
		await notice(tab).getByText('we erased what you typed here', { exact: false }).waitFor()
	expect(await typed.inputValue()).toBe('')
	expect(await field(page, 'Your email').inputValue()).toBe('')
	expect(await employer.count()).toBe(0)
	await expectAccessible(page)
})

test('an email that becomes known while someone types is filled in, and what they typed stays', async () => {
	const { client, user } = await createPerson()
	const page = await openBrowser('phone', client.cookie)
	await page.route('**/api/user', (route) => route.abort())
	await goTo(page, '/report')
	const typed = page.getByRole('textbox', { name: /^Explain your Issue/ })
	await typed.fill('The page stays white.')
	await page.unroute('**/api/user')
	await lookAgain(page)
	await page.getByRole('heading', { level: 1, name: user.firstName }).waitFor()
	expect(await typed.inputValue()).toBe('The page stays white.')
	expect(await field(page, 'Your email').inputValue()).toBe(user.email)
})
