import { expect, test } from 'vitest'
import { mailTo } from '#infra/testing/people.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { messages } from '#shared/messages.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { approved } from './grants.ts'
import { pending } from './pending.ts'
import { applicant, choose, confirm, employee, focusIsOn, key, open, searchApplications } from './staff.ts'

test('from the list to a decision sent: 4 clicks and 1 field, and then the next one', async () => {
	const { token, email } = await applicant()
	await applicant()
	const { page } = await employee(['Application Access'])
	const row = page.locator(`[data-id="${token}"]`)
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
	await page.getByRole('link', { name: /^Next: .*, (\d+ days?|cut-off \w+ \d+)$/ }).waitFor()
	await page.getByRole('link', { name: 'Back to Pending' }).first().click()
	await page.getByRole('heading', { name: 'Pending applications' }).waitFor()
})

test('a grant is recorded as paid with the key, and the sum of what is not paid follows', async () => {
	const { token } = await applicant()
	const { page } = await employee(['Application Access'])
	await open(page, token, 'respond?decide=approve')
	await button(page, 'Verify Response').click()
	await confirm(page, 'Submit Response')
	await page.getByText(sentences.responseSubmitted).waitFor()
	await page.getByRole('tab', { name: 'View All Info' }).click()
	await page.getByText('is not paid yet').waitFor()
	const paid = () => page.getByText('Amount Paid').filter({ visible: true }).count()
	expect([await paid(), await page.getByText('Amount Approved').filter({ visible: true }).count()]).toEqual([0, 1])
	await button(page, 'Record payment').click()
	await page.getByLabel('How was it paid?').selectOption('Check')
	await page.getByLabel(/^Reference/).fill('1042')
	await expectAccessible(page)
	await confirm(page, 'Save Payment')
	await page.getByText('1042').first().waitFor()
	await page.getByText('Payment recorded', { exact: true }).waitFor()
	await focusIsOn(page, /^Payment recorded/)
	expect([await paid(), await page.getByText('Amount Approved').count()]).toEqual([1, 0])
	await expectAccessible(page)
	await button(page, 'Remove payment').click()
	await confirm(page, 'Remove Payment')
	await page.getByText('is not paid yet').waitFor()
	await page.getByText('Payment removed', { exact: true }).waitFor()
	expect(await paid()).toBe(0)
	await page.goto('/dashboard/applications?show=approved')
	await page.getByText('is approved and not paid yet').waitFor()
})

test('a payment that a colleague recorded first is shown, and a second press doesn’t overwrite it', async () => {
	const { token } = await applicant()
	const { page, client } = await employee(['Application Access'])
	const decision = { status: 'Approved', amount: 240, emailApplicant: 'no' } as const
	await client.call(applicationsStaffApi.respond, { token, key, ...decision })
	await open(page, token)
	const isFirst = async (change: Promise<{ status: number }>, press: string) => {
		expect((await change).status).toBe(200)
		await confirm(page, press)
		await page.getByRole('alert').getByText(messages.stale).waitFor()
		await button(page, press).waitFor({ state: 'hidden' })
	}
	const today = monthDayYear(dayOf(new Date()))
	const pay = (reference: string) =>
		client.call(applicationsStaffApi.recordPayment, { token, key, method: 'Check', date: today, reference })
	await button(page, 'Record payment').click()
	await page.getByLabel('How was it paid?').selectOption('Check')
	await page.getByLabel(/^Reference/).fill('2077')
	await isFirst(pay('1042'), 'Save Payment')
	await page.getByText('1042').first().waitFor()
	await expectAccessible(page)
	await button(page, 'Remove payment').click()
	await isFirst(pay('1043'), 'Remove Payment')
	await page.getByText('1043').first().waitFor()
	await button(page, 'Correct payment').click()
	await expect.poll(() => page.getByLabel(/^Reference/).inputValue()).toBe('1043')
	await button(page, 'Go Back').click()
	expect(await page.getByText(messages.stale).count()).toBe(0)
})

test('ten times what was asked needs its own tick, and nothing at all isn’t approved', async () => {
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
	await page.getByText(sentences.approvesNothing).first().waitFor()
	await expectAccessible(page)
	await field(page, 'Amount').fill('2400')
	await button(page, 'Verify Response').click()
	await page.getByText('Yes, this is more than they asked for.').click()
	await confirm(page, 'Submit Response')
	await page.getByText(sentences.responseSubmitted).waitFor()
})

test('a ready text is not sent before its blank is filled', async () => {
	const { token } = await applicant()
	const { page } = await employee(['Application Access'])
	await open(page, token, 'respond')
	await choose(page, 'Status', 'Denied')
	await button(page, 'Not in your name').click()
	await button(page, 'Verify Response').click()
	await page.getByText('Fill in the part in brackets.').first().waitFor()
	await page.getByLabel(/^Message to the applicant/).fill('The bill is in the name of Reed.')
	await button(page, 'Verify Response').click()
	await page.locator('b').getByText('Deny', { exact: true }).waitFor()
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
	await expect.poll(() => page.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true)
	await choose(page, 'Email Applicant', 'No')
	await page
		.getByRole('alert')
		.getByText(/was emailed a denial on/)
		.first()
		.waitFor()
	expect(user.email).toContain('@')
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
