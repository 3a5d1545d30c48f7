import { expect, test } from 'vitest'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { docx, zip } from '#functions/platform/files/content.test.data.ts'
import { createEmployee, mailTo } from '#infra/testing/people.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { fileSentences, kilobytes } from '#shared/files/rules.ts'
import { messages } from '#shared/messages.ts'
import { userSentences } from '#shared/users/schema.ts'
import { attach, button, field, loseAnswers, photograph } from './applicant.ts'
import { expectAccessible, goTo, reload, visit } from './browser.ts'
import { keyboard } from './keyboard.ts'
import { applicant, choose, confirm, employee, key, open, signIn, write } from './staff.ts'

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

test('an application is approved with the key; mail, dashboard and find show it', async () => {
	const member = await applicant()
	const { page } = await employee(['Application Access'])
	await open(page, member.token)
	await page.getByRole('tab', { name: 'Respond to Application' }).click()
	await button(page, 'Verify Response').click()
	await page.getByText('Choose Denied or Approved.').first().waitFor()
	await expectAccessible(page)
	const message = 'We pay the "whole" bill & send it <today>.'
	await choose(page, 'Status', 'Denied')
	await page.getByLabel(/^Message to the applicant/).fill('Half a sentence, and then')
	await page.getByText('Your message is kept until you close this tab').waitFor()
	await reload(page)
	await expect.poll(() => page.getByLabel(/^Message to the applicant/).inputValue()).toBe('Half a sentence, and then')
	expect(await page.getByRole('radio', { name: 'Denied' }).isChecked()).toBe(false)
	await write(page, { status: 'Approved', message, amount: '180' })
	const preview = page.frameLocator('iframe[title="Preview of the email"]')
	await preview.getByText(message).waitFor()
	await expectAccessible(page)
	await confirm(page, 'Submit Response', 'not-the-key-at-all')
	await page.getByRole('alert').getByText(messages.wrongKey).waitFor()
	await expect.poll(() => field(page, 'Employee key').inputValue()).toBe('')
	await confirm(page, 'Submit Response')
	await page.getByText(sentences.responseSubmitted).waitFor()
	await expectAccessible(page)

	expect((await mailTo(member.email, /whole/)).text).toContain(message)
	await reload(page)
	await page.getByRole('radio', { name: 'Approved' }).waitFor({ state: 'attached' })
	await expect.poll(() => page.getByLabel(/^Message to the applicant/).inputValue()).toBe('')
	const dashboard = await signIn(member)
	await dashboard.getByText('Approved').first().waitFor()
	await dashboard
		.getByRole('button', { name: /Utility|Approved/ })
		.first()
		.click()
	const finder = await visit('/find')
	await field(finder, 'First name').fill(member.user.firstName)
	await field(finder, 'Last name').fill(member.user.lastName)
	await field(finder, 'Token').fill(member.token)
	await button(finder, 'Find Application').click()
	await finder.getByText('Your Application Has Been Approved!').waitFor()
})

test('a changed decision keeps what was decided before', async () => {
	const { token } = await applicant()
	const { page } = await employee(['Application Access'])
	await open(page, token, 'respond')
	await write(page, { status: 'Approved', message: 'We pay it.', amount: '240' })
	await confirm(page, 'Submit Response')
	await page.getByText(sentences.responseSubmitted).waitFor()
	await page.getByRole('tab', { name: 'Respond to Application' }).waitFor()
	await page.getByRole('heading', { name: 'Decided', exact: true }).waitFor()
	await button(page, 'Change this decision').click()
	await page.getByRole('heading', { name: 'Change Decision' }).waitFor()
	await write(page, { status: 'Denied', message: 'It was paid already.' })
	await confirm(page, 'Submit Response')
	await page.getByText('Denied, current').waitFor()
	await page.getByText('Approved, earlier').waitFor()
	await expectAccessible(page)
	// What holds no more is gone at once, and not only after the reload.
	await page
		.getByRole('definition')
		.filter({ hasText: /^Nothing$/ })
		.waitFor()
	await page.getByRole('tab', { name: 'View All Info' }).click()
	await page.getByRole('heading', { name: 'Latest notes' }).waitFor()
	expect(await page.getByText('is not paid yet').count()).toBe(0)
	await page.getByRole('tab', { name: 'Respond to Application' }).click()
	await reload(page)
	await page.getByText('Approved, earlier').waitFor()
	await page.getByText('Amount Approved').filter({ visible: true }).first().waitFor()
	await page.getByRole('tab', { name: 'View All Info' }).click()
	await expect.poll(() => page.getByText('Amount Approved').filter({ visible: true }).count()).toBe(0)
})

test('a decided application leaves the pending ones and is among its kind, without another look at the lists', async () => {
	const { token } = await applicant()
	const { page } = await employee(['Application Access'])
	const row = page.getByRole('listitem').filter({ has: page.locator(`a[href*="${token}"]`) })
	const opened = async () => {
		await row.getByRole('button', { name: /Utility/ }).click()
		await row.getByRole('link', { name: /View Full Details/ }).waitFor()
	}
	await page.getByRole('link', { name: 'Denied', exact: true }).click()
	await page.getByRole('heading', { name: 'Denied applications' }).waitFor()
	await page.getByRole('status').or(page.getByText(sentences.emptyList)).first().waitFor()
	await page.getByRole('link', { name: 'Pending', exact: true }).click()
	await page.getByRole('heading', { name: 'Pending applications' }).waitFor()
	await expect.poll(() => row.count()).toBe(1)
	await opened()
	await row.getByRole('link', { name: /View Full Details/ }).click()
	await page.getByRole('tab', { name: 'Respond to Application' }).click()
	await page.route('**/api/applications?*', (route) => route.fulfill({ status: 500, body: 'not now' }))
	await write(page, { status: 'Denied', message: 'Not this time.' })
	await confirm(page, 'Submit Response')
	await page.getByText(sentences.responseSubmitted).waitFor()
	await page.getByRole('link', { name: 'Back to Pending' }).first().click()
	await page.getByRole('heading', { name: 'Pending applications' }).waitFor()
	expect(await row.count()).toBe(0)
	await page.getByRole('link', { name: 'Denied', exact: true }).click()
	await page.getByRole('heading', { name: 'Denied applications' }).waitFor()
	await opened()
	await expect.poll(() => row.count()).toBe(1)
})

test('an employee without a permission reads Access Denied, and sees no count', async () => {
	const { page } = await employee(['User Access'])
	await page.waitForURL('**/dashboard/settings/users')
	await page.getByRole('link', { name: 'Applications', exact: true }).click()
	await page.getByRole('heading', { name: messages.accessDenied }).waitFor()
	await page.getByText(messages.accessDeniedHint).waitFor()
	await page.getByText(/can give you access\.$/).waitFor()
	await button(page, 'Ask for Application Access').click()
	await page.getByText(userSentences.accessAsked).waitFor()
	const navigation = page.getByRole('navigation', { name: 'Console' })
	await expect.poll(() => navigation.getByRole('link', { name: 'Applications', exact: true }).count()).toBe(1)
	await expectAccessible(page)
})

test('an address that no screen has shows the first screen of its section', async () => {
	const { page } = await employee(['Application Access'])
	for (const [path, name] of [
		['money/sums', 'Money'],
		['legacy/old', 'Legacy applications'],
		['statistics/years', 'Statistics'],
	] as const) {
		await goTo(page, `/dashboard/${path}`)
		await page.getByRole('heading', { level: 1, name }).waitFor()
	}
})

test('the second of two deciders sees the first decision, and keeps their own typed text', async () => {
	const { token } = await applicant()
	const [first, second] = [await employee(['Application Access']), await employee(['Application Access'])]
	await open(first.page, token, 'respond')
	await open(second.page, token, 'respond')
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

test('deleting notes leaves the one that a colleague adds at the same time', async () => {
	const { token } = await applicant()
	const { page } = await employee(['Application Access'])
	const colleague = await createEmployee(['Application Access'])
	await open(page, token, 'notes')
	const kept = page.getByText('Kept until you close this tab')
	await page.getByLabel('Add a note').last().fill('Called the power company.')
	await kept.waitFor()
	await loseAnswers(page, applicationsStaffApi.addNote.path)
	await button(page, 'Add note').click()
	await page.getByText('We couldn’t reach our server.').first().waitFor()
	await reload(page)
	await button(page, 'Add note').click()
	await page.getByRole('tab', { name: 'Notes (1)' }).waitFor()
	await kept.waitFor({ state: 'detached' })
	await page.getByLabel('Add a note').last().fill('Called the power company.')
	await button(page, 'Add note').click()
	await page.getByRole('tab', { name: 'Notes (2)' }).waitFor()
	await button(page, 'Delete notes').click()
	await button(page, 'Delete selected').click()
	await page.getByText('Choose at least one note to delete.').waitFor()
	await expectAccessible(page)
	await colleague.client.call(applicationsStaffApi.addNote, { token, note: 'The landlord wrote back.' })
	for (const note of [0, 1]) await page.getByRole('checkbox').nth(note).click({ force: true })
	await button(page, 'Delete selected (2)').click()
	await page.getByText('The landlord wrote back.').waitFor()
	await page.getByRole('tab', { name: 'Notes (1)' }).waitFor()
	expect(await page.getByText('Called the power company.').count()).toBe(0)
})

test('an email to the applicant goes out as it was previewed', async () => {
	const { token, email } = await applicant()
	const { page } = await employee(['Application Access'])
	await open(page, token, 'email')
	await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Please send us page two of the bill.')
	await page.getByText('Kept until you close this tab').waitFor()
	await reload(page)
	await button(page, 'Verify Email').click()
	const preview = page.frameLocator('iframe[title="Preview of the email"]')
	await preview.getByText('Please send us page two of the bill.').waitFor()
	await loseAnswers(page, applicationsStaffApi.email.path)
	await confirm(page, 'Send Email')
	await page.getByText('We couldn’t reach our server.').first().waitFor()
	await reload(page)
	await button(page, 'Verify Email').click()
	await confirm(page, 'Send Email')
	await page.getByText(sentences.emailSent).waitFor()
	// Each email is among the notes.
	await page.getByRole('tab', { name: 'Notes (1)' }).waitFor()
	await expect.poll(() => page.getByRole('textbox', { name: 'Message', exact: true }).inputValue()).toBe('')
	await mailTo(email, /page two of the bill/)
})

test('a response by keyboard alone', async () => {
	const { token } = await applicant()
	const { page } = await employee(['Application Access'])
	await open(page, token)
	const { press, reach, type, answer } = keyboard(page)
	await reach('View All Info')
	await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
	await page.waitForURL('**/respond')
	await answer('Status', 1)
	await reach('Amount')
	await press('Enter')
	await page.getByRole('heading', { name: 'Verify your response' }).waitFor()
	await type('Employee key', key)
	await press('Enter')
	await page.getByText(sentences.responseSubmitted).waitFor()
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

test('a grant with cents is refused, and a sum as people write it is granted as it was meant', async () => {
	const { token } = await applicant()
	const { page } = await employee(['Application Access'])
	await open(page, token, 'respond')
	await choose(page, 'Email Applicant', 'No')
	await choose(page, 'Status', 'Approved')
	await field(page, 'Amount').fill('')
	await field(page, 'Amount').pressSequentially('230.50')
	await button(page, 'Verify Response').click()
	await page.getByText('Enter whole dollars, without cents.').first().waitFor()
	await expect.poll(() => field(page, 'Amount').inputValue()).toBe('230.50')
	await expectAccessible(page)
	await field(page, 'Amount').fill('')
	await field(page, 'Amount').pressSequentially('$1,240.00')
	await button(page, 'Verify Response').click()
	await page.getByRole('heading', { name: 'Verify your response' }).waitFor()
	await page.getByText('$1,240', { exact: true }).waitFor()
	await page.getByText('5.2 times', { exact: true }).waitFor()
})
