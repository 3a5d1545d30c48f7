import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { applyAs } from '#functions/applications/applications.cloud.test.data.ts'
import { mailTo } from '#infra/testing/people.ts'
import { ownAccountSentences } from '#shared/account/own-schema.ts'
import { messages } from '#shared/messages.ts'
import { button, field, member } from './applicant.ts'
import { expectAccessible, expectResult, reload } from './browser.ts'

const { eraseAsked, accountKept, erasesPending } = ownAccountSentences

async function openRow(page: Page) {
	await page.getByText('Your account', { exact: true }).click()
	await page.getByText('Erase your account', { exact: true }).click()
}

test('a member asks to be erased, sees until when they can stop it, and stops it', async () => {
	const { page, user, client, password } = await member('phone')
	await applyAs(client, { email: user.email })
	await reload(page)
	await openRow(page)
	await page.getByText('You’re still waiting for our answer').waitFor()
	await field(page, 'Your password').fill(password)
	await expectAccessible(page)
	await button(page, 'Erase my account').click()
	await page.getByText(erasesPending).first().waitFor()
	await expectAccessible(page)
	const pendingToo = page.locator('label').filter({ hasText: 'Erase the application that we’re not done with' })
	const tick = () => pendingToo.locator('svg').evaluate((drawn) => getComputedStyle(drawn).opacity)
	// The colors of the system replace the background of a checked box.
	await page.emulateMedia({ forcedColors: 'active' })
	await expect.poll(tick).toBe('0')
	await pendingToo.click()
	await expect.poll(tick).toBe('1')
	await page.emulateMedia({ forcedColors: 'none' })
	await field(page, 'Your password').fill('Wrong#Password1')
	await button(page, 'Erase my account').click()
	await page.getByText(messages.wrongPassword).first().waitFor()
	await field(page, 'Your password').fill(password)
	await button(page, 'Erase my account').click()
	await expectResult(page.getByText(eraseAsked))
	await page.getByText('You asked us to erase your account').waitFor()
	await expectAccessible(page)
	await mailTo(user.email, /Keep my account/)

	await reload(page)
	await openRow(page)
	await page.getByText('You’ve asked us to erase it.').waitFor()
	await button(page, 'Keep my account').click()
	await expectResult(page.getByText(accountKept))
	await field(page, 'Your password').waitFor()
	await expect.poll(() => field(page, 'Your password').inputValue()).toBe('')
	await expectAccessible(page)
	await reload(page)
	await page.getByRole('heading', { level: 1, name: `Hello ${user.firstName}` }).waitFor()
	expect(await button(page, 'Keep my account').count()).toBe(0)
})
