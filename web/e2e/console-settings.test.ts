import { test } from 'vitest'
import { createPerson } from '#infra/testing/people.ts'
import { userSentences } from '#shared/users/schema.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { confirm, employee, key, showUser, signIn } from './staff.ts'

test('users: a person becomes an employee and gets a permission; the new one chooses a key', async () => {
	const newcomer = await createPerson()
	const { page } = await employee(['User Access'])
	await showUser(page, newcomer.user.email)
	await expectAccessible(page)
	await button(page, 'Make User Employee').click()
	await field(page, 'Employee key').waitFor()
	await expectAccessible(page)
	await field(page, 'Employee key').fill(key)
	await button(page, 'Make User Employee').last().click()
	await page.getByText(userSentences.madeEmployee).waitFor()

	await showUser(page, newcomer.user.email)
	await button(page, 'Change Permissions').click()
	await page.getByText('Application Access', { exact: true }).click()
	await expectAccessible(page)
	await confirm(page, 'Verify & Update Permissions')
	await page.getByText(userSentences.permissionsChanged).waitFor()

	const own = await signIn(newcomer)
	await own.getByRole('heading', { name: 'Pending applications' }).waitFor()
	await goTo(own, '/dashboard/settings/key')
	await field(own, 'Your password').fill(newcomer.password)
	await field(own, 'New employee key').fill(key)
	await expectAccessible(own)
	await button(own, 'Choose this key').click()
	await own.getByText(userSentences.keySet).waitFor()
	await goTo(own, '/dashboard/settings/applications')
	await own.getByText('Guests may apply').waitFor()
	await expectAccessible(own)
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
