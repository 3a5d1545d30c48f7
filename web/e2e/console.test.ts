import { expect, test } from 'vitest'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { docx, zip } from '#functions/platform/files/content.test.data.ts'
import { mailTo } from '#infra/testing/people.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { fileSentences, kilobytes } from '#shared/files/rules.ts'
import { messages } from '#shared/messages.ts'
import { attach, button, field, photograph } from './applicant.ts'
import { expectAccessible, visit } from './browser.ts'
import { applicant, confirm, employee, open, write } from './staff.ts'

test('an employee searches, and reads an application', async () => {
	const member = await applicant()
	const { page } = await employee(['Application Access'])
	await page.getByRole('heading', { name: 'Pending applications' }).waitFor()
	await expectAccessible(page)
	await page.getByRole('link', { name: 'Search' }).click()
	await page.getByText(sentences.noSearch).waitFor()
	await page.getByLabel('Search applications').fill('nobody-is-called-so')
	await page.getByText(sentences.noResult).waitFor()
	await page.getByLabel('Search applications').fill(member.email.slice(0, 14))
	await page.getByRole('button', { name: /Utility.*Pending/ }).click()
	await expectAccessible(page)
	await page.getByRole('link', { name: 'View Full Details / Respond' }).click()
	const title = new RegExp(`Viewing Pending Application.*${member.token}.*\\$240.*Submitted`)
	await page.getByRole('heading', { name: title }).waitFor()
	await expectAccessible(page)
	await button(page, 'Get User Info').click()
	await page.getByText(member.user.email).first().waitFor()
	await page.goBack()
	await page.getByRole('button', { name: /Utility.*Pending/ }).waitFor()
	expect(page.url()).not.toContain(member.email.slice(0, 14))
})

test('an application is approved with the key; mail, dashboard and find show it; and the decision is changed', async () => {
	const member = await applicant()
	const { page } = await employee(['Application Access'])
	await open(page, member.token)
	await page.getByRole('tab', { name: 'Respond to Application' }).click()
	await button(page, 'Approve $240, all they asked for').waitFor()
	await expectAccessible(page)
	const message = 'We pay the "whole" bill & send it <today>.'
	await write(page, { status: 'Approved', message, amount: '180' })
	await page.frameLocator('iframe[title="Preview of the email"]').getByText(message).waitFor()
	await expectAccessible(page)
	await confirm(page, 'Submit Response', 'not-the-key-at-all')
	await page.getByRole('alert').getByText(messages.wrongKey).waitFor()
	await expect.poll(() => field(page, 'Employee key').inputValue()).toBe('')
	await confirm(page, 'Submit Response')
	await page.getByText(sentences.responseSubmitted).waitFor()
	await expectAccessible(page)

	expect((await mailTo(member.email, /whole/)).text).toContain(message)
	const dashboard = await visit('/dashboard', 'desk', member.client.cookie)
	await dashboard.getByText('Approved').first().waitFor()
	const finder = await visit('/find')
	await field(finder, 'First name').fill(member.user.firstName)
	await field(finder, 'Last name').fill(member.user.lastName)
	await field(finder, 'Token').fill(member.token)
	await button(finder, 'Find Application').click()
	await finder.getByText('Your Application Has Been Approved!').waitFor()

	await button(page, 'Change this decision').click()
	await page.getByRole('heading', { name: 'Change Decision' }).waitFor()
	await open(page, member.token, 'respond')
	await button(page, 'Verify Response').click()
	await page.getByText('Choose Denied or Approved.').first().waitFor()
	await expectAccessible(page)
	await write(page, { status: 'Denied', message: 'It was paid already.' })
	await confirm(page, 'Submit Response')
	await page.getByText('Denied, current').waitFor()
	await page.getByText('Approved, earlier').waitFor()
	await expectAccessible(page)
	// What holds no more is gone at once, and not only after a reload.
	await page
		.getByRole('definition')
		.filter({ hasText: /^Nothing$/ })
		.waitFor()
	await page.getByRole('tab', { name: 'View All Info' }).click()
	await page.getByRole('heading', { name: 'Help in the last 12 months' }).first().waitFor()
	expect(await page.getByText('is not paid yet').count()).toBe(0)
})

test('the second of two deciders sees the first decision, and keeps their own typed text', async () => {
	const { token } = await applicant()
	const [first, second] = [await employee(['Application Access']), await employee(['Application Access'])]
	await open(first.page, token, 'respond')
	await open(second.page, token, 'respond?decide=deny')
	await expect.poll(() => second.page.getByRole('radio', { name: 'Denied' }).isChecked()).toBe(true)
	await write(second.page, { status: 'Denied', message: 'Not this time.' })
	await write(first.page, { status: 'Approved', message: 'We pay it.', amount: '200' })
	await confirm(first.page, 'Submit Response')
	await first.page.getByText(sentences.responseSubmitted).waitFor()

	await confirm(second.page, 'Submit Response')
	const notice = second.page.getByRole('alert').filter({ hasText: sentences.decidedMeanwhile })
	await notice.getByText('$200').waitFor()
	await expect.poll(() => notice.textContent()).toContain(`${first.user.firstName} ${first.user.lastName}`)
	await expect.poll(() => second.page.getByLabel(/^Message to the applicant/).inputValue()).toBe('Not this time.')
	await expectAccessible(second.page)
	await button(second.page, 'Continue with my response').click()
	await button(second.page, 'Verify Response').click()
	await confirm(second.page, 'Submit Response')
	await second.page.getByText('Denied, current').waitFor()
})

test('an employee without a permission reads Access Denied, and sees no count', async () => {
	const { page } = await employee(['User Access'])
	await page.waitForURL('**/dashboard/settings/users')
	await page.getByRole('link', { name: 'Applications', exact: true }).click()
	await page.getByRole('heading', { name: messages.accessDenied }).waitFor()
	await page.getByText(messages.accessDeniedHint).waitFor()
	const navigation = page.getByRole('navigation', { name: 'Console' })
	await expect.poll(() => navigation.getByRole('link', { name: 'Applications', exact: true }).count()).toBe(1)
	await expectAccessible(page)
})

test('an applicant is emailed as it was previewed; the email is among the notes, of which one is added and deleted', async () => {
	const { token, email } = await applicant()
	const { page } = await employee(['Application Access'])
	await open(page, token, 'email')
	await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Please send us page two of the bill.')
	await button(page, 'Verify Email').click()
	const preview = page.frameLocator('iframe[title="Preview of the email"]')
	await preview.getByText('Please send us page two of the bill.').waitFor()
	await confirm(page, 'Send Email')
	await page.getByText(sentences.emailSent).waitFor()
	await expect.poll(() => page.getByRole('textbox', { name: 'Message', exact: true }).inputValue()).toBe('')
	await mailTo(email, /page two of the bill/)
	await page.getByRole('tab', { name: 'Notes (1)' }).click()
	await page.getByLabel('Add a note').last().fill('Called the power company.')
	await button(page, 'Add note').click()
	await page.getByRole('tab', { name: 'Notes (2)' }).waitFor()
	await button(page, 'Delete notes').click()
	await button(page, 'Delete selected').click()
	await page.getByText('Choose at least one note to delete.').waitFor()
	await expectAccessible(page)
	await page.getByRole('checkbox').first().click({ force: true })
	await button(page, 'Delete selected').click()
	await page.getByRole('tab', { name: 'Notes (1)' }).waitFor()
	expect(await page.getByText('Called the power company.').count()).toBe(0)
})

test('a document is added, shown in a tab of its own, and its size is said in kilobytes', async () => {
	const { token, client } = await applicant()
	const sent = await client.call(applicationsApi.sendDocuments, {
		token,
		attachments: [await upload(client, 'letter.docx', zip(docx))],
	})
	expect(sent.status, sent.text).toBe(200)
	const { page } = await employee(['Application Access'])
	await open(page, token, 'attachments')
	await button(page, 'Submit Attachments').click()
	await page.getByText(fileSentences.none).waitFor()
	const bill = await photograph(page, 'bill.png')
	await attach(page, bill)
	await page.getByText('Uploaded', { exact: true }).waitFor()
	await expectAccessible(page)
	await button(page, 'Submit Attachments').click()
	await page.getByText(sentences.attachmentsSubmitted).waitFor()
	await page.getByRole('tab', { name: 'View All Info' }).click()
	await page.getByText(kilobytes(bill.buffer.length)).waitFor()
	const letter = page.getByRole('listitem').filter({ hasText: 'letter.docx' })
	await letter.getByText('From an applicant. Leave editing and macros off.').waitFor()
	const [tab] = await Promise.all([
		page.context().waitForEvent('page'),
		page.getByRole('link', { name: 'View bill.png in a new tab' }).click(),
	])
	await tab.getByRole('heading', { name: 'bill.png' }).waitFor()
	const width = () => tab.getByRole('img', { name: 'bill.png' }).evaluate((img: HTMLImageElement) => img.naturalWidth)
	await expect.poll(width).toBe(320)
	await expectAccessible(tab)
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Download bill.png' }).click(),
	])
	expect(download.suggestedFilename()).toBe('bill.png')
})
