import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createPerson } from '#infra/testing/people.ts'
import { mayNotBeLogged, persona } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { button, field, fillApplication, member, savedToAccount, sections, tokenOf } from './applicant.ts'
import { expectAccessible, lookAgain, reload, untilIdle, visit } from './browser.ts'
import { signInAt } from './staff.ts'

type Person = Awaited<ReturnType<typeof createPerson>>

const day = 24 * 3_600_000

/** A session of theirs that a member began almost a day ago, so that it reaches its limit in some seconds. */
async function sessionOf({ user }: Person, seconds: number) {
	const { beginSession, put, transact } = await tableCode(cloud)
	const now = Date.now()
	const { write, cookie } = beginSession(user, new Date(now - day + seconds * 1000))
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
	const page = await visit('/apply', 'phone', await sessionOf(someone, 20))
	await page.getByRole('alertdialog', { name: 'Your session ends soon' }).waitFor()
	await expectAccessible(page)
	await button(page, 'Keep going').click()
	await sections.general(page)
	await savedToAccount(page)
	expect(await page.getByRole('alertdialog').count()).toBe(0)
	await notice(page).waitFor()
	await expectAccessible(page)
	await expect.poll(() => field(page, 'Phone').inputValue()).toBe(persona.phone)
	await field(page, 'Last name').fill('Quillfeather-Brook')

	const tab = await signInAgain(page, someone)
	await notice(page).waitFor({ state: 'detached' })
	await expect.poll(() => field(page, 'Last name').inputValue()).toBe('Quillfeather-Brook')
	await savedToAccount(page)
	await tab.goto('/apply')
	await tab.getByText('Welcome back').waitFor()
	// It opens at the first section that isn't complete, which is the one after this.
	await button(tab, 'Back').click()
	await expect.poll(() => field(tab, 'Last name').inputValue()).toBe('Quillfeather-Brook')
	await expect.poll(() => field(tab, 'Birthday').inputValue()).toBe(persona.birthday)
})

test('a person whose session ended elsewhere sees that at Submit, signs in again and submits', async () => {
	const { page, ...someone } = await member('phone', '/apply')
	await fillApplication(page)
	await someone.client.call(accountApi.signout, {})
	await button(page, 'Submit Application').click()
	await page.getByRole('alert').getByText('You were signed out, so nothing was sent.').waitFor()
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
	await reload(page)
	await page.getByText('Before you Continue').waitFor()
	expect(await page.content()).not.toContain(token)
})

/** A tab that gets the focus asks whether its person is still signed in. */
test('typed answers stay when a session ends and its notice is closed, and go when the person signs out', async () => {
	const { page, ...someone } = await member('phone', '/report')
	const description = 'My application says Pending, but a letter says it was denied.'
	const typed = page.getByRole('textbox', { name: /^Explain your Issue/ })
	await typed.fill(description)
	const joining = await page.context().newPage()
	await joining.goto('/join')
	await button(joining, 'Join as Ambassador').click()
	const employer = field(joining, 'Employer')
	await employer.fill('Fairfield Public Library')

	await someone.client.call(accountApi.signout, {})
	for (const tab of [page, joining]) {
		await lookAgain(tab)
		await notice(tab).getByText('What you typed is still on this page.').waitFor()
		await button(tab, 'Close this notice').click()
	}
	await expect.poll(() => typed.inputValue()).toBe(description)
	await expect.poll(() => field(page, 'Your email').inputValue()).toBe(someone.user.email)
	await expect.poll(() => employer.inputValue()).toBe('Fairfield Public Library')

	const again = await page.context().newPage()
	await again.goto('/login')
	await signInAt(again, someone)
	await again.waitForURL('**/dashboard')
	await button(joining, 'Choose another way').waitFor()
	await expect.poll(() => typed.inputValue()).toBe(description)
	await expect.poll(() => employer.inputValue()).toBe('Fairfield Public Library')

	await button(again, 'Menu').click()
	await button(again, 'Signout').click()
	for (const tab of [page, joining])
		await notice(tab).getByText('we erased what you typed here', { exact: false }).waitFor()
	await expect.poll(() => typed.inputValue()).toBe('')
	await expect.poll(() => field(page, 'Your email').inputValue()).toBe('')
	expect(await employer.count()).toBe(0)
	await expectAccessible(page)
})

test('an answer that was on its way when someone signed out does not bring them back', async () => {
	const { page, user } = await member('desk', '/report')
	const before = await page.evaluate(() => fetch('/api/user').then((answer) => answer.json()))
	const asked = Promise.withResolvers<void>()
	const released = Promise.withResolvers<void>()
	await page.route('**/api/user', async (route) => {
		asked.resolve()
		await released.promise
		await route.fulfill({ json: before }).catch(() => undefined)
	})
	await lookAgain(page)
	await asked.promise
	await page.getByRole('button', { name: persona.firstName }).filter({ visible: true }).click()
	const [signedOut] = await Promise.all([
		page.waitForResponse('**/api/signout'),
		button(page, 'Signout').filter({ visible: true }).click(),
	])
	await signedOut.finished()
	const login = page.getByRole('link', { name: 'Signup / Login' }).filter({ visible: true })
	await login.waitFor()
	const [late] = await Promise.all([page.waitForResponse('**/api/user'), released.resolve()])
	await late.finished()
	await untilIdle(page)
	await expect.poll(() => login.count()).toBe(1)
	expect(await page.content()).not.toContain(user.email)
})
