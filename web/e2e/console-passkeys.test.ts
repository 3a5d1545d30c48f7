import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { passkeySentences } from '#shared/passkeys/schema.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { addPasskey, withDevice } from './passkeys.ts'
import { confirm, employee, signInAt } from './staff.ts'

async function signOut(page: Page) {
	await page.context().clearCookies()
	await goTo(page, '/login')
}

test('a passkey: added, asked for at sign-in, replaced once by a recovery code, and removed', async () => {
	const boss = await employee(['Report Access'], 'phone')
	const { page } = boss
	await withDevice(page)
	await goTo(page, '/dashboard/settings/passkeys')
	await page.getByText('You have no passkey yet.').waitFor()
	await button(page, 'Add this passkey').click()
	await page.getByRole('alert').first().waitFor()
	await expectAccessible(page)
	const [code = ''] = await addPasskey(page, 'My phone')
	await expectAccessible(page)
	await button(page, 'I saved these codes').click()
	await page.getByText('You have 10 codes left.').waitFor()
	await expectAccessible(page)

	await signOut(page)
	await signInAt(page, boss)
	await page.getByRole('heading', { name: 'One more step' }).waitFor()
	await expectAccessible(page)
	await button(page, 'Use my passkey').click()
	await page.waitForURL('**/dashboard**')

	await signOut(page)
	await signInAt(page, boss)
	await button(page, 'I don’t have it with me').click()
	await page.getByRole('form', { name: 'Sign in with a recovery code' }).waitFor()
	await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
	await field(page, 'Recovery code').fill('0000-0000-0000-0000')
	await button(page, 'Sign in with this code').click()
	await page.getByText(passkeySentences.wrongCode).first().waitFor()
	await expectAccessible(page)
	await field(page, 'Recovery code').fill(code)
	await button(page, 'Sign in with this code').click()
	await page.waitForURL('**/dashboard**')

	await goTo(page, '/dashboard/settings/passkeys')
	await page.getByText('You have 9 codes left.').waitFor()
	await button(page, 'Remove My phone').click()
	await confirm(page, 'Remove this passkey')
	await page.getByText(passkeySentences.lastRemoved).waitFor()
	await page.getByText('You have no passkey yet.').waitFor()
})
