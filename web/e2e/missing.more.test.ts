import { beforeAll, expect, test } from 'vitest'
import { mailTo } from '#infra/testing/people.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as staff } from '#shared/applications/staff-api.ts'
import { addDays, dayOf, longDate } from '#shared/dates.ts'
import { messages } from '#shared/messages.ts'
import { button, letGuestsApply } from './applicant.ts'
import { expectAccessible, expectResult, visit } from './browser.ts'
import { applicant, confirm, employee, focusIsOn, key, open } from './staff.ts'

beforeAll(letGuestsApply)

test('a member who can’t get it says so on the dashboard; staff give more time or settle it', async () => {
	const someone = await applicant()
	const { page: desk } = await employee(['Application Access'])
	await open(desk, someone.token, 'respond')
	await desk.getByText('Ask for more').click()
	await desk.getByText('A page of the bill', { exact: true }).click()
	await button(desk, 'Check the email').click()
	await confirm(desk, 'Ask and send email')
	await button(desk, 'Give more time').click()
	await confirm(desk, 'Give more time and send email')
	await mailTo(someone.email, /You have more time/)
	await button(desk, 'Give more time').waitFor()
	expect(await desk.getByText(sentences.decidedMeanwhile).count()).toBe(0)
	await expectAccessible(desk)

	const phone = await visit('/dashboard', 'phone', someone.client.cookie)
	await phone.getByRole('button', { name: /assistance/ }).click()
	await button(phone, 'View Full Application').click()
	await phone.getByText(/Every page of the bill/).waitFor()
	await button(phone, 'I can’t get this').click()
	await phone.getByLabel(/Why can’t you get it/).fill('My landlord is away.')
	await expectAccessible(phone)
	await button(phone, 'Tell us').click()
	await expectResult(phone.getByText(sentences.cannotNoted))
	await button(phone, 'Add a document').waitFor()

	await open(desk, someone.token)
	await desk.getByText('The applicant can’t get what’s missing').first().waitFor()
	await desk.getByText('“My landlord is away.”').waitFor()
})

test('who is a moment later than a colleague hears that nothing was saved, and reads what is there', async () => {
	const { token } = await applicant()
	const { page, client: colleague } = await employee(['Application Access'])
	await open(page, token)
	const stale = page.getByRole('alert').getByText(messages.stale)
	const isFirst = async (change: Promise<{ status: number; text: string }>) => {
		const { status, text } = await change
		expect(status, text).toBe(200)
	}
	await button(page, 'Don’t ask for a bill').waitFor()
	await isFirst(colleague.call(staff.ask, { token, things: ['page'], version: 0, key }))
	await button(page, 'Don’t ask for a bill').click()
	await stale.waitFor()
	await focusIsOn(page, messages.stale)
	await page.getByText('Waiting for the applicant').first().waitFor()
	await expectAccessible(page)

	await open(page, token)
	const until = addDays(dayOf(new Date()), 30)
	await button(page, 'Give more time').click()
	await isFirst(colleague.call(staff.giveMoreTime, { token, until, version: 1, key }))
	await confirm(page, 'Give more time and send email')
	await stale.waitFor()
	await focusIsOn(page, messages.stale)
	await page
		.getByText(`They have until ${longDate(until)}`, { exact: false })
		.first()
		.waitFor()
	expect(await button(page, 'Give more time and send email').count()).toBe(0)
	await expectAccessible(page)
})
