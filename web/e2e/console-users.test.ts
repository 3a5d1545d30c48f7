import { expect, test } from 'vitest'
import { createEmployee, createPerson } from '#infra/testing/people.ts'
import { userSentences } from '#shared/users/schema.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { confirm, employee, key, showUser, signIn } from './staff.ts'

test('a person becomes an employee, gets a permission and chooses a key', async () => {
	const newcomer = await createPerson()
	const { page } = await employee(['User Access', 'Application Access'])
	await showUser(page, newcomer.user.email)
	await expectAccessible(page)
	await button(page, 'Make User Employee').click()
	await field(page, 'Employee key').waitFor()
	await expectAccessible(page)
	await confirm(page, 'Make User Employee')
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

test('notes about an employee; then their key is reset, they are made a member, disabled and enabled, each in words', async () => {
	const { user } = await createEmployee(['Report Access'])
	const { page, user: me } = await employee(['User Access'])
	await showUser(page, user.email)
	await button(page, 'View / Add Notes').click()
	await page.getByText('No notes yet').waitFor()
	await button(page, 'Add note').click()
	await page.getByRole('alert').waitFor()
	await expectAccessible(page)
	await page.getByRole('textbox', { name: 'Add a note' }).fill('Prefers to be called in the evening.')
	await button(page, 'Add note').click()
	await page.getByText('Notes (1)').waitFor()
	await page.getByRole('button', { name: user.email }).getByText('1 note').waitFor()
	await button(page, 'Delete notes').click()
	await page.getByRole('checkbox').first().click({ force: true })
	await expectAccessible(page)
	await button(page, 'Delete selected').click()
	await page.getByText('No notes yet').waitFor()
	for (const [action, sentence] of [
		['Reset Employee Key', userSentences.keyReset],
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
