import { expect, test } from 'vitest'
import { applicationForm } from '#infra/testing/application.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { newsletterSentences } from '#shared/newsletter/schema.ts'
import { button, member } from './applicant.ts'
import { expectAccessible, expectResult, reload, visit } from './browser.ts'
import { largeText, resize } from './sizes.ts'
import { applicant } from './staff.ts'

const shownTimes = (texts: Promise<boolean>[]) => Promise.all(texts).then((visible) => visible.filter(Boolean).length)

test.each([
	[480, 'narrow'],
	[481, 'between'],
	[879, 'between'],
	[880, 'wide'],
])('at %i px a row is %s, and its status is there once', async (width, layout) => {
	const { client } = await applicant()
	const page = await visit('/dashboard', 'desk', client.cookie)
	await resize(page, { width, height: 800 })
	const row = page.getByRole('region', { name: 'Your applications' }).getByRole('listitem').first()
	const summary = row.getByRole('button', { name: /Utility assistance/ })
	const today = summary.getByText(/^\w+ \d+, 20\d\d$/)
	const statuses = async () =>
		shownTimes((await row.getByText('Pending', { exact: true }).all()).map((status) => status.isVisible()))
	await summary.waitFor()
	await expect.poll(() => today.isVisible()).toBe(layout === 'wide')
	expect(await statuses()).toBe(1)
	await summary.click()
	await row.getByText('Status', { exact: true }).waitFor({ state: layout === 'narrow' ? 'visible' : 'hidden' })
	expect(await statuses()).toBe(1)
})

test('a printed dashboard says which applications there are', async () => {
	const { client } = await applicant()
	const page = await visit('/dashboard', 'desk', client.cookie)
	const row = page.getByRole('region', { name: 'Your applications' }).getByRole('listitem').first()
	await row.getByText('Utility assistance').first().waitFor()
	await page.emulateMedia({ media: 'print' })
	await expect.poll(() => row.getByText('Utility assistance').first().isVisible()).toBe(true)
})

test('the first rows appear 150 ms after one another, later ones at once, and all where someone wants no motion', async () => {
	const { client, email } = await applicant()
	for (let amount = 1; amount < 8; amount++)
		await client.call(applicationsApi.apply, applicationForm({ email, amount }))
	const page = await visit('/dashboard', 'phone', client.cookie)
	const rows = page.getByRole('region', { name: 'Your applications' }).getByRole('list').first().locator('> li')
	const delays = () => rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).animationDelay))
	await rows.nth(7).waitFor()
	expect(new Set(await delays())).toEqual(new Set(['0s']))
	await page.emulateMedia({ reducedMotion: 'no-preference' })
	expect(await delays()).toEqual(['0s', '0.15s', '0.3s', '0.45s', '0s', '0s', '0s', '0s'])
})

test('with text twice as large, the dashboard and an application fit a phone', async () => {
	const { client } = await applicant()
	const page = await visit('/dashboard', 'phone', client.cookie)
	await page.getByRole('button', { name: /Utility assistance/ }).click()
	expect(await largeText(page)).toBe(0)
	await button(page, 'View Full Application').click()
	await page.getByRole('heading', { level: 1, name: 'Utility assistance' }).waitFor()
	expect(await largeText(page)).toBe(0)
})

test('the dashboard asks a member to sign up for the newsletter until they do', async () => {
	const { page, user } = await member('phone')
	const prompt = page.getByRole('region', { name: 'Newsletter' })
	await button(page, 'Sign up for the newsletter').click()
	await expect.poll(() => prompt.getByLabel('Email').inputValue()).toBe(user.email)
	await prompt.getByRole('button', { name: 'Sign up', exact: true }).click()
	await expectResult(prompt.getByText(newsletterSentences.signedUp))
	await expectAccessible(page)
	await reload(page)
	expect(await prompt.count()).toBe(0)
})
