import { expect, test } from 'vitest'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { mailTo } from '#infra/testing/people.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { attach, button, field, loseAnswers, photograph } from './applicant.ts'
import { expectAccessible, goTo, reload } from './browser.ts'
import { approved } from './grants.ts'
import { pending } from './pending.ts'
import { resize } from './sizes.ts'
import { applicant, choose, chooseStatus, confirm, employee, expectInSight, open, searchApplications } from './staff.ts'
import { send, stranger } from './strangers.ts'

test('the reason and the bill are in sight beside the form', async () => {
	const { token } = await applicant()
	const { page } = await employee(['Application Access'])
	await open(page, token, 'attachments')
	await attach(page, await photograph(page, 'bill.png'))
	await page.getByText('Uploaded', { exact: true }).waitFor()
	await button(page, 'Submit Attachments').click()
	await page.getByText(sentences.attachmentsSubmitted).waitFor()

	await resize(page, { width: 1280, height: 720 })
	await open(page, token, 'respond')
	const bill = page.getByRole('region', { name: 'Bill', exact: true })
	await bill.getByRole('img', { name: 'bill.png' }).waitFor()
	await page.keyboard.press('a')
	await expect.poll(() => field(page, 'Amount').evaluate((box) => box === document.activeElement)).toBe(true)
	await expectInSight(page.getByRole('region', { name: 'Reason for applying' }))
	await expectInSight(bill)
	await expectAccessible(page)
})

test('what an applicant sends while their response is written is read before it’s sent', async () => {
	const { token, client } = await applicant()
	const { page } = await employee(['Application Access'])
	await page.clock.install()
	await open(page, token, 'respond')
	// A preview of the email is a frame without scripts, into which the test's clock can't go.
	await chooseStatus(page, 'Denied')
	await choose(page, 'Email Applicant', 'No')
	await page.getByLabel(/^Message to the applicant/).fill('Not this time.')
	await button(page, 'Verify Response').click()
	await page.getByRole('heading', { name: 'Verify your response' }).waitFor()
	const attachments = [await upload(client, 'bill.pdf', pdf)]
	const sent = await client.call(applicationsApi.sendDocuments, { token, attachments })
	expect(sent.status, sent.text).toBe(200)
	// The page reads the application again by itself, and so has its newest version.
	await page.clock.fastForward('06:00')
	await page.evaluate(() => {
		for (const name of ['offline', 'online']) window.dispatchEvent(new Event(name))
	})
	await page.getByRole('alert').getByText('They sent something after you opened this.').waitFor()
	await page.getByRole('heading', { name: 'Verify your response' }).waitFor({ state: 'hidden' })
	await expectAccessible(page)
	await button(page, 'Continue with my response').click()
	await expect.poll(() => page.getByLabel(/^Message to the applicant/).inputValue()).toBe('Not this time.')
	await button(page, 'Verify Response').click()
	await page.getByRole('heading', { name: 'Verify your response' }).waitFor()
	await confirm(page, 'Submit Response')
	await page.getByText(sentences.responseSubmitted).waitFor()
})

test('a message outlives a reload, a choice doesn’t; and an email whose answer was lost is sent once', async () => {
	const { token, email } = await applicant()
	const { page } = await employee(['Application Access'])
	await open(page, token, 'respond')
	const message = page.getByLabel(/^Message to the applicant/)
	await chooseStatus(page, 'Denied')
	await message.fill('Half a sentence, and then')
	await page.getByText('Your message is kept until you close this tab').waitFor()
	await open(page, token, 'respond')
	await page.getByText('Email: your own message').waitFor()
	await page.getByRole('link', { name: 'Deny', exact: true }).click()
	await expect.poll(() => message.inputValue()).toBe('Half a sentence, and then')
	await open(page, token, 'email')
	await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Please send us page two of the bill.')
	await button(page, 'Verify Email').click()
	await loseAnswers(page, applicationsStaffApi.email.path)
	await confirm(page, 'Send Email')
	await page.getByText('We couldn’t reach our server.').first().waitFor()
	await reload(page)
	await button(page, 'Verify Email').click()
	await confirm(page, 'Send Email')
	await page.getByText(sentences.emailSent).waitFor()
	await page.getByRole('tab', { name: 'Notes (1)' }).waitFor()
	await mailTo(email, /page two of the bill/)
})

test('more than what was asked needs its own tick, and nothing at all isn’t approved', async () => {
	const { token } = await applicant()
	const { page } = await employee(['Application Access'], 'phone')
	await open(page, token, 'respond')
	await chooseStatus(page, 'Approved')
	await field(page, 'Amount').fill('2400')
	await button(page, 'Verify Response').click()
	await page.getByText('than the $240 they asked for').waitFor()
	await expectAccessible(page)
	await confirm(page, 'Submit Response')
	await page.getByText('Tick the box if this amount is right.').waitFor()
	await button(page, 'Go Back').click()
	await field(page, 'Amount').fill('0')
	await button(page, 'Verify Response').click()
	await page.getByText(sentences.approvesNothing).first().waitFor()
	await expectAccessible(page)
	await field(page, 'Amount').fill('2400')
	await button(page, 'Verify Response').click()
	await page.getByText('Yes, this is more than they asked for.').click()
	await confirm(page, 'Submit Response')
	await page.getByText(sentences.responseSubmitted).waitFor()
})

test('what was sent with an employee’s own address offers that employee no decision and no payment', async () => {
	const { page, user } = await employee(['Application Access'])
	const mine = { email: user.email }
	const waiting = await pending(1, 1, () => mine)
	await searchApplications(page, waiting.lastName)
	const row = page.locator(`[data-id="${waiting.tokens[0]}"]`)
	await row.getByRole('button').first().click()
	await row.getByRole('link', { name: 'View Full Details / Respond' }).waitFor()
	expect(await row.getByRole('link', { name: 'Approve' }).count()).toBe(0)
	const { lastName, tokens } = await approved(1, mine)
	await open(page, tokens[0] ?? '')
	await page.getByText('is not paid yet').waitFor()
	expect(await button(page, 'Record payment').count()).toBe(0)
	await expectAccessible(page)
	await goTo(page, '/dashboard/money')
	await field(page, 'Find in this list').fill(lastName)
	const grant = page.locator(`[data-id="${tokens[0]}"]`)
	await grant.getByText('A colleague pays this').waitFor()
	expect(await grant.locator('label').filter({ hasText: 'Select' }).count()).toBe(0)
})

test('what was just granted counts as help beside the other application of the same person', async () => {
	const person = stranger()
	const first = await send(person)
	await send(person)
	const { page } = await employee(['Application Access'])
	await open(page, first, 'respond')
	const glance = (name: string) => page.locator('dl > div').filter({ hasText: name }).first()
	await glance('Help in 12 months').getByText('None').waitFor()
	await glance('Another open').getByText('Utility, $240').waitFor()
	const toTheOther = () =>
		page
			.getByRole('link', { name: /, Utility, / })
			.filter({ visible: true })
			.first()
			.click()
	await toTheOther()
	await page.getByRole('link', { name: 'Approve', exact: true }).click()
	await button(page, 'Verify Response').click()
	await confirm(page, 'Submit Response')
	await page.getByText(sentences.responseSubmitted).waitFor()
	await toTheOther()
	await page.waitForURL(`**/${first}`)
	await glance('Help in 12 months').getByText('$240').waitFor()
	await glance('Another open').waitFor({ state: 'detached' })
})

test('whoever changes an emailed decision without an email is warned before it counts', async () => {
	const { token } = await applicant()
	const { page } = await employee(['Application Access'])
	await open(page, `${token}`, 'respond?decide=deny')
	await button(page, 'Several bills').click()
	await button(page, 'Verify Response').click()
	await confirm(page, 'Submit Response')
	await button(page, 'Change this decision').click()
	await chooseStatus(page, 'Approved')
	await choose(page, 'Email Applicant', 'No')
	await button(page, 'Verify Response').click()
	const warning = page.getByRole('alert').filter({ hasText: 'was emailed a denial on' })
	await warning.getByText('Without an email they may not learn of this.').waitFor()
})
