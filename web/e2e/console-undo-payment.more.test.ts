import { expect, test } from 'vitest'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { dayOf } from '#shared/dates.ts'
import { messages } from '#shared/messages.ts'
import { button, field } from './applicant.ts'
import { expectAccessible } from './browser.ts'
import { all, approved, treasurer } from './grants.ts'
import { employee, key } from './staff.ts'

/** Someone has paid, and asks to undo it. A colleague looks at the same grant. */
async function undoing() {
	const { lastName, tokens } = await approved(1)
	const { page, rows, listed } = await treasurer(lastName)
	await rows.nth(0).waitFor()
	await all(page).click()
	await page.getByLabel('How was it paid?').selectOption('Card')
	await field(page, 'Employee key').fill(key)
	await button(page, 'Mark 1 paid').click()
	await rows.nth(0).getByRole('button', { name: /^Undo/ }).click()
	const { client: colleague } = await employee(['Application Access'])
	return { token: tokens[0] ?? '', page, rows, listed, colleague }
}

test('a payment that a colleague changed first is not undone by a second press', async () => {
	const { token, page, rows, listed, colleague } = await undoing()
	const check = { method: 'Check', reference: '2044', date: dayOf(new Date()) } as const
	expect((await colleague.call(desk.recordPayment, { token, ...check, key, version: 1 })).status).toBe(200)
	await field(page, 'Employee key').fill(key)
	await button(page, 'Remove Payment').click()
	await page.getByRole('alert').waitFor()
	await rows.nth(0).getByText('2044').waitFor()
	expect(await button(page, 'Remove Payment').count()).toBe(0)
	await expectAccessible(page)
	await button(page, 'Go Back').click()
	expect((await listed())?.map(({ payment }) => payment?.reference)).toEqual(['2044'])
})

test('a grant that a colleague denied first leaves the list once its message was read', async () => {
	const { token, page, rows, listed, colleague } = await undoing()
	expect((await colleague.call(desk.removePayment, { token, key, version: 1 })).status).toBe(200)
	const denial = { status: 'Denied', message: 'Not this time.', emailApplicant: 'no' } as const
	expect((await colleague.call(desk.respond, { token, ...denial, key, version: 2 })).status).toBe(200)
	await field(page, 'Employee key').fill(key)
	await button(page, 'Remove Payment').click()
	await page.getByRole('alert').getByText(messages.stale).waitFor()
	expect(await button(page, 'Remove Payment').count()).toBe(0)
	await expectAccessible(page)
	await button(page, 'Go Back').click()
	await rows.nth(0).waitFor({ state: 'detached' })
	expect(await listed()).toEqual([])
})
