import { expect, test } from 'vitest'
import { expectAccessible } from './browser.ts'
import { employee } from './staff.ts'
import { known } from './strangers.ts'

test('a slash finds someone, and leads to all of their household on one page; a name is in no address', async () => {
	const { phone, lastName, token } = await known()
	await known({ phone })
	const { page } = await employee(['Application Access', 'Event Access'])
	const dialog = page.getByRole('dialog', { name: 'Find anything' })
	await page.getByRole('heading', { level: 1 }).first().waitFor()
	await page.keyboard.press('/')
	await dialog.getByRole('searchbox').waitFor()
	await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
	await page.keyboard.type(lastName)
	await dialog.getByRole('region', { name: 'Applications' }).waitFor()
	await dialog.getByRole('region', { name: 'Guests of events' }).getByText('Lantern Walk').waitFor()
	await dialog.getByText('2 shown').waitFor()
	expect(await dialog.getByRole('region', { name: 'People with an account' }).count()).toBe(0)
	await expectAccessible(page)
	// What was typed is there the next time.
	await page.keyboard.press('Escape')
	await dialog.waitFor({ state: 'hidden' })
	await page.keyboard.press('/')
	await dialog.getByText('2 shown').waitFor()
	await dialog.getByRole('region', { name: 'Applications' }).getByRole('link').click()
	await page.waitForURL(`**/applications/${token}`)
	const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]))
	expect(kept).not.toContain(lastName)

	await page.getByText('Another open').filter({ visible: true }).waitFor()
	await page.getByRole('link', { name: 'everything', exact: true }).first().click()
	await page.waitForURL(`**/person/application/${token}`)
	await page.getByRole('heading', { level: 1, name: `Juniper ${lastName}` }).waitFor()
	const timeline = page.getByRole('region', { name: 'Timeline' })
	await timeline.getByRole('link', { name: 'Utility' }).nth(1).waitFor()
	await timeline.getByText('Signed up for').nth(1).waitFor()
	const household = page.getByRole('region', { name: 'Household' })
	await household.getByText('2, $480').waitFor()
	await household.getByText('Same phone').waitFor()
	await expectAccessible(page)
})
