import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { expectAccessible, goTo } from './browser.ts'
import { pending } from './pending.ts'
import { employee, expectInSight } from './staff.ts'

test('the start page says what waits, with a way to each', async () => {
	await pending(1, 30)
	const { page } = await employee(['Application Access'])
	await page.getByRole('heading', { name: 'Pending applications' }).waitFor()
	await page.getByRole('link', { name: 'Start', exact: true }).click()
	await page.getByRole('heading', { name: 'For you today' }).waitFor()
	await page
		.getByText(/waiting for us$/)
		.first()
		.waitFor()
	await expectAccessible(page)
	expect(await page.getByText(/report/).count()).toBe(0)
	await page.getByRole('link', { name: /^Begin/ }).click()
	await page.getByRole('heading', { name: 'Pending applications, for us' }).waitFor()
	const { page: newcomer } = await employee([])
	await newcomer.waitForURL('**/dashboard/start')
	await newcomer.getByRole('link', { name: 'Applications', exact: true }).click()
	await newcomer.getByRole('heading', { name: /^Welcome, / }).waitFor()
	await expectAccessible(newcomer)
})

test('on the day of an event, its guests come first', async () => {
	const name = `Lantern Walk ${randomUUID().slice(0, 8)}`
	await createEvent({ name, date: today })
	const { page } = await employee(['Event Access'], 'phone')
	await goTo(page, '/dashboard/start')
	await page.getByRole('article', { name }).getByText('0 of 0 in').waitFor()
	// Other tests may have an event today, too.
	await expectInSight(page.getByRole('link', { name: 'Sign guests in' }).first())
	await expectAccessible(page)
})
