import { expect, test } from 'vitest'
import { newEmail, somebody } from '#infra/local/people.ts'
import { persona } from '#infra/local/persona.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { userSentences } from '#shared/users/schema.ts'
import { button, field, fillApplication, guest, letGuestsApply, tokenOf } from './applicant.ts'
import { expectAccessible, visit } from './browser.ts'
import { confirm, employee, key, showUser, signIn, signInAt } from './staff.ts'

test('users: somebody becomes an employee and gets a permission; the new one chooses a key', async () => {
	const newcomer = await somebody()
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
	await own.goto('/dashboard/settings/key', { waitUntil: 'networkidle' })
	await field(own, 'Your password').fill(newcomer.password)
	await field(own, 'New employee key').fill(key)
	await expectAccessible(own)
	await button(own, 'Choose this key').click()
	await own.getByText(userSentences.keySet).waitFor()
	await own.goto('/dashboard/settings/applications', { waitUntil: 'networkidle' })
	await own.getByText('Guests may apply').waitFor()
	await expectAccessible(own)
})

test('the switch for guests: whoever has no account is told so, until it is on again', async () => {
	await letGuestsApply()
	const { page } = await employee(['Application Access'])
	await page.goto('/dashboard/settings/applications', { waitUntil: 'networkidle' })
	const flip = async (to: 'Yes' | 'No') => {
		await page.getByText('Guests may apply').click()
		await page.getByRole('status').getByText(applicationSentences.settingsSaved).waitFor()
		await page.getByText(`Guests may apply: ${to}`).waitFor()
	}
	const begun = await guest('phone')
	await field(begun, 'Email').fill(newEmail())
	await fillApplication(begun)
	await flip('No')
	await expectAccessible(page)

	const visitor = await visit('/apply', 'phone')
	await visitor.getByRole('heading', { name: 'Before you Continue' }).waitFor()
	await visitor.getByText('An account is required to request assistance.').waitFor()
	await visitor.getByText('At the moment nobody can apply without an account.').waitFor()
	expect(await button(visitor, 'Continue as Guest').count()).toBe(0)
	await expectAccessible(visitor)
	await visitor.getByRole('link', { name: 'Create an Account' }).click()
	await button(visitor, 'Create account').waitFor()

	await button(begun, 'Submit Application').click()
	const refusal = begun.getByRole('alert').filter({ hasText: applicationSentences.guestsNotNow })
	await refusal.getByRole('link', { name: 'Create an Account' }).waitFor()
	await expectAccessible(begun)
	await refusal.getByRole('link', { name: 'Login' }).click()
	await signInAt(begun, await somebody())
	await begun.waitForURL('**/apply')
	await begun.getByRole('heading', { name: 'Is this yours?' }).waitFor()
	await expectAccessible(begun)
	await button(begun, 'Yes, go on with it').click()
	await begun.getByText('Welcome back').waitFor()
	await begun.getByRole('button', { name: /^Continue to/ }).waitFor()
	expect(await field(begun, 'Phone').inputValue()).toBe(persona.phone)
	await begun.goto('/apply?step=send')
	await button(begun, 'Submit Application').click()
	await tokenOf(begun)

	await flip('Yes')
	await visitor.goto('/apply')
	await button(visitor, 'Continue as Guest').waitFor()
}, 90_000)
