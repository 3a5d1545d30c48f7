import { expect, test } from 'vitest'
import { newcomer, verificationCode } from '#infra/testing/people.ts'
import { messages } from '#shared/messages.ts'
import { button, field, fillSignup, member, typeCode } from './applicant.ts'
import { expectAccessible, expectResult, goTo, reload, visit } from './browser.ts'

test('a visitor is asked for an account and then for the emailed code, and comes back to join', async () => {
	const page = await visit('/join', 'phone')
	await page.getByRole('heading', { name: 'You need an account to join' }).waitFor()
	await goTo(page, '/login')
	const person = newcomer()
	await button(page, 'Signup / Login').click()
	await fillSignup(page, person)
	await goTo(page, '/join')
	await page.getByRole('heading', { name: 'Verify your email' }).waitFor()
	await page.getByText(messages.unverified).waitFor()
	expect(await page.getByText('You need an account to join').count()).toBe(0)
	await expectAccessible(page)
	await page.getByRole('main').getByRole('link', { name: 'Enter the code' }).click()
	await typeCode(page, await verificationCode(person.email))
	await button(page, 'Join as Affiliate').waitFor()
})

test('a way that was chosen is there after a reload, and Back leads to the three', async () => {
	const { page } = await member('phone', '/join')
	await button(page, 'Join as Board Member').click()
	await field(page, 'Employer').fill('Fernwood Library')
	await page.getByText('Kept until you close this tab').waitFor()
	await reload(page)
	await page.getByRole('form', { name: 'Board Member application' }).waitFor()
	await expect.poll(() => field(page, 'Employer').inputValue()).toBe('Fernwood Library')
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
	await page.goBack()
	await button(page, 'Join as Affiliate').waitFor()
	expect(await page.getByRole('form').count()).toBe(0)
	await page.goForward()
	await expect.poll(() => field(page, 'Employer').inputValue()).toBe('Fernwood Library')
	await button(page, 'Choose another way').click()
	await expectResult(button(page, 'Join as Board Member'))
	await reload(page)
	await button(page, 'Join as Ambassador').waitFor()
	expect(await page.getByRole('form').count()).toBe(0)
})

test('each way shows its form, and a second press hides it', async () => {
	const { page } = await member('phone', '/join')
	await button(page, 'Join as Ambassador').click()
	await page.getByRole('form', { name: 'Ambassador application' }).waitFor()
	for (const question of ['Are you comfortable with social media?', 'May we show you on our website?'])
		await page.getByRole('radiogroup', { name: question }).waitFor()
	const toggle = (role: string, open: boolean) => page.getByRole('button', { name: role, exact: true, expanded: open })
	await toggle('Board Member', false).waitFor()
	await expectAccessible(page)
	await toggle('Affiliate', false).click()
	await page.getByRole('form', { name: 'Affiliate application' }).waitFor()
	await expect.poll(() => page.getByRole('form').count()).toBe(1)
	await toggle('Ambassador', false).waitFor()
	await toggle('Affiliate', true).click()
	// The cards are where they were left.
	await expectResult(page.getByRole('button', { name: 'Join as Ambassador', expanded: false }))
	expect(await page.getByRole('form').count()).toBe(0)
})
