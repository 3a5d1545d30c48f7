import { expect, test } from 'vitest'
import { expectAccessible, goTo } from './browser.ts'
import { pending } from './pending.ts'
import { employee } from './staff.ts'

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
	expect(await page.getByText(/report|active event/).count()).toBe(0)
	await page.getByRole('link', { name: /^Begin/ }).click()
	await page.getByRole('heading', { name: 'Pending applications, for us' }).waitFor()
	const { page: newcomer } = await employee([])
	await goTo(newcomer, '/dashboard/start')
	await newcomer.getByRole('heading', { name: 'Access Denied!' }).waitFor()
})
