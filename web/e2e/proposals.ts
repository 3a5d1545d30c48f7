import type { Page } from 'playwright-core'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { button, field } from './applicant.ts'
import { goTo } from './browser.ts'
import { confirm, open } from './staff.ts'

export async function limitTo(page: Page, typed: string) {
	await goTo(page, '/dashboard/settings/applications')
	await button(page, 'Change the limit').click()
	await page.getByLabel(/^Limit/).fill(typed)
	await confirm(page, 'Save Setting')
	await page.getByRole('status').getByText(sentences.settingsSaved).waitFor()
}

export const tick = (page: Page) => page.getByText('Yes, this is more than they asked for.').click()
export const notice = (page: Page) => page.getByText('Waiting for a second employee').filter({ visible: true })

export async function propose(page: Page, token: string, amount: string) {
	await open(page, token, 'respond?decide=approve')
	await field(page, 'Amount').fill(amount)
	await button(page, 'Verify Response').click()
	await page.getByText('This needs a second employee.').waitFor()
	await tick(page)
}
