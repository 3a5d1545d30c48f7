import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addDays, dayOf, monthDayYear } from '#shared/dates.ts'
import { dayWithYear, longDay } from '#web/lib/days.ts'
import {
	attach,
	button,
	field,
	fillApplication,
	guest,
	letGuestsApply,
	member,
	photograph,
	savedToAccount,
	sections,
	tokenOf,
} from './applicant.ts'
import { expectAccessible, goTo } from './browser.ts'
import { applicant, choose, confirm, employee, open } from './staff.ts'

beforeAll(letGuestsApply)

const notice = monthDayYear(addDays(dayOf(new Date()), 4))

async function askWithNotice(page: Page) {
	await choose(page, 'Is something being cut off soon? (optional)', 'Yes')
	await page.getByRole('heading', { name: 'What to do today' }).waitFor()
	await field(page, 'Date on the notice').fill(notice)
	await page.getByText(/^That’s /).waitFor()
	await expectAccessible(page)
	await sections.request(page)
}

test('a guest whose power is cut off says when, and reads what to do', async () => {
	const page = await guest('phone')
	await fillApplication(page, async () => attach(page, await photograph(page, 'bill.png')), askWithNotice)
	await page.getByText(dayWithYear(notice)).first().waitFor()
	await button(page, 'Submit Application').click()
	const token = await tokenOf(page)
	await page.getByText(`Now call about ${longDay(notice, new Date())}.`).waitFor()
	const toDo = page.getByRole('heading', { name: /^Cut-off on .*: what to do today$/ })
	const received = page.getByRole('heading', { name: 'We received it, with 1 file. Nothing else to send.' })
	await received.waitFor()
	expect(await page.getByText('Nothing more to do').count()).toBe(0)
	await expectAccessible(page)
	for (const media of ['screen', 'print'] as const) {
		await page.emulateMedia({ media })
		const [first, second] = [await toDo.boundingBox(), await received.boundingBox()]
		expect(first?.y).toBeLessThan(second?.y ?? 0)
	}
	await page.emulateMedia({ media: 'screen' })

	const { page: desk } = await employee(['Application Access'])
	await goTo(desk, '/dashboard/applications?cutOff=any')
	await desk
		.getByText(/^Cut-off /)
		.filter({ visible: true })
		.first()
		.waitFor()
	await expectAccessible(desk)
	await open(desk, token)
	await desk.getByText(dayWithYear(notice), { exact: true }).first().waitFor()
	await expectAccessible(desk)

	const { token: usual } = await applicant()
	await open(desk, usual, 'respond?decide=approve')
	await button(desk, 'Verify Response').click()
	await confirm(desk, 'Submit Response')
	// Other tests' applications may be more urgent still.
	await desk.getByRole('link', { name: /^Next: / }).waitFor()
})

test('a member’s draft keeps the date', async () => {
	const { page } = await member('phone', '/apply?step=request')
	await choose(page, 'Is something being cut off soon? (optional)', 'Yes')
	await field(page, 'Date on the notice').fill(notice)
	await savedToAccount(page)
	await page.reload()
	await expect.poll(() => field(page, 'Date on the notice').inputValue()).toBe(notice)
})
