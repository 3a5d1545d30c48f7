import { expect, test } from 'vitest'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { button, field, fillApplication, guest, letGuestsApply, tokenOf } from '../applicant.ts'
import { expectAccessible, goTo, visit } from '../browser.ts'
import { confirm, employee, signInAt } from '../staff.ts'

test('the switch for guests: a person without an account sees that guests may not apply, until it is on again', async () => {
	await letGuestsApply()
	const { page } = await employee(['Application Access'])
	await goTo(page, '/dashboard/settings/applications')
	const flip = async (to: 'Yes' | 'No') => {
		await page.getByText('Guests may apply').click()
		await confirm(page, 'Save Setting')
		await page.getByRole('status').getByText(applicationSentences.settingsSaved).waitFor()
		await page.getByText(`Guests may apply: ${to}`).waitFor()
	}
	const begun = await guest('phone')
	await field(begun, 'Email').fill(newEmail())
	await fillApplication(begun)
	await flip('No')
	await expectAccessible(page)

	const guestPage = await visit('/apply', 'phone')
	await guestPage.getByRole('heading', { name: 'Before you Continue' }).waitFor()
	await guestPage.getByText('An account is required to request assistance.').waitFor()
	expect(await button(guestPage, 'Continue as Guest').count()).toBe(0)
	await expectAccessible(guestPage)
	await guestPage.getByRole('link', { name: 'Create an Account' }).click()
	await button(guestPage, 'Create account').waitFor()

	await button(begun, 'Submit Application').click()
	const refusal = begun.getByRole('alert').filter({ hasText: applicationSentences.guestsNotNow })
	await refusal.getByRole('link', { name: 'Create an Account' }).waitFor()
	await expectAccessible(begun)
	await refusal.getByRole('link', { name: 'Login' }).click()
	await signInAt(begun, await createPerson())
	await begun.waitForURL('**/apply?step=send')
	await begun.getByText('What you typed is here').waitFor()
	await expectAccessible(begun)
	await begun.getByText(persona.phone).waitFor()
	await button(begun, 'Submit Application').click()
	await tokenOf(begun)

	await flip('Yes')
	await goTo(guestPage, '/apply')
	await button(guestPage, 'Continue as Guest').waitFor()
	expect(await guestPage.getByText('An account is required').count()).toBe(0)
})
