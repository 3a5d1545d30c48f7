import { expect, test } from 'vitest'
import { moneyApi } from '#shared/applications/money-api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { button, field, loseAnswers } from './applicant.ts'
import { goTo } from './browser.ts'
import { all, approved, treasurer } from './grants.ts'
import { keyboard } from './keyboard.ts'
import { confirm, employee, focusIsOn, key } from './staff.ts'

test('a payment that was recorded on the page of an application is in the list one goes back to', async () => {
	const { lastName } = await approved(1)
	const { page, rows } = await treasurer(lastName)
	await rows.nth(0).getByRole('link', { name: lastName }).click()
	await button(page, 'Record payment').click()
	await page.getByLabel('How was it paid?').selectOption('Card')
	await confirm(page, 'Save Payment')
	await page.getByText('Payment recorded', { exact: true }).waitFor()
	await page.goBack()
	await page.getByText('No Result Found').waitFor()
	expect(await rows.count()).toBe(0)
})

test('checks keep their numbers when the network breaks halfway and the rest is sent again', async () => {
	const { lastName, tokens } = await approved(4)
	const { page, rows, listed } = await treasurer(lastName)
	await rows.nth(3).waitFor()
	await all(page).click()
	await page.getByLabel('How was it paid?').selectOption('Check')
	await page.getByLabel(/^First check no/).fill('1001')
	// The second payment arrives, and nobody hears of it.
	await loseAnswers(page, applicationsStaffApi.recordPayment.path, 1)
	await field(page, 'Employee key').fill(key)
	await button(page, 'Mark 4 paid').click()
	await page.getByText('One payment is recorded, the others aren’t.').first().waitFor()
	await page.getByText('3 selected, $306').waitFor()
	await page.evaluate(() => window.dispatchEvent(new Event('tunnel-ends')))
	await field(page, 'Employee key').fill(key)
	await button(page, 'Mark 3 paid').click()
	await page.getByText('3 payments recorded, $306.').waitFor()
	const references = (await listed())?.map(({ payment }) => payment?.reference)
	expect(references).toEqual(tokens.map((_, at) => String(1001 + at)))
})

test('by keyboard alone: find, choose, pay', async () => {
	const { lastName, tokens } = await approved(2)
	const { page, rows, listed } = await treasurer(lastName)
	await rows.nth(1).waitFor()
	const { press, reach, pick, type } = keyboard(page)
	await reach('Select all')
	await press('Space')
	await page.getByText('2 selected, $201').waitFor()
	await pick('How was it paid?', 'Gift')
	await type('Employee key', key)
	await press('Enter')
	await page.getByText('2 payments recorded, $201.').waitFor()
	await focusIsOn(page, /^2 payments recorded/)
	expect((await listed())?.map(({ payment }) => payment?.method)).toEqual(tokens.map(() => 'Gift card'))
})

test('the printed list has every grant of its sum, also if someone searches while the rest loads', async () => {
	const { lastName } = await approved(3)
	const { page, rows } = await treasurer(lastName)
	await rows.nth(2).waitFor()
	const searched = Promise.withResolvers<void>()
	const isRest = (url: URL) => url.searchParams.has('cursor') && !url.searchParams.has('q')
	const rest = page.waitForResponse((response) => isRest(new URL(response.url())))
	await page.route(`**${moneyApi.grants.path}?*`, async (route) => {
		const url = new URL(route.request().url())
		url.searchParams.set('limit', '1')
		// The rest of the whole list comes while the list that was searched for is on its way.
		if (isRest(url)) await searched.promise
		else if (url.searchParams.has('q')) {
			searched.resolve()
			await rest
		}
		await route.continue({ url: url.href })
	})
	const printed = page.evaluate(
		(name) =>
			new Promise<number>((resolve) => {
				window.print = () => {
					const all = [...document.querySelectorAll('tbody tr[data-id]')]
					resolve(all.filter(({ textContent }) => textContent.includes(name)).length)
				}
			}),
		lastName,
	)
	await field(page, 'Find in this list').fill('')
	await page.getByRole('link', { name: 'All years' }).click()
	await page.getByText('1 grant shown').waitFor()
	await button(page, 'Print list').click()
	await field(page, 'Find in this list').fill(lastName)
	expect(await printed).toBe(3)
	await page.getByText('3 grants').last().waitFor()
})

test('without Application Access there is no list of money', async () => {
	const { page, client } = await employee(['Event Access'])
	await goTo(page, '/dashboard/money')
	await page.getByRole('heading', { name: 'Access Denied!' }).waitFor()
	const asked = { view: 'all', order: 'granted', direction: 'up' } as const
	expect((await client.call(moneyApi.grants, asked)).status).toBe(403)
})

test('a grant can be paid once its email has left, on a page that stays open', async () => {
	const until = new Date(Date.now() + 600_000).toISOString()
	const held = { mail: 'm1', decisionId: 'd1', until, former: { status: 'Pending' } } as const
	const { page, rows } = await treasurer((await approved(1, { held })).lastName)
	await rows.getByText('You can pay this after').waitFor()
	await page.clock.install()
	await page.reload()
	await rows.getByText('You can pay this after').waitFor()
	// An answer would say that it isn't as late as the page believes.
	await page.context().setOffline(true)
	await page.clock.fastForward('11:00')
	await rows.locator('label').filter({ hasText: 'Select' }).waitFor()
})
