import { beforeAll, expect, test } from 'vitest'
import { forgetMailsToStrangers } from '#infra/testing/mail-limit.ts'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { helperSentences } from '#shared/applications/applicant-helper.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { button, field, fillApplication, find, letGuestsApply, tokenOf } from './applicant.ts'
import { expectAccessible, expectResult, goTo, visit } from './browser.ts'

beforeAll(letGuestsApply)

test('a helper fills in the form, and the applicant ends it at Find', async () => {
	const email = newEmail()
	const page = await visit('/apply', 'phone')
	await button(page, 'Continue as Guest').click()
	await page.getByLabel('I’m helping someone').check()
	await button(page, /^Continue to/).click()
	await page.getByText(helperSentences.theyKnow).first().waitFor()
	await expectAccessible(page)
	await field(page, 'Your name').fill('Aspen Hill')
	await page.getByLabel('Nurse or social worker').check()
	await field(page, 'Your email').fill(email)
	await page.getByLabel('Both of us').check()
	await page.getByText('They know that I’m sending this.').click()
	await fillApplication(page)
	await page.getByText(`${persona.email}, ${email}`).waitFor()
	await expectAccessible(page)
	await forgetMailsToStrangers()
	await button(page, 'Submit Application').click()
	await page.getByRole('heading', { name: 'Thank you, Aspen Hill' }).waitFor()
	const token = await tokenOf(page)
	expect((await mailTo(email, /Thank you for helping/)).text).not.toContain(persona.illness)

	await goTo(page, '/find')
	await find(page, token)
	await page.getByRole('heading', { name: 'Aspen Hill helped you' }).waitFor()
	await expectAccessible(page)
	await button(page, 'Stop sharing with Aspen Hill').click()
	await expectResult(page.getByText(helperSentences.ended))
	expect(await button(page, 'Stop sharing with Aspen Hill').count()).toBe(0)
	const said = await page.getByText(/this PIN/).textContent()
	await goTo(page, '/find')
	await find(page, token)
	await page.getByText(applicationSentences.pinNeeded).first().waitFor()
	await expectAccessible(page)
	await field(page, 'PIN').fill(/\d{8}/.exec(said ?? '')?.[0] ?? '')
	await button(page, 'Find Application').click()
	await page.getByRole('heading', { level: 1, name: persona.lastName }).waitFor()
})
