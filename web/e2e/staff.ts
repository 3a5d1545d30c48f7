import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { applicationForm } from '#infra/testing/application.ts'
import { createEmployee, createPerson, newEmail } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import type { Permission } from '#shared/endpoint.ts'
import { button, field } from './applicant.ts'
import { goTo, visit } from './browser.ts'
import type { Width } from './sizes.ts'

export const key = 'heron-over-water'

/** An employee with a key, in the console. */
export async function employee(permissions: Permission[], width: Width = 'desk') {
	mayNotBeLogged(cloud, key)
	const someone = await createEmployee(permissions, key)
	const page = await visit('/dashboard', width, someone.client.cookie)
	return { ...someone, page }
}

/** Signs in through the page, like a person without a session. */
export async function signIn(someone: Credentials, width: Width = 'desk') {
	const page = await visit('/login', width)
	await signInAt(page, someone)
	await page.waitForURL('**/dashboard**')
	return page
}

interface Credentials {
	user: { email: string }
	password: string
}

export async function signInAt(page: Page, { user, password }: Credentials) {
	await field(page, 'Email').fill(user.email)
	await field(page, 'Password').fill(password)
	await button(page, 'Login').click()
}

/** A member whose application waits for an answer. */
export async function applicant(email = newEmail()) {
	const someone = await createPerson()
	const { body } = await someone.client.call(applicationsApi.apply, applicationForm({ email }))
	const token = body.token ?? ''
	mayNotBeLogged(cloud, token)
	return { ...someone, email, token }
}

export const open = (page: Page, token: string, tab = '') =>
	goTo(page, `/dashboard/applications/${token}${tab && `/${tab}`}`)

/** Shows what a search finds. Before it has its answer, the list may have the same row among all the others. */
export async function searchApplications(page: Page, lastName: string) {
	await goTo(page, '/dashboard/applications?show=search')
	await field(page, 'Search applications').fill(lastName)
	const namesOther = async () => {
		const rows = await page.locator('[data-id]').allInnerTexts()
		return rows.length === 0 || rows.some((row) => !row.includes(lastName))
	}
	await expect.poll(namesOther).toBe(false)
}

/** In User Settings, opened. */
export async function showUser(page: Page, email: string) {
	await goTo(page, '/dashboard/settings/users?show=search')
	await field(page, 'Search users').fill(email)
	await page.getByRole('button', { name: email }).click()
}

/** On a pending application the answer comes first, and the form with it. */
export async function chooseStatus(page: Page, status: Response['status']) {
	const answer = page.getByRole('link', { name: status === 'Approved' ? 'Another amount' : 'Deny', exact: true })
	const form = page.getByRole('radiogroup', { name: 'Status' })
	await answer.or(form).first().waitFor()
	if (await answer.isVisible()) await answer.click()
	await form.getByText(status, { exact: true }).click()
}

export const choose = (page: Page, group: string, answer: string) =>
	page.getByRole('radiogroup', { name: group }).getByText(answer, { exact: true }).click()

interface Response {
	status: 'Approved' | 'Denied'
	message: string
	amount?: string
}

/** Up to the verify step, with a mail. */
export async function write(page: Page, { status, message, amount }: Response) {
	await chooseStatus(page, status)
	await page.getByLabel(/^Message to the applicant/).fill(message)
	await page
		.getByRole('radiogroup', { name: /^(Email Applicant|Write to the applicant by post)$/ })
		.getByText('Yes', { exact: true })
		.click()
	if (amount) await field(page, 'Amount').fill(amount)
	await button(page, 'Verify Response').click()
	await page.getByRole('heading', { name: 'Verify your response' }).waitFor()
}

/** Expects the result in view with the focus on it, so that people who use keys or listen go on there. */
export const focusIsOn = (page: Page, words: string | RegExp) =>
	expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(words)

/** Types the key, unless the page still has it. */
export async function confirm(page: Page, action: string, typedKey = key) {
	const press = page.locator('form').getByRole('button', { name: action, exact: true })
	await press.waitFor()
	const typed = field(page, 'Employee key')
	if ((await typed.count()) > 0) await typed.fill(typedKey)
	await press.click()
}

/** All of it is on the screen and nothing lies over its middle, so that a person sees it and can press it. */
export const expectInSight = (what: Locator) =>
	expect
		.poll(() =>
			what.evaluate((element) => {
				const { top, bottom, left, width, height } = element.getBoundingClientRect()
				const middle = document.elementFromPoint(left + width / 2, top + height / 2)
				return { top, bottom, inSight: top >= 0 && bottom <= window.innerHeight && element.contains(middle) }
			}),
		)
		.toMatchObject({ inSight: true })
