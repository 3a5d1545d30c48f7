import { expect, test } from 'vitest'
import { createEmployee, newEmail } from '#infra/testing/people.ts'
import { withSwitches } from '#infra/testing/switches.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { reportsApi } from '#shared/reports/api.ts'
import { userSentences } from '#shared/users/schema.ts'
import { button, field } from '../applicant.ts'
import { goTo } from '../browser.ts'
import { applicant, confirm, employee, open, showUser, write } from '../staff.ts'

/** The lists lag behind for longer than any step of these tests takes. */
const late = { indexLagSeconds: 300 }

test('permissions change twice in a row while the list still knows the first ones', () =>
	withSwitches(late, async () => {
		const { user } = await createEmployee(['Report Access'])
		const { page } = await employee(['User Access', 'Application Access', 'Event Access'])
		await showUser(page, user.email)
		await button(page, 'Change Permissions').click()
		for (const [name, all] of [
			['Application Access', 'Application Access, Report Access'],
			['Event Access', 'Application Access, Event Access, Report Access'],
		] as const) {
			await page.getByRole('group', { name: 'Permissions' }).getByText(name, { exact: true }).click()
			await confirm(page, 'Verify & Update Permissions')
			await page.getByText(all).waitFor()
			await page.getByText(userSentences.permissionsChanged).waitFor()
		}
		await button(page, 'View / Add Notes').click()
		await page.getByRole('textbox', { name: 'Add a note' }).fill('Prefers to be called in the evening.')
		await button(page, 'Add note').click()
		await page.getByText('Notes (1)').waitFor()
		await page.getByRole('button', { name: user.email }).getByText('1 note').waitFor()
	}))

test('a decision and a report show as they were changed, and the lists keep to it', async () => {
	const { token } = await applicant()
	const email = newEmail()
	await new TestClient().call(reportsApi.report, { type: 'Other', description: 'The page stays blank.', email })
	const { page } = await employee(['Application Access', 'Report Access'])
	await goTo(page, '/dashboard/applications')
	const row = page.getByRole('listitem').filter({ has: page.locator(`a[href*="${token}"]`) })
	await withSwitches(late, async () => {
		await page
			.getByRole('button', { name: /Utility/ })
			.first()
			.click()
		await row.getByRole('link', { name: /View Full Details/ }).click()
		await page.getByRole('tab', { name: 'Respond to Application' }).click()
		await write(page, { status: 'Denied', message: 'Not this time.' })
		await confirm(page, 'Submit Response')
		await page.getByText(applicationSentences.responseSubmitted).waitFor()
		await page.getByRole('link', { name: 'Back to Pending' }).first().click()
		await page.getByRole('heading', { name: 'Pending applications' }).waitFor()
		expect(await row.count()).toBe(0)
		await open(page, token)
		await page.getByText('Viewing Denied Application').first().waitFor()

		await goTo(page, '/dashboard/reports?show=search')
		await field(page, 'Search reports').fill(email)
		await page.getByRole('button', { name: 'Other' }).click()
		for (const [press, then] of [
			['Mark as resolved', 'Mark as unresolved'],
			['Mark as unresolved', 'Mark as resolved'],
		] as const) {
			await button(page, press).click()
			await button(page, then).waitFor()
		}
	})
})
