import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { dayOf } from '#shared/dates.ts'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { all, approved, treasurer } from './grants.ts'
import { pending } from './pending.ts'
import { applicant, choose, confirm, employee, expectInSight, key, open } from './staff.ts'

const foot = /^To pay, 36 grants/

test('36 payments in one go: 3 clicks and 3 fields, with one key and a number for each check', async () => {
	const { lastName, tokens } = await approved(36)
	const { page, rows, listed } = await treasurer(lastName)
	await page.getByRole('rowheader', { name: foot }).waitFor()
	const used = { clicks: 0, fields: 0 }
	const click = async (what: Locator) => {
		used.clicks += 1
		await what.click()
	}
	const fill = async (into: Locator, typed: string) => {
		used.fields += 1
		await into.fill(typed)
	}
	await click(all(page))
	await page.getByText('36 selected, $4,230').waitFor()
	// What is being paid can be read while it's paid.
	for (const at of [0, 1, 2, 3]) await expectInSight(rows.nth(at))
	expect((await page.getByRole('region', { name: 'Mark paid' }).boundingBox())?.height).toBeLessThanOrEqual(64)
	used.clicks += 1
	used.fields += 1
	await page.getByLabel('How was it paid?').selectOption('Check')
	await fill(page.getByLabel(/^First check no/), '0998')
	await fill(field(page, 'Employee key'), key)
	await expectAccessible(page)
	await click(button(page, 'Mark 36 paid'))
	await page.getByRole('button', { name: /^Recorded [12]\d of 36$/ }).waitFor({ timeout: 150_000 })
	// The calls go one after the other, which takes longer while others use the machine too.
	await page.getByText('36 payments recorded, $4,230.').waitFor({ timeout: 150_000 })
	expect(used).toEqual({ clicks: 3, fields: 3 })
	await page.getByRole('rowheader', { name: /^To pay, 0 grants/ }).waitFor()
	await expectAccessible(page)
	const grants = await listed()
	expect(grants?.map(({ token }) => token)).toEqual(tokens)
	expect(grants?.map(({ payment }) => payment?.reference)).toEqual(
		tokens.map((_, at) => String(998 + at).padStart(4, '0')),
	)
	expect(new Set(grants?.map(({ version }) => version))).toEqual(new Set([1]))
})

test('what a colleague paid meanwhile is said by name and never paid twice, and one payment is undone', async () => {
	const { lastName, tokens } = await approved(3)
	const { page, client, rows, listed } = await treasurer(lastName)
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
	await rows.nth(1).getByRole('button', { name: /^Undo/ }).click()
	await field(page, 'Employee key').fill(key)
	await expectAccessible(page)
	await button(page, 'Remove Payment').click()
	await page.getByRole('rowheader', { name: /^To pay, 1 grant$/ }).waitFor()
	expect((await listed())?.map(({ payment }) => payment !== undefined)).toEqual([true, false, true])
	const { body } = await client.call(applicationsStaffApi.show, { token: tokens[1] ?? '' })
	expect(body.application?.payments.map(({ what }) => what)).toEqual(['recorded', 'removed'])
})

test('paid this year and all years can be read, printed and downloaded', async () => {
	const { lastName, tokens } = await approved(2)
	const { page, client, rows } = await treasurer(lastName, '&show=all')
	const payment = { token: tokens[1] ?? '', method: 'Check', date: dayOf(new Date()), key } as const
	await client.call(applicationsStaffApi.recordPayment, { ...payment, reference: '1042' })
	await rows.nth(1).waitFor()
	const paid = page.getByRole('link', { name: 'Paid this year' })
	await paid.click()
	await paid.and(page.locator('[aria-current]')).waitFor()
	await field(page, 'Find in this list').fill(lastName)
	// The whole list has the row too, before the search has an answer.
	await page.getByRole('rowheader', { name: /^Paid, 1 grant$/ }).waitFor()
	await rows.getByText('1042').waitFor()
	await expectAccessible(page)
	await page.emulateMedia({ media: 'print' })
	expect(await button(page, 'Print list').isVisible()).toBe(false)
	await expect.poll(() => page.getByText('$101').first().isVisible()).toBe(true)
	await page.emulateMedia({ media: 'screen' })
	await button(page, 'Download CSV').click()
	await field(page, 'Employee key').fill(key)
	const saving = page.waitForEvent('download')
	await button(page, 'Download CSV').click()
	const file = await text(await (await saving).createReadStream())
	expect(file).toContain(`${lastName}","Utility","Larkspur Housing","101"`)
	expect(file).not.toContain(tokens[0])
})

test('the payee is typed with the approval, shown before it is sent, and in the list of what is to pay', async () => {
	const { token } = await applicant()
	const payee = `Heron Gas ${token.slice(-4)}`
	const { page } = await employee(['Application Access'])
	await open(page, token, 'respond')
	await choose(page, 'Status', 'Approved')
	await page.getByLabel(/^Pay to/).fill(payee)
	await page.getByLabel(/^Message to the applicant/).fill('We can help you.')
	await choose(page, 'Email Applicant', 'No')
	await button(page, 'Verify Response').click()
	await page.getByText(`Pay it to ${payee}.`).waitFor()
	await confirm(page, 'Submit Response')
	await page.getByText(applicationSentences.responseSubmitted).waitFor()
	await goTo(page, '/dashboard/money')
	// The code of the next screen is slow, so the search has its moment while a pressed row is on its way.
	await page.route('**/assets/Application*.js', async (route) => {
		await pause(1_000)
		await route.continue()
	})
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
	await goTo(page, '/dashboard/money?sort=amount-up')
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
