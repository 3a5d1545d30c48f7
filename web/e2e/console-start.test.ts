import { expect, test } from 'vitest'
import { createPerson } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { momentAfter } from '#shared/dates.ts'
import { userSentences } from '#shared/users/schema.ts'
import { button } from './applicant.ts'
import { expectAccessible, goTo, openBrowser, reload } from './browser.ts'
import { pending } from './pending.ts'
import { applicant, confirm, employee } from './staff.ts'

const { transact } = await tableCode(cloud)
const { audit } = await import('#functions/platform/store/audit.ts')

const recorded = (action: string, by: string, at = new Date()) =>
	transact([audit({ action, by, about: by, at, requestId: 'journey' })])

/** The day before an employee's first one in a test. */
const wasHere = (by: string) => recorded('/api/users', by, momentAfter(new Date(), -1))

test('the start page says what waits and opens the first one, on a desk and a phone', async () => {
	await pending(1, 30)
	await applicant()
	const { page, client, user } = await employee(['Application Access'])
	await page.getByRole('heading', { name: 'Pending applications' }).waitFor()
	await page.getByRole('link', { name: 'Start', exact: true }).click()
	await page.getByRole('heading', { name: 'For you today' }).waitFor()
	const forUs = page.getByRole('region', { name: 'Applications for us' })
	await forUs.getByText(/late\.$/).waitFor()
	await expectAccessible(page)
	expect(await page.getByText(/report|active event/).count()).toBe(0)
	expect(await page.getByText('Since you were here').count()).toBe(0)
	await wasHere(user._id)
	await reload(page)
	await page.getByRole('heading', { name: /^Since you were here on / }).waitFor()
	await page.getByRole('link', { name: /new applications?$/ }).waitFor()
	await expectAccessible(page)
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

test('the news of members leads to the users', async () => {
	const { page, user } = await employee(['User Access'])
	await wasHere(user._id)
	// The trail doesn't have the account of a test, because nobody verified its email.
	await recorded('/api/verify-user', (await createPerson()).user._id)
	await goTo(page, '/dashboard/start')
	await page.getByRole('link', { name: /new members?$/ }).click()
	await page.getByRole('heading', { name: 'User Settings' }).waitFor()
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
