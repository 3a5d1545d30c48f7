import { expect, test } from 'vitest'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { dayOf } from '#shared/dates.ts'
import { button, field, loseAnswers } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { all, approved, treasurer } from './grants.ts'
import { pending } from './pending.ts'
import { applicant, choose, chooseStatus, confirm, employee, key, open } from './staff.ts'

test('checks keep their numbers when the network breaks halfway and the rest is sent again', async () => {
	const { lastName, tokens } = await approved(4)
	const { page, rows, listed } = await treasurer(lastName)
	await rows.nth(3).waitFor()
	await all(page).click()
	await page.getByLabel('How was it paid?').selectOption('Check')
	await page.getByLabel(/^First check no/).fill('1001')
	// The second payment arrives, and nobody hears of it.
	await loseAnswers(page, applicationsStaffApi.recordPayment.path, 1)
	await field(page, 'Employee key').fill(key)
	await button(page, 'Mark 4 paid').click()
	await page.getByText('One payment is recorded, the others aren’t.').first().waitFor()
	await page.getByText('3 selected, $306').waitFor()
	await page.evaluate(() => window.dispatchEvent(new Event('tunnel-ends')))
	await field(page, 'Employee key').fill(key)
	await button(page, 'Mark 3 paid').click()
	await page.getByText('3 payments recorded, $306.').waitFor()
	const references = (await listed())?.map(({ payment }) => payment?.reference)
	expect(references).toEqual(tokens.map((_, at) => String(1001 + at)))
})

test('what a colleague paid meanwhile is said by name and never paid twice', async () => {
	const { lastName, tokens } = await approved(3)
	const { page, rows, listed } = await treasurer(lastName)
	await rows.nth(2).waitFor()
	await all(page).click()
	const colleague = await employee(['Application Access'])
	const first = { token: tokens[0] ?? '', method: 'Card', date: dayOf(new Date()), key, version: 0 } as const
	expect((await colleague.client.call(applicationsStaffApi.recordPayment, first)).status).toBe(200)
	await page.getByLabel('How was it paid?').selectOption('Bank transfer')
	await page.getByLabel(/^Reference/).fill('88-20417')
	await field(page, 'Employee key').fill('not the key at all')
	await button(page, 'Mark 3 paid').click()
	await page.getByRole('alert').getByText('That key is incorrect.').first().waitFor()
	await field(page, 'Employee key').fill(key)
	await button(page, 'Mark 3 paid').click()
	await page.getByText('2 payments recorded, $203.').waitFor()
	await page.getByText(/already recorded it\.$/).waitFor()
	expect((await listed())?.map(({ payment }) => payment?.method)).toEqual(['Card', 'Bank transfer', 'Bank transfer'])
})

test('the payee is typed with the approval, shown before it is sent, and in the list of what is to pay', async () => {
	const { token } = await applicant()
	const payee = `Heron Gas ${token.slice(-4)}`
	const { page } = await employee(['Application Access'])
	await open(page, token, 'respond')
	await chooseStatus(page, 'Approved')
	await page.getByLabel(/^Pay to/).fill(payee)
	await page.getByLabel(/^Message to the applicant/).fill('We can help you.')
	await choose(page, 'Email Applicant', 'No')
	await button(page, 'Verify Response').click()
	await page.getByText(`Pay it to ${payee}.`).waitFor()
	await confirm(page, 'Submit Response')
	await page.getByText(applicationSentences.responseSubmitted).waitFor()
	await goTo(page, '/dashboard/money')
	await field(page, 'Find in this list').fill(payee)
	const row = page.locator(`tr[data-id="${token}"]`)
	await row.getByText(payee).waitFor()
	await row.getByRole('link').first().click()
	await button(page, 'Record payment').click()
	await expect
		.poll(() =>
			page
				.getByLabel(/^Pay to/)
				.filter({ visible: true })
				.inputValue(),
		)
		.toBe(payee)
	await expectAccessible(page)
})

test('who gets it is asked with the quick approval, known for the next one, and typed in Money where it’s missing', async () => {
	const { lastName, tokens } = await pending(2, 1)
	const payee = `Heron Gas ${lastName}`
	const { page, client } = await employee(['Application Access'])
	await open(page, tokens[0] ?? '', 'respond')
	await button(page, 'Approve $240, all they asked for').click()
	const payTo = page.getByLabel(/^Pay to/)
	const isAsked = () => payTo.evaluate((box) => box === document.activeElement)
	await expect.poll(isAsked).toBe(true)
	await payTo.fill(payee)
	await payTo.press('Enter')
	await page.getByText(`Pay it to ${payee}.`).waitFor()
	await expectAccessible(page)
	await confirm(page, 'Submit Response')
	await page.getByText(applicationSentences.responseSubmitted).waitFor()
	await open(page, tokens[1] ?? '', 'respond')
	await expect.poll(() => payTo.inputValue()).toBe(payee)
	await expectAccessible(page)

	const {
		lastName: unnamed,
		tokens: [bill = '', card = ''],
	} = await approved(2, (at) => ({ method: at === 0 ? 'Bill Payment' : 'Gift Card', payee: '' }))
	await goTo(page, '/dashboard/money?sort=Amount')
	await field(page, 'Find in this list').fill(unnamed)
	await page.locator(`tr[data-id="${card}"]`).getByText('The applicant').waitFor()
	const row = page.locator(`tr[data-id="${bill}"]`)
	const whoGetsIt = row.getByRole('textbox', { name: /^Who gets it/ })
	const stored = async () => {
		const { body } = await client.call(applicationsStaffApi.show, { token: bill })
		return body.application?.decision?.payee
	}
	await page.route(`**${applicationsStaffApi.namePayee.path}`, (route) => route.abort(), { times: 1 })
	await whoGetsIt.fill('City Water')
	await whoGetsIt.press('Enter')
	await row.getByRole('alert').waitFor()
	await whoGetsIt.press('Enter')
	await row.getByText('Saved').waitFor()
	expect(await stored()).toBe('City Water')
	const other = await client.call(applicationsStaffApi.namePayee, { token: bill, version: 1, payee: 'Harbor Gas' })
	expect(other.status, other.text).toBe(200)
	await whoGetsIt.fill('City Water Works')
	await whoGetsIt.blur()
	await row.getByRole('alert').getByText('Harbor Gas').waitFor()
	await expectAccessible(page)
	expect([await whoGetsIt.inputValue(), await stored()]).toEqual(['City Water Works', 'Harbor Gas'])
	await whoGetsIt.press('Enter')
	await expect.poll(stored).toBe('City Water Works')
})
