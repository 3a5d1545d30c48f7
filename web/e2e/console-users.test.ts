import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEmployee, createPerson, newEmail, newLastName } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { UserRecord } from '#shared/account/user.ts'
import { messages } from '#shared/messages.ts'
import { userSentences } from '#shared/users/schema.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { confirm, employee, showUser } from './staff.ts'

test('notes of a user: added, counted, read by a colleague, deleted', async () => {
	const member = await createPerson()
	const { page } = await employee(['User Access'])
	const colleague = await employee(['User Access'])
	await showUser(page, member.user.email)
	await button(page, 'View / Add Notes').click()
	await page.getByText('No notes yet').waitFor()
	await expectAccessible(page)
	await button(page, 'Add note').click()
	await page.getByRole('alert').waitFor()
	await expectAccessible(page)
	await page.getByRole('textbox', { name: 'Add a note' }).fill('Prefers to be called in the evening.')
	await button(page, 'Add note').click()
	await page.getByText('Notes (1)').waitFor()
	await page.getByRole('button', { name: member.user.email }).getByText('1 note').waitFor()
	await expectAccessible(page)

	await showUser(colleague.page, member.user.email)
	await button(colleague.page, 'View / Add Notes').click()
	await colleague.page.getByText('Prefers to be called in the evening.').waitFor()
	await button(colleague.page, 'Delete notes').click()
	await colleague.page.getByRole('checkbox').first().click({ force: true })
	await expectAccessible(colleague.page)
	await button(colleague.page, 'Delete selected').click()
	await colleague.page.getByText(/^Deleted by /).waitFor()
	expect(await colleague.page.getByText('Prefers to be called in the evening.').count()).toBe(0)
	expect(await button(colleague.page, 'Delete notes').count()).toBe(0)
	await colleague.page.getByRole('button', { name: member.user.email }).getByText('1 note').waitFor()
	await expectAccessible(colleague.page)
})

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

test('when more of a list does not come, the rows that stand stay, and Retry brings the rest', async () => {
	const { transact, putAccount } = await tableCode(cloud)
	const lastName = newLastName()
	for (let count = 0; count < 26; count++) {
		const user = UserRecord.parse({
			_id: randomUUID(),
			firstName: 'Ivy',
			lastName,
			email: newEmail(),
			verified: true,
			dateRegistered: new Date().toISOString(),
		})
		await transact(putAccount(user, 'nobody knows'))
	}
	const { page } = await employee(['User Access'])
	await goTo(page, '/dashboard/settings/users?show=search')
	await field(page, 'Search users').fill(lastName)
	await page.getByText('25 users shown').waitFor()
	const rows = page.getByRole('button', { name: lastName })
	await page.route('**/api/users?*', (route) => route.fulfill({ status: 500, body: 'not what was asked for' }))
	await button(page, 'Show more').click()
	await page.getByRole('alert').getByText('We couldn’t load more').waitFor()
	await expect.poll(() => rows.count()).toBe(25)
	await expectAccessible(page)
	await page.unroute('**/api/users?*')
	await button(page, 'Retry').click()
	await page.getByText('26 users').waitFor()
	await expect.poll(() => rows.count()).toBe(26)
	expect(await page.getByRole('alert').count()).toBe(0)
})

test('an employee is made a member, disabled and enabled again, each with the key and in words', async () => {
	const { user } = await createEmployee(['Report Access'])
	const { page, user: me } = await employee(['User Access'])
	await showUser(page, user.email)
	for (const [action, sentence] of [
		['Make Employee a Member', userSentences.removedEmployee],
		['Disable Account', userSentences.disabled],
		['Enable Account', userSentences.enabled],
	] as const) {
		await button(page, action).click()
		await expectAccessible(page)
		await confirm(page, action)
		await page.getByText(sentence).waitFor()
		await expectAccessible(page)
	}
	await showUser(page, me.email)
	await page.getByText('This is you.').waitFor()
	expect(await page.getByRole('button', { name: 'View / Add Notes' }).count()).toBe(0)
})
