import { text } from 'node:stream/consumers'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, field } from './applicant.ts'
import { expectAccessible } from './browser.ts'
import { all, approved, treasurer } from './grants.ts'
import { confirm, employee, expectInSight, focusIsOn, key, open } from './staff.ts'

/** Many are the same again, so a run of all tests has them. */
const many = process.env.TEST_ALL ? 36 : 4

test('all that is to pay in one go: 3 clicks and 3 fields, one key, and a number for each check; then what was paid is read, printed and downloaded', async () => {
	const { lastName, tokens } = await approved(many)
	const { page, rows, listed } = await treasurer(lastName)
	const sum = tokens.reduce((all, _, at) => all + 100 + at, 0).toLocaleString('en-US')
	await page.getByRole('rowheader', { name: `To pay, ${many} grants` }).waitFor()
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
	await page.getByText(`${many} selected, $${sum}`).waitFor()
	// What is being paid can be read while it's paid.
	for (const at of [0, 1, 2, 3]) await expectInSight(rows.nth(at))
	expect((await page.getByRole('region', { name: 'Mark paid' }).boundingBox())?.height).toBeLessThanOrEqual(64)
	used.clicks += 1
	used.fields += 1
	await page.getByLabel('How was it paid?').selectOption('Check')
	await fill(page.getByLabel(/^First check no/), '0998')
	await fill(field(page, 'Employee key'), key)
	await expectAccessible(page)
	await click(button(page, `Mark ${many} paid`))
	// The calls go one after the other, which takes longer while others use the machine too.
	await page.getByText(`${many} payments recorded, $${sum}.`).waitFor({ timeout: 150_000 })
	expect(used).toEqual({ clicks: 3, fields: 3 })
	await page.getByRole('rowheader', { name: /^To pay, 0 grants/ }).waitFor()
	await expectAccessible(page)
	const grants = await listed()
	expect(grants?.map(({ token }) => token)).toEqual(tokens)
	const references = tokens.map((_, at) => String(998 + at).padStart(4, '0'))
	expect(grants?.map(({ payment }) => payment?.reference)).toEqual(references)
	expect(new Set(grants?.map(({ version }) => version))).toEqual(new Set([1]))

	await page.getByRole('link', { name: 'Paid this year' }).click()
	await field(page, 'Find in this list').fill(lastName)
	// The whole list has the rows too, before the search has an answer.
	await page.getByRole('rowheader', { name: `Paid, ${many} grants` }).waitFor()
	await rows.getByText('0998').waitFor()
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
})

test('a payment is recorded with the key on the page of an application, and removed', async () => {
	const { tokens } = await approved(1)
	const { page } = await employee(['Application Access'])
	await open(page, tokens[0] ?? '')
	await page.getByText('is not paid yet').waitFor()
	const paid = () => page.getByText('Amount Paid').filter({ visible: true }).count()
	expect([await paid(), await page.getByText('Amount Approved').filter({ visible: true }).count()]).toEqual([0, 1])
	await button(page, 'Record payment').click()
	await page.getByLabel('How was it paid?').selectOption('Check')
	await page.getByLabel(/^Reference/).fill('1042')
	await expectAccessible(page)
	await confirm(page, 'Save Payment')
	await page.getByText('1042').first().waitFor()
	await focusIsOn(page, /^Payment recorded/)
	expect([await paid(), await page.getByText('Amount Approved').count()]).toEqual([1, 0])
	await expectAccessible(page)
	await button(page, 'Remove payment').click()
	await confirm(page, 'Remove Payment')
	await page.getByText('is not paid yet').waitFor()
	await page.getByText('Payment removed', { exact: true }).waitFor()
	expect(await paid()).toBe(0)
})
