import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { button, field } from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { all, approved, treasurer } from './grants.ts'
import { confirm, employee, key } from './staff.ts'

test('a run with one check for each payee is prepared, released by a colleague, printed and in the files', async () => {
	const power = `Alder Power ${Date.now()}`
	const { lastName } = await approved(3, (at) => ({ payee: at === 1 ? 'Harbor Gas' : power }))
	const { page, listed } = await treasurer(lastName)
	await page.getByRole('link', { name: 'By payee' }).click()
	await field(page, 'Find in this list').fill(lastName)
	await page.getByRole('rowheader', { name: 'To pay, 3 grants' }).waitFor()
	await page.getByRole('rowheader', { name: `${power}, 2 grants` }).waitFor()
	await all(page).click()
	await page.getByLabel('How was it paid?').selectOption('Check')
	await page.getByLabel(/^First check no/).fill('1001')
	const numberOf = (who: string) => page.getByLabel(`Check no., for ${who}`)
	await expect.poll(() => numberOf(power).inputValue()).toBe('1001')
	await numberOf(`Wilhelmina ${lastName}`).fill('2002')
	await field(page, 'Employee key').fill(key)
	await expectAccessible(page)
	await button(page, 'Prepare run').click()
	await page.getByRole('heading', { name: /^Payment run \d+$/ }).waitFor()
	await page.getByText('A colleague can release it now.').waitFor()
	expect(await button(page, 'Release run').count()).toBe(0)
	await expectAccessible(page)

	const { page: other } = await employee(['Application Access'])
	await goTo(other, new URL(page.url()).pathname + new URL(page.url()).search)
	await other.getByRole('rowheader', { name: 'In all, 3 grants' }).waitFor()
	await button(other, 'Release run').click()
	await confirm(other, 'Release run')
	await other.getByText(/is released, and its payments are recorded\.$/).waitFor()
	expect((await listed())?.map(({ payment }) => payment?.reference)).toEqual(['1001', '2002', '1001'])
	await expectAccessible(other)
	await other.emulateMedia({ media: 'print' })
	await expect.poll(() => other.getByText('Released by, date').isVisible()).toBe(true)
	expect(await button(other, 'CSV for the bank').isVisible()).toBe(false)
	await other.emulateMedia({ media: 'screen' })
	await button(other, 'CSV for the bank').click()
	await field(other, 'Employee key').fill(key)
	const saving = other.waitForEvent('download')
	await button(other, 'CSV for the bank').click()
	expect(await text(await (await saving).createReadStream())).toContain(
		`"${power}","100","1001","Wilhelmina ${lastName}"`,
	)

	await goTo(other, '/dashboard/money?show=paid')
	await field(other, 'Find in this list').fill(lastName)
	const tick = other.locator('label').filter({ hasText: 'On the bank’s statement' })
	await expect.poll(() => tick.count()).toBe(3)
	await tick.first().click()
	await expect.poll(async () => (await listed())?.filter(({ payment }) => payment?.cleared).length).toBe(1)
	await expectAccessible(other)
})
