import { expect, test } from 'vitest'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { userSentences } from '#shared/users/schema.ts'
import { button } from './applicant.ts'
import { expectAccessible, goTo, openBrowser } from './browser.ts'
import { pending } from './pending.ts'
import { applicant, confirm, employee } from './staff.ts'

test('the start page says what waits and opens the first one, on a desk and a phone', async () => {
	await pending(1, 30)
	await applicant()
	const { page, client } = await employee(['Application Access'])
	await page.getByRole('heading', { name: 'Pending applications' }).waitFor()
	await page.getByRole('link', { name: 'Start', exact: true }).click()
	await page.getByRole('heading', { name: 'For you today' }).waitFor()
	const forUs = page.getByRole('region', { name: 'Applications for us' })
	await forUs.getByText(/late\.$/).waitFor()
	await expectAccessible(page)
	expect(await page.getByText(/report|active event/).count()).toBe(0)
	const phone = await openBrowser('phone', client.cookie)
	await goTo(phone, '/dashboard/start')
	await phone.getByText(/late\.$/).waitFor()
	await expectAccessible(phone)
	await forUs.getByRole('link', { name: /^Start with / }).click()
	await page.getByRole('heading', { name: /Viewing Pending Application/ }).waitFor()
})

test('what is decided after the start page is decided once, and the page says so', async () => {
	const { token } = await applicant()
	const { page, client } = await employee(['Application Access'])
	await goTo(page, '/dashboard/start')
	await page
		.getByRole('region', { name: 'Applications for us' })
		.getByRole('link', { name: /^Start with / })
		.waitFor()
	await page.getByRole('link', { name: /^Applications \d/ }).click()
	const row = page.locator(`[data-id="${token}"]`)
	await row.getByRole('button').click()
	await row.getByRole('link', { name: 'Approve' }).click()
	await button(page, 'Verify Response').click()
	await confirm(page, 'Submit Response')
	await page.getByText(applicationSentences.responseSubmitted).waitFor()
	const { body } = await client.call(applicationsStaffApi.show, { token })
	expect(body.application?.history).toHaveLength(1)
})

test('an employee without a permission is shown their first steps, and asks for access', async () => {
	const { page } = await employee([], 'phone')
	await page.getByRole('link', { name: 'See your first steps' }).click()
	await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor()
	await page.getByText('Done', { exact: true }).waitFor()
	await expectAccessible(page)
	await button(page, 'Ask for Event Access').click()
	await page.getByText(userSentences.accessAsked).waitFor()
	await expect.poll(() => button(page, 'Ask for Report Access').count()).toBe(1)
})
