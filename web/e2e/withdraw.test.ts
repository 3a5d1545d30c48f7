import { beforeAll, expect, test } from 'vitest'
import { mailTo } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { statusBanners } from '#shared/applications/rules.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { button, find, letGuestsApply, sentByGuest } from './applicant.ts'
import { expectAccessible, expectResult, visit } from './browser.ts'

beforeAll(letGuestsApply)

test('a guest withdraws at Find, has an email about it, and undoes it', async () => {
	const { token, email } = await sentByGuest()
	const page = await visit('/find', 'phone')
	await find(page, token)
	await page.getByText(statusBanners.Pending).waitFor()
	await button(page, 'Withdraw this application').click()
	const form = page.getByRole('form', { name: 'Withdraw this application' })
	await button(page, 'Withdraw it').click()
	await form.getByText('Choose why you withdraw it.').first().waitFor()
	await expectAccessible(page)
	await form.getByLabel('I sent it by mistake').check()
	await button(page, 'Withdraw it').click()
	await expectResult(page.getByText('You withdrew this application'))
	expect(await page.getByText(statusBanners.Pending).count()).toBe(0)
	await expectAccessible(page)
	expect((await mailTo(email, /You withdrew your application/)).text).not.toContain(persona.illness)

	await button(page, 'Undo it').click()
	await expectResult(page.getByText(sentences.withdrawalUndone))
	await page.getByText(statusBanners.Pending).waitFor()
	const who = { firstName: persona.firstName, lastName: persona.lastName, token }
	const { application } = (await new TestClient().call(applicationsApi.find, who)).body
	expect(application?.withdrawnOn).toBeUndefined()
})
