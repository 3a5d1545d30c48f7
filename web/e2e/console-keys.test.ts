import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { messages } from '#shared/messages.ts'
import { userSentences } from '#shared/users/schema.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { employee, key } from './staff.ts'

const newKey = 'geese-before-rain'
mayNotBeLogged(cloud, newKey)

async function change(page: Page, from: string, to: string) {
	await field(page, 'Current employee key').fill(from)
	await field(page, 'New employee key').fill(to)
	await button(page, 'Change key').click()
}

test('an employee changes their own key, and from then on only the new one holds', async () => {
	const { page } = await employee([])
	await goTo(page, '/dashboard/settings/key')
	await change(page, key, 'short')
	await page.getByText(userSentences.keyLength).first().waitFor()
	await expectAccessible(page)
	await field(page, 'New employee key').fill(newKey)
	await page.getByRole('alert').waitFor({ state: 'detached' })
	await change(page, 'not-the-key-at-all', newKey)
	await page.getByRole('alert').getByText(messages.wrongKey).waitFor()
	await expectAccessible(page)
	await change(page, key, newKey)
	await page.getByRole('status').getByText(userSentences.keyChanged).waitFor()
	await expectAccessible(page)
	await expect.poll(() => field(page, 'Current employee key').inputValue()).toBe('')

	await change(page, key, newKey)
	await page.getByRole('alert').getByText(messages.wrongKey).waitFor()
	expect(await page.getByText(userSentences.keyChanged).count()).toBe(0)
	await change(page, newKey, key)
	await page.getByRole('status').getByText(userSentences.keyChanged).waitFor()
})
