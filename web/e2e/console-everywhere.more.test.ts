import { expect, test } from 'vitest'
import { button } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { applicant, employee } from './staff.ts'
import { known } from './strangers.ts'

test('one group’s failure leaves the others, nothing found says what to try, and no one finds what they may not see', async () => {
	const { lastName, email } = await known()
	const { page } = await employee(['Application Access', 'Event Access'], 'phone')
	await page.route('**/api/find-guests*', (route) => route.fulfill({ status: 500, json: { status: false } }))
	await button(page, 'Find anything').click()
	const dialog = page.getByRole('dialog', { name: 'Find anything' })
	// Typed letter by letter, a part of the name fails first, and the whole name may be found after that.
	await dialog.getByRole('searchbox').fill(lastName)
	await dialog.getByText('Guests of events couldn’t be searched').waitFor()
	await dialog.getByRole('region', { name: 'Applications' }).waitFor()
	await page.unroute('**/api/find-guests*')
	await dialog.getByRole('button', { name: 'Retry' }).click()
	await dialog.getByRole('region', { name: 'Guests of events' }).waitFor()
	await dialog.getByRole('searchbox').fill(`${lastName}zzz`)
	await dialog.getByText('Try the last name alone').waitFor()
	await expectAccessible(page)

	// A list that is too long for one search has older ones, and that isn’t 'No Result Found'.
	await page.route('**/api/find-guests*', (route) => route.fulfill({ json: { status: true, guests: [], more: true } }))
	await dialog.getByRole('searchbox').fill(`${lastName}yyy`)
	await dialog.getByRole('region', { name: 'Guests of events' }).getByText('there are older ones').waitFor()
	expect(await dialog.getByText('No Result Found').count()).toBe(0)
	await expectAccessible(page)

	const reader = await employee(['Report Access'])
	await reader.page.getByRole('heading', { level: 1 }).first().waitFor()
	await reader.page.keyboard.press('/')
	await reader.page.locator('[type=search]:focus').waitFor()
	await reader.page.keyboard.type(email)
	await reader.page.getByText('Try the last name alone').waitFor()
})

test('a guest’s page shows an employee of events their events and nothing else', async () => {
	const { lastName } = await known()
	const { page } = await employee(['Event Access'], 'phone')
	const asked: string[] = []
	page.on('request', (request) => asked.push(request.url()))
	await page.getByRole('heading', { level: 1 }).first().waitFor()
	await page.keyboard.press('/')
	await page.locator('[type=search]:focus').waitFor()
	await page.keyboard.type(lastName)
	await page.getByRole('dialog').getByRole('link', { name: lastName }).click()
	await page.waitForURL(/\/person\/guest\//)
	await page.getByRole('region', { name: 'Timeline' }).getByText('Signed up for').waitFor()
	await page.getByText('To see what they asked for, you need Application Access.').waitFor()
	const calls = asked.filter((url) => /\/api\/.*(applications|books|user)/.test(url))
	expect(calls).toEqual([])
	await expectAccessible(page)
})

test('keys go through a list and begin a decision, but not while someone types', async () => {
	await applicant()
	const { page } = await employee(['Application Access'])
	await page.getByRole('heading', { name: 'Pending applications' }).waitFor()
	const rows = page.locator('[data-id]')
	await rows.nth(1).waitFor()
	const focused = () => page.evaluate(() => document.activeElement?.closest('li')?.dataset.id)
	await page.keyboard.press('j')
	await page.keyboard.press('j')
	expect(await focused()).toBe(await rows.nth(1).getAttribute('data-id'))
	await page.keyboard.press('k')
	const top = (await focused()) ?? ''
	await page.keyboard.press('Enter')
	await rows.first().getByRole('link', { name: 'View Full Details / Respond' }).waitFor()
	await page.keyboard.press('a')
	await page.waitForURL(`**/${top}/respond?decide=approve`)
	await expect.poll(() => page.getByRole('radio', { name: 'Approved' }).isChecked()).toBe(true)
	await page.getByLabel(/^Message to the applicant/).press('d')
	expect(page.url()).toContain('decide=approve')

	await goTo(page, '/dashboard/applications')
	await rows.first().waitFor()
	await button(page, 'Keyboard shortcuts').click()
	const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
	await help.getByText('Approve the application').waitFor()
	await expectAccessible(page)
	await help.getByText('Use these keys on this device').click()
	await button(page, 'Close').click()
	await goTo(page, '/dashboard/applications')
	await rows.first().waitFor()
	await page.keyboard.press('j')
	expect(await focused()).toBeUndefined()
})
