import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { mailTo, newcomer, verificationCode } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { joinSentences } from '#shared/join/sentences.ts'
import { messages } from '#shared/messages.ts'
import { button, field, fillSignup, goHome, holdCalls, member, typeCode } from './applicant.ts'
import { expectAccessible, expectResult, goTo, reload, visit } from './browser.ts'
import { keyboard } from './keyboard.ts'
import { choose, confirm, employee, key } from './staff.ts'

const notNow = { status: false, code: 'failed', message: 'We can’t take this right now.' }
const refused = (route: Route) => route.fulfill({ status: 500, json: notNow })

test('a visitor is asked for an account first', async () => {
	const page = await visit('/join', 'phone')
	await page.getByRole('heading', { name: 'You need an account to join' }).waitFor()
	await expectAccessible(page)
})

test('someone who hasn’t typed the emailed code is asked for it, and comes back to join', async () => {
	const page = await visit('/login', 'phone')
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

test('affiliate: a failure keeps the answers, then it is sent; staff approve it with the key', async () => {
	const { page, user } = await member('phone', '/join')
	await expectAccessible(page)
	await button(page, 'Join as Affiliate').click()
	await page.getByRole('form').waitFor()
	await button(page, 'Choose another way').click()
	expect(await page.getByRole('form').count()).toBe(0)
	await button(page, 'Join as Affiliate').click()
	await field(page, 'Name').fill('Fernwood Relief')
	await page.getByText('Other Organization', { exact: true }).click()
	await page.route('**/api/affiliates', refused)
	await button(page, 'Submit Application').click()
	await page.getByRole('alert').getByText(notNow.message, { exact: true }).waitFor()
	expect(await page.getByText(joinSentences.failed).count()).toBe(0)
	await expect.poll(() => field(page, 'Name').inputValue()).toBe('Fernwood Relief')
	await expectAccessible(page)
	await page.unroute('**/api/affiliates')
	await button(page, 'Submit Application').click()
	await expectResult(page.getByRole('heading', { level: 1, name: joinSentences.submitted }))
	await expectAccessible(page)

	const { page: desk } = await employee(['Application Access'])
	await goTo(desk, '/dashboard/affiliates?show=search')
	await field(desk, 'Search affiliates').fill(user.email)
	await desk.getByRole('button', { name: 'Fernwood Relief' }).click()
	await expectAccessible(desk)
	await desk.getByRole('link', { name: 'View Details' }).click()
	await desk.getByRole('tab', { name: 'View Associated Applications' }).click()
	await desk.getByText('No applications came through this affiliate yet').waitFor()
	await expectAccessible(desk)
	await desk.getByRole('tab', { name: 'Change Affiliate Status' }).click()
	await field(desk, 'Message (optional)').fill('See you in May.')
	await desk.getByText('Your message is kept until you close this tab').waitFor()
	await reload(desk)
	await choose(desk, 'Status', 'Approved')
	await confirm(desk, 'Change Status', 'not-the-key-at-all')
	await desk.getByRole('alert').waitFor()
	await confirm(desk, 'Change Status', key)
	await desk.getByText(joinSentences.affiliateChanged).waitFor()
	await expectAccessible(desk)
	expect((await mailTo(user.email, /See you in May/)).subject).toContain('answered')

	await goTo(page, '/dashboard')
	const mine = page.getByRole('region', { name: 'Your applications to join us' })
	await mine.getByText('Approved').waitFor()
	await expectAccessible(page)
})

test('a board member applies by keyboard alone, and staff note and answer', async () => {
	const { page, user } = await member('desk', '/join')
	const { press, reach, type, pick, answer } = keyboard(page)
	await reach('Join as Board Member')
	await press('Enter')
	await page.getByRole('form', { name: 'Board Member application' }).waitFor()
	const unready = page.locator('button[type=submit][data-unready]')
	await unready.waitFor()
	await expectAccessible(page)
	await type('Phone', '5550107788')
	await type('Street address', persona.address)
	await type('City', persona.city)
	await pick('State', 'Alab')
	await type('ZIP code', '35004')
	await answer('When may we call?', 1)
	await type('Employer', 'Fernwood Library')
	for (const question of [
		'Why would you like to join the board?',
		'Which skills would you bring?',
		'What other commitments do you have?',
		'Which other organizations are you part of?',
		'What have you done to raise money?',
	])
		await type(question, 'A little.')
	await unready.waitFor({ state: 'detached' })
	await page.route('**/api/join-application', refused)
	await reach('Submit Application')
	await press('Enter')
	await page.getByText(`${joinSentences.failed}. ${notNow.message}`).waitFor()
	await page.unroute('**/api/join-application')
	await reach('Submit Application')
	await press('Enter')
	await page.getByRole('heading', { level: 1, name: joinSentences.submitted }).waitFor()

	const { page: desk } = await employee(['Application Access'])
	await goTo(desk, '/dashboard/employees?show=board')
	await desk.getByRole('listitem').filter({ hasText: 'Board Member' }).first().waitFor()
	expect(
		await desk.getByRole('listitem').filter({ hasText: 'Ambassador' }).filter({ hasText: 'Pending' }).count(),
	).toBe(0)
	await goTo(desk, '/dashboard/employees?show=search')
	await field(desk, 'Search employee applications').fill(user.email)
	await desk.getByRole('button', { name: 'Board Member' }).click()
	await desk.getByRole('link', { name: 'View Details' }).click()
	await desk.getByText('Fernwood Library').waitFor()
	await expectAccessible(desk)
	await desk.getByRole('tab', { name: /^Notes/ }).click()
	await desk.getByRole('textbox', { name: 'Add a note' }).fill('Called back.')
	await button(desk, 'Add note').click()
	await desk.getByRole('tab', { name: 'Notes (1)' }).waitFor()
	await expectAccessible(desk)
	await desk.getByRole('tab', { name: 'Change Status' }).click()
	await choose(desk, 'Status', 'Denied')
	await confirm(desk, 'Change Status')
	await desk.getByText(joinSentences.statusChanged).waitFor()
	await expectAccessible(desk)
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

test('whoever leaves before the answer stays where they went, and the dashboard shows what was sent', async () => {
	const { page } = await member('desk', '/join')
	await button(page, 'Join as Affiliate').click()
	await field(page, 'Name').fill('Fernwood Relief')
	await page.getByText('Other Organization', { exact: true }).click()
	const { asked, release } = await holdCalls(page, '**/api/affiliates')
	await button(page, 'Submit Application').click()
	await asked
	await goHome(page)
	await release()
	expect(new URL(page.url()).pathname).toBe('/')
	await goTo(page, '/dashboard')
	await page.getByRole('region', { name: 'Your applications to join us' }).getByText('Pending').waitFor()
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
