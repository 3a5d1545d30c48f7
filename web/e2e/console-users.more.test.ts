import { expect, test } from 'vitest'
import { createEmployee } from '#infra/testing/people.ts'
import { messages } from '#shared/messages.ts'
import { userSentences } from '#shared/users/schema.ts'
import { button } from './applicant.ts'
import { expectAccessible } from './browser.ts'
import { confirm, employee, showUser } from './staff.ts'

test('if two employees change the same permissions, the second sees the current ones and undoes nothing', async () => {
	const { user } = await createEmployee(['Report Access'])
	const [first, second] = [
		await employee(['User Access', 'Application Access']),
		await employee(['User Access', 'Event Access']),
	]
	for (const { page } of [first, second]) {
		await showUser(page, user.email)
		await button(page, 'Change Permissions').click()
		await button(page, 'Verify & Update Permissions').click()
		await page.getByText('Add or remove a permission first.').waitFor()
	}
	const choose = (page: typeof first.page, name: string) =>
		page.getByRole('group', { name: 'Permissions' }).getByText(name, { exact: true }).click()
	const update = (page: typeof first.page) => confirm(page, 'Verify & Update Permissions')
	// Employees can't give a permission they don't have, and the page says so before they try.
	const box = (page: typeof first.page, name: string) => page.getByRole('checkbox', { name })
	await first.page.getByText('You can only give access that you have yourself.').waitFor()
	await expect.poll(() => box(first.page, 'Event Access').isDisabled()).toBe(true)
	await expect.poll(() => box(second.page, 'Application Access').isDisabled()).toBe(true)
	expect(await box(first.page, 'Report Access').isDisabled()).toBe(false)
	await expectAccessible(first.page)
	// From now on no list can be read: what a change did shows from its own answer, as an index follows late.
	for (const { page } of [first, second])
		await page.route('**/api/users?*', (route) => route.fulfill({ status: 500, body: 'not now' }))
	await choose(first.page, 'Application Access')
	await update(first.page)
	await first.page.getByText(userSentences.permissionsChanged).waitFor()
	await first.page.getByText('Application Access, Report Access').waitFor()

	await choose(second.page, 'Event Access')
	await update(second.page)
	await second.page.getByRole('alert').getByText(messages.stale).waitFor()
	await second.page.getByText('Application Access, Report Access').waitFor()
	await expectAccessible(second.page)
	await update(second.page)
	await second.page.getByText(userSentences.permissionsChanged).waitFor()
	await second.page.getByText('Application Access, Event Access, Report Access').waitFor()
})

test.each([
	[['Application Access'], 'Application Settings'],
	[['Report Access'], 'Employee key'],
	[['User Access', 'Application Access'], 'User Settings'],
] as const)('with %j Settings opens on %s', async (permissions, title) => {
	const { page } = await employee([...permissions])
	await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Settings' }).click()
	await page.getByRole('heading', { level: 1, name: title }).waitFor()
})
