import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { button, field, fillApplication, guest, sections, tokenOf } from '../applicant.ts'
import { expectAccessible, goTo } from '../browser.ts'

const switchTo = async (closesWithoutBill: boolean) => {
	const { transact, putSettings } = await tableCode(cloud)
	await transact([putSettings({ guestApplications: true, closesWithoutBill })])
}

beforeAll(() => switchTo(false))
afterAll(() => switchTo(true))

test('while nothing is closed for want of a bill, neither the form nor Find speaks of 15 days', async () => {
	const page = await guest('phone')
	const email = newEmail()
	await field(page, 'Email').fill(email)
	await fillApplication(page, async (form) => {
		await sections.attachments()
		await form.getByText('One bill per application').waitFor()
		await form.getByText('Attaching multiple bills leads to denial.', { exact: false }).waitFor()
		expect(await form.getByText('15 days').count()).toBe(0)
	})
	await page.getByText('You can send your application without one, and add the bill later.').waitFor()
	expect(await page.getByText('15 days').count()).toBe(0)
	await expectAccessible(page)
	await button(page, 'Submit Application').click()
	const token = await tokenOf(page)
	expect((await mailTo(email, /We received your application/)).text).not.toContain('15 days')
	await goTo(page, '/find')
	await field(page, 'First name').fill(persona.firstName)
	await field(page, 'Last name').fill(persona.lastName)
	await field(page, 'Token').fill(token)
	await button(page, 'Find Application').click()
	await page.getByText('Please add it soon').waitFor()
	await expectAccessible(page)
})
