import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createEmployee, createPerson, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import {
	attach,
	button,
	field,
	fillApplication,
	guestAtClock,
	letGuestsApply,
	loseAnswers,
	member,
	photograph,
	savedToAccount,
	tokenOf,
} from './applicant.ts'
import { expectAccessible, goTo, openBrowser, visit } from './browser.ts'
import { signInAt } from './staff.ts'

beforeAll(letGuestsApply)

const submit = (page: Page) => button(page, 'Submit Application')

const ownApplications = async (page: Page) => {
	await page.goto('/dashboard')
	const rows = page.getByRole('region', { name: 'Your applications' }).getByRole('list').first().locator('> li')
	await rows.first().waitFor()
	return rows
}

test('after a lost answer a reload asks again, and there is one application', async () => {
	const { page } = await member('phone')
	await page.goto('/apply')
	await fillApplication(page)
	await page.context().setOffline(true)
	await submit(page).click()
	await page.getByText('Not sent yet, as far as we know').waitFor()
	await loseAnswers(page, '/api/applications')
	await page.context().setOffline(false)
	await page.getByText('Not sent yet, as far as we know').waitFor()
	await page.getByText('Not sent yet, as far as we know').waitFor()
	await expect.poll(() => page.title()).toMatch(/^Not sent yet/)
	expect(await page.getByText(sentences.complete).count()).toBe(0)
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Not sent yet/)
	await expectAccessible(page)
	await button(page, 'Try again').click()
	await page.getByText('Not sent yet, as far as we know').waitFor()
	await page.reload()
	await tokenOf(page)
	expect(await (await ownApplications(page)).count()).toBe(1)
})

test('a changed answer after a lost response still makes one application', async () => {
	const { page } = await member('desk')
	await page.goto('/apply')
	await fillApplication(page)
	await loseAnswers(page, '/api/applications')
	await submit(page).click()
	await page.getByText('Not sent yet, as far as we know').waitFor()
	await page.getByRole('link', { name: 'Address' }).first().click()
	await field(page, 'City').fill('Elsewhere')
	await page.evaluate(() => window.dispatchEvent(new Event('tunnel-ends')))
	await page.getByText('You’ve changed something since.').waitFor()
	await page.getByRole('link', { name: 'Check and send' }).first().click()
	await button(page, 'Try again').click()
	await tokenOf(page)
	await page.getByText('We already had your application').waitFor()
	await expectAccessible(page)
	expect(await (await ownApplications(page)).count()).toBe(1)
	await page.getByRole('button', { name: /Utility assistance/ }).click()
	await button(page, 'View Full Application').click()
	await page.getByText(persona.city, { exact: true }).waitFor()
})

test('a draft that couldn’t be erased once it was sent leads to the same application at another device', async () => {
	const { page, client } = await member('phone', '/apply')
	await fillApplication(page)
	await savedToAccount(page)
	await page.route('**/api/erase-application-draft', (route) => route.abort())
	await submit(page).click()
	const token = await tokenOf(page)
	const desk = await visit('/apply', 'desk', client.cookie)
	expect(await tokenOf(desk)).toBe(token)
	expect(await (await ownApplications(desk)).count()).toBe(1)
})

test('what a guest has pressed to send is not erased before there is an answer, however long that takes', async () => {
	const page = await guestAtClock()
	await field(page, 'Email').fill(newEmail())
	await fillApplication(page, async () => {
		const bill = await photograph(page, 'bill.png')
		await page.context().setOffline(true)
		await attach(page, bill)
		await page.getByText('No connection. We’ll continue when you’re back online.').waitFor()
	})
	await submit(page).click()
	const waits = page
		.getByText('No connection. When you’re back online, we’ll go on. You don’t have to do anything.')
		.first()
	await waits.waitFor()
	await page.clock.fastForward('31:00')
	await waits.waitFor()

	await loseAnswers(page, '/api/applications')
	await page.context().setOffline(false)
	await page.getByText('Not sent yet, as far as we know').waitFor()
	await page.clock.fastForward('31:00')
	await page.getByText('Not sent yet, as far as we know').waitFor()
	await page.reload()
	await tokenOf(page)
	expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft:apply')
})

test('a page that stayed open for longer than the server remembers asks before it sends anew', async () => {
	const page = await guestAtClock()
	await fillApplication(page)
	await loseAnswers(page, '/api/applications')
	await submit(page).click()
	await page.getByText('Not sent yet, as far as we know').waitFor()
	await page.evaluate(() => window.dispatchEvent(new Event('tunnel-ends')))
	await page.clock.fastForward('25:00:00')
	const sendings: string[] = []
	page.on('request', (request) => {
		if (request.method() === 'POST' && request.url().endsWith('/api/applications')) sendings.push(request.url())
	})
	await page.evaluate(() => window.dispatchEvent(new Event('online')))
	await page.getByText('You sent this, but we don’t know if it arrived').waitFor()
	await expectAccessible(page)
	expect(sendings).toEqual([])
	await page.getByText(persona.firstName).first().waitFor()
})

test('what a guest sends stays a guest’s, with its files, whoever signs in meanwhile in another tab', async () => {
	const page = await openBrowser('phone')
	await goTo(page, '/apply')
	await button(page, 'Continue as Guest').click()
	const next = await createPerson()
	await fillApplication(page, async () => {
		const bill = await photograph(page, 'bill.png')
		const other = await page.context().newPage()
		await goTo(other, '/login')
		await signInAt(other, next)
		await other.waitForURL('**/dashboard')
		await attach(page, bill)
		await page.getByText('1 of 10 files uploaded').waitFor()
	})
	await page.route('**/api/applications', (route) => route.abort())
	await submit(page).click()
	await page.getByText('Not sent yet, as far as we know').waitFor()
	await page.unroute('**/api/applications')
	await page.evaluate(() => window.dispatchEvent(new Event('online')))
	const token = await tokenOf(page)
	expect((await next.client.call(applicationsApi.mine, {})).body.applications).toEqual([])
	const employee = await createEmployee(['Application Access'])
	const { body } = await employee.client.call(applicationsStaffApi.show, { token })
	expect(body.application).toMatchObject({ applicantID: 'Guest', attachments: [{ name: 'bill.png' }] })
})
