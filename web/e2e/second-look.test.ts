import { expect, test } from 'vitest'
import { key, respond } from '#functions/applications/applications.cloud.test.data.ts'
import { createEmployee, mailTo } from '#infra/testing/people.ts'
import { statusBanners } from '#shared/applications/rules.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { attach, button, field, photograph } from './applicant.ts'
import { expectAccessible, expectResult, goTo, visit } from './browser.ts'
import { applicant, confirm, employee, open, write } from './staff.ts'

test('a member asks once to look again after a denial, and another employee decides', async () => {
	const { client, token, email } = await applicant()
	const denier = await createEmployee(['Application Access'], key)
	await respond(denier.client, token, { status: 'Denied', message: 'The bill isn’t yours.' })
	const page = await visit('/dashboard', 'phone', client.cookie)
	await page.locator('h3 button').first().click()
	await button(page, 'Ask us to look again').click()
	await page.getByText(statusBanners.Declined).waitFor()
	await button(page, 'Ask us to look again').click()
	await field(page, 'What should we look at again?').fill('It has my maiden name.')
	await attach(page, await photograph(page, 'wedding.jpg'))
	await expectAccessible(page)
	await button(page, 'Ask us to look again').click()
	await expectResult(page.getByText(sentences.secondLookAsked))
	await page.getByText(statusBanners.Pending).waitFor()
	await expectAccessible(page)

	const refused = await visit(`/dashboard/applications/${token}/respond`, 'desk', denier.client.cookie)
	await refused.getByText(sentences.deniedByYou).first().waitFor()
	expect(await button(refused, 'Verify Response').count()).toBe(0)
	await goTo(refused, '/dashboard/applications?show=search')
	await field(refused, 'Search applications').fill(token)
	const row = refused.locator(`[data-id="${token}"]`)
	await row.getByRole('button').first().click()
	await row.getByRole('link', { name: 'View Full Details / Respond' }).waitFor()
	expect(await row.getByRole('link', { name: 'Approve' }).count()).toBe(0)

	const { page: desk } = await employee(['Application Access'])
	await open(desk, token, 'respond')
	await desk.getByText('It has my maiden name.').first().waitFor()
	await desk.getByText('The bill isn’t yours.').first().waitFor()
	await expectAccessible(desk)
	await write(desk, { status: 'Approved', message: 'We see it now.', amount: '200' })
	await confirm(desk, 'Submit Response')
	expect((await mailTo(email, /We see it now/)).text).toContain('$200')
})
