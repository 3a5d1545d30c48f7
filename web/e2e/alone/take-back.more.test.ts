import { expect, test } from 'vitest'
import { can } from '#infra/testing/adapter.ts'
import { withSettings } from '#infra/testing/faults.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { button } from '../applicant.ts'
import { expectAccessible } from '../browser.ts'
import { applicant, employee, focusIsOn, key, open } from '../staff.ts'

/** An application whose approval waits for its email, and an employee beside it. */
async function waiting() {
	const { token, client: member } = await applicant()
	const { page, client } = await employee(['Application Access'])
	const decision = { status: 'Approved', amount: 240, message: 'We pay it.', emailApplicant: 'yes' } as const
	const { status, text } = await client.call(applicationsStaffApi.respond, { token, key, ...decision })
	expect(status, text).toBe(200)
	return { token, page, member }
}

test.runIf(can.changeSettings)('a decision can be taken back on a laptop whose clock is fast', async () => {
	await withSettings('applications', { DECISION_MAIL_SECONDS: '120' }, async () => {
		const { token, page } = await waiting()
		await page.clock.setSystemTime(Date.now() + 5 * 60_000)
		await open(page, token, 'respond')
		await button(page, 'Take it back').click()
		await page.getByText(applicationSentences.takenBack).waitFor()
	})
})

test.runIf(can.changeSettings)('who presses as the email leaves reads that it’s too late', async () => {
	// The page waits 45 seconds for an answer, so the email leaves before that, whenever the press is.
	await withSettings('applications', { DECISION_MAIL_SECONDS: '40' }, async () => {
		const { token, page } = await waiting()
		const left = Promise.withResolvers<void>()
		// The email leaves while the press is on its way, and the server answers so.
		await page.route(`**${applicationsStaffApi.takeBack.path}`, async (route) => {
			await left.promise
			const json = { status: false, code: 'invalid', message: applicationSentences.mailGone }
			await route.fulfill({ status: 400, json })
		})
		await open(page, token, 'respond')
		await button(page, 'Take it back').click()
		await page.getByText('will be sent at').waitFor({ state: 'hidden' })
		left.resolve()
		await page.getByRole('alert').getByText(applicationSentences.mailGone).waitFor()
		await focusIsOn(page, applicationSentences.mailGone)
		await expectAccessible(page)
	})
})
