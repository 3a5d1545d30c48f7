import { expect, test } from 'vitest'
import { mailTo } from '#infra/testing/people.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { button, field } from './applicant.ts'
import { expectAccessible } from './browser.ts'
import { applicant, choose, confirm, employee, key, open } from './staff.ts'

test('from the list to a decision sent: 4 clicks and 1 field, and then the next one', async () => {
	const { token, email } = await applicant()
	await applicant()
	const { page } = await employee(['Application Access'])
	const row = page.locator(`[data-application="${token}"]`)
	const clicks: string[] = []
	const click = async (name: string, what: { click: () => Promise<void> }) => {
		clicks.push(name)
		await what.click()
	}
	await row.waitFor()
	await click('row', row.getByRole('button'))
	await click('approve', row.getByRole('link', { name: 'Approve' }))
	await click('verify', button(page, 'Verify Response'))
	await page.getByText('all they asked for', { exact: false }).waitFor()
	await field(page, 'Employee key').fill(key)
	await click('submit', button(page, 'Submit Response'))
	await page.getByText(sentences.responseSubmitted).waitFor()
	expect(clicks).toHaveLength(4)
	await expectAccessible(page)
	expect((await mailTo(email, /\$240/)).text).toContain('We’ll pay the company on your bill directly.')
	await page.getByRole('link', { name: /^Next: .*, \d+ days$/ }).waitFor()
	await page.getByRole('link', { name: 'Back to Pending' }).first().click()
	await page.getByRole('heading', { name: 'Pending applications' }).waitFor()
})

test('ten times what was asked needs its own tick, and so does nothing at all', async () => {
	const { token } = await applicant()
	const { page } = await employee(['Application Access'], 'phone')
	await open(page, token, 'respond')
	await choose(page, 'Status', 'Approved')
	await field(page, 'Amount').fill('2400')
	await button(page, 'Verify Response').click()
	await page.getByText('10 times', { exact: true }).waitFor()
	await expectAccessible(page)
	await confirm(page, 'Submit Response')
	await page.getByText('Tick the box if this amount is right.').waitFor()
	await button(page, 'Go Back').click()
	await field(page, 'Amount').fill('0')
	await button(page, 'Verify Response').click()
	await page.getByText('Yes, I approve it with no money.').click()
	await confirm(page, 'Submit Response')
	await page.getByText(sentences.responseSubmitted).waitFor()
})

test('a ready text is not sent before its blank is filled, and the mail beside it follows', async () => {
	const { token } = await applicant()
	const { page } = await employee(['Application Access'])
	await open(page, token, 'respond')
	await choose(page, 'Status', 'Denied')
	await button(page, 'Not in your name').click()
	await button(page, 'Verify Response').click()
	await page.getByText('Fill in the part in brackets.').first().waitFor()
	await page.getByLabel(/^Message to the applicant/).fill('The bill is in the name of Reed.')
	const mail = page.frameLocator('iframe[title="Preview of the email"]')
	await mail.getByText('The bill is in the name of Reed.').waitFor()
	await expectAccessible(page)
	await button(page, 'Verify Response').click()
	await page.getByText('Deny', { exact: true }).waitFor()
})

test('without an email a changed decision says what the applicant still believes', async () => {
	const { token, user } = await applicant()
	const { page } = await employee(['Application Access'])
	await open(page, `${token}`, 'respond?decide=deny')
	await button(page, 'Several bills').click()
	await button(page, 'Verify Response').click()
	await confirm(page, 'Submit Response')
	await button(page, 'Change this decision').click()
	await choose(page, 'Status', 'Approved')
	expect(await page.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true)
	await choose(page, 'Email Applicant', 'No')
	await page
		.getByRole('alert')
		.getByText(/was emailed a denial on/)
		.first()
		.waitFor()
	expect(user.email).toContain('@')
})
