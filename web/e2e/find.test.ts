import { beforeAll, expect, test } from 'vitest'
import { applicationForm } from '#infra/testing/application.ts'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { statusBanners } from '#shared/applications/rules.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import {
	attach,
	button,
	field,
	fillApplication,
	guest,
	letGuestsApply,
	member,
	photograph,
	tokenOf,
} from './applicant.ts'
import { expectAccessible, expectResult, visit } from './browser.ts'
import { confirm, employee, open, write } from './staff.ts'

beforeAll(letGuestsApply)

test('a guest finds their application, however the token is typed, and what was decided', async () => {
	const page = await guest('phone')
	const email = newEmail()
	await field(page, 'Email').fill(email)
	await fillApplication(page, async () => {
		await attach(page, await photograph(page, 'bill.png'))
		await page.getByText('1 of 10 files uploaded').waitFor()
	})
	await button(page, 'Submit Application').click()
	const token = await tokenOf(page)
	await page.getByRole('link', { name: 'Find Application' }).first().click()

	await button(page, 'Find Application').click()
	await page.getByText(sentences.findAll).first().waitFor()
	await expectAccessible(page)
	await field(page, 'First name').fill('Someone')
	await field(page, 'Last name').fill(persona.lastName)
	await field(page, 'Token').fill(token)
	await button(page, 'Find Application').click()
	await page.getByText(sentences.notFound).waitFor()
	await expectAccessible(page)

	await field(page, 'First name').fill(` ${persona.firstName.toLowerCase()}`)
	await field(page, 'Token').fill(token.toLowerCase().replaceAll('-', ' '))
	await button(page, 'Find Application').click()
	await expectResult(page.getByRole('heading', { level: 1, name: `${persona.firstName} ${persona.lastName}` }))
	await page.getByText('Your Application is Pending!').waitFor()
	for (const title of ['General', 'Address', 'Medical', 'Request', 'Attachments', 'Referral'])
		await page.getByRole('heading', { name: title, exact: true }).waitFor()
	await page.getByText(sentences.attachmentHidden).waitFor()
	expect(await page.getByText('N/A').count()).toBeGreaterThan(0)
	expect(page.url()).not.toContain(token)
	await expectAccessible(page)
	await button(page, 'Go Back').click()
	await expectResult(page.getByRole('heading', { level: 1, name: 'Find Application' }))
	await expect.poll(() => field(page, 'Last name').inputValue()).toBe(persona.lastName)

	const { page: desk } = await employee(['Application Access'])
	await open(desk, token, 'respond')
	await write(desk, { status: 'Denied', message: 'We need the bill itself.' })
	await confirm(desk, 'Submit Response')
	await desk.getByText(sentences.responseSubmitted).waitFor()
	expect((await mailTo(email, /We need the bill itself/)).text).toContain(persona.firstName)
	await button(page, 'Find Application').click()
	await page.getByText(statusBanners.Declined).waitFor()
	await expectAccessible(page)
})

test('a guest who lost the token has it emailed, and reads the same for an address that never applied', async () => {
	const email = newEmail()
	const { body } = await new TestClient().call(applicationsApi.apply, applicationForm({ email }))
	const page = await visit('/find', 'phone')
	await field(page, 'The email you applied with').fill('nobody@example')
	await button(page, 'Email me my tokens').click()
	await page.getByText('Enter an email like name@example.com.').first().waitFor()
	for (const address of [newEmail(), email]) {
		await field(page, 'The email you applied with').fill(address)
		await button(page, 'Email me my tokens').click()
		await expectResult(page.getByText(sentences.tokensSent))
		await expectAccessible(page)
		await page.reload()
	}
	expect((await mailTo(email, /Here’s your token/)).text).toContain(body.token)
})

test('a member is shown the easier way, and greeted before their own application', async () => {
	const { page } = await member('desk')
	await page.goto('/apply')
	await fillApplication(page)
	await button(page, 'Submit Application').click()
	const token = await tokenOf(page)
	await page.goto('/find')
	await page.getByText("You're Already Logged in").waitFor()
	await expectAccessible(page)
	await button(page, 'Continue').click()
	await field(page, 'Token').fill(token)
	await button(page, 'Find Application').click()
	await page.getByRole('heading', { name: `Hello ${persona.firstName}` }).waitFor()
	await expectAccessible(page)
	await button(page, 'Continue').click()
	await page.getByText('Your Application is Pending!').waitFor()
	await page.goBack()
	await page.getByRole('form', { name: 'Find an application' }).waitFor()
})
