import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { mailTo } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { joinSentences } from '#shared/join/sentences.ts'
import { button, field, member } from './applicant.ts'
import { expectAccessible, expectResult, goTo, reload } from './browser.ts'
import { choose, confirm, employee, key } from './staff.ts'

const notNow = { status: false, code: 'failed', message: 'We can’t take this right now.' }
const refused = (route: Route) => route.fulfill({ status: 500, json: notNow })

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

test('a board member applies, and staff note and answer', async () => {
	const { page, user } = await member('desk', '/join')
	await button(page, 'Join as Board Member').click()
	await page.getByRole('form', { name: 'Board Member application' }).waitFor()
	const unready = page.locator('button[type=submit][data-unready]')
	await unready.waitFor()
	await expectAccessible(page)
	await field(page, 'Phone').fill('5550107788')
	await field(page, 'Street address').fill(persona.address)
	await field(page, 'City').fill(persona.city)
	await field(page, 'State').selectOption('Alabama')
	await field(page, 'ZIP code').fill('35004')
	await choose(page, 'When may we call?', 'Afternoon')
	for (const question of [
		'Employer',
		'Why would you like to join the board?',
		'Which skills would you bring?',
		'What other commitments do you have?',
		'Which other organizations are you part of?',
		'What have you done to raise money?',
	])
		await field(page, question).fill('Fernwood Library')
	await unready.waitFor({ state: 'detached' })
	await page.route('**/api/join-application', refused)
	await button(page, 'Submit Application').click()
	await page.getByText(`${joinSentences.failed}. ${notNow.message}`).waitFor()
	await page.unroute('**/api/join-application')
	await button(page, 'Submit Application').click()
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
	await desk.getByText('Fernwood Library').first().waitFor()
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
