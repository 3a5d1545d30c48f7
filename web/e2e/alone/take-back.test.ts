import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { can } from '#infra/testing/adapter.ts'
import { withSettings } from '#infra/testing/faults.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { button, field } from '../applicant.ts'
import { expectAccessible } from '../browser.ts'
import { applicant, choose, employee, focusIsOn, key, open } from '../staff.ts'

async function denyWithoutEmail(page: Page) {
	await choose(page, 'Status', 'Denied')
	await choose(page, 'Email Applicant', 'No')
	await page.getByLabel(/^Message to the applicant.*optional/).waitFor()
	expect(await page.getByText(/was emailed an approval on/).count()).toBe(0)
}

test.runIf(can.changeSettings)('a decision is taken back from the list on, and its email is never sent', async () => {
	await withSettings('applications', { DECISION_MAIL_SECONDS: '120' }, async () => {
		const { token, email, user, client: member } = await applicant()
		const { page, client } = await employee(['Application Access'])
		await page.locator(`[data-id="${token}"]`).getByRole('button').click()
		await page.getByRole('link', { name: 'Approve', exact: true }).click()
		await button(page, 'Verify Response').click()
		await field(page, 'Employee key').fill(key)
		await button(page, 'Submit Response').click()
		const waits = page.getByText(`The email to ${user.firstName} will be sent at`)
		await waits.waitFor()
		await expectAccessible(page)
		const seen = async () => (await member.call(applicationsApi.mine, {})).body.applications?.[0]?.status
		expect(await seen()).toBe('Pending')

		await button(page, 'Take it back').click()
		await waits.waitFor({ state: 'hidden' })
		await page.getByRole('heading', { name: /Viewing Pending Application/ }).waitFor()
		await expectAccessible(page)
		// Nobody was told of it, so a denial without an email contradicts nothing.
		await page.getByText('Approved, taken back').waitFor()
		await denyWithoutEmail(page)
		await choose(page, 'Status', 'Approved')
		await choose(page, 'Email Applicant', 'Yes')
		const { application } = (await client.call(applicationsStaffApi.show, { token })).body
		expect([application?.status, application?.delivery?.lastMail?.state]).toEqual(['Pending', 'taken-back'])
		expect(application?.history.map(({ takenBackBy }) => takenBackBy?.name)).toEqual([
			`${user.firstName} ${user.lastName}`,
		])
		expect(await seen()).toBe('Pending')
		expect((await inbox(email)).filter(({ text }) => text.includes('$240'))).toEqual([])

		await applicant()
		await button(page, 'Verify Response').click()
		await button(page, /^Submit and open /).click()
		const before = page.getByRole('region', { name: 'The application before' })
		await before.getByRole('button', { name: 'Take it back' }).click()
		await before.getByText('taken back').waitFor()
		await expectAccessible(page)
		expect(await seen()).toBe('Pending')
	})
})

/** An application whose approval waits for its email, and an employee beside it. */
async function waiting() {
	const { token, client: member } = await applicant()
	const { page, client } = await employee(['Application Access'])
	const decision = { status: 'Approved', amount: 240, message: 'We pay it.', emailApplicant: 'yes' } as const
	const { status, text } = await client.call(applicationsStaffApi.respond, { token, key, ...decision })
	expect(status, text).toBe(200)
	return { token, page, member }
}

test.runIf(can.changeSettings)('an email that still waits has told nobody anything', async () => {
	await withSettings('applications', { DECISION_MAIL_SECONDS: '120' }, async () => {
		const { token, page } = await waiting()
		await open(page, token, 'respond')
		await button(page, 'Take it back').waitFor()
		await denyWithoutEmail(page)
	})
})

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

test.runIf(can.changeSettings)('what an applicant sends while the email waits is seen before it leaves', async () => {
	await withSettings('applications', { DECISION_MAIL_SECONDS: '300' }, async () => {
		const { token, page, member } = await waiting()
		await page.clock.install()
		await open(page, token, 'respond')
		await button(page, 'Take it back').waitFor()
		const attachments = [await upload(member, 'bill.pdf', pdf)]
		const { body } = await member.call(applicationsApi.sendDocuments, { token, attachments })
		expect(body.message).toBe(applicationSentences.documentsSent)
		// The page looks once more 30 seconds before the email leaves.
		await page.clock.fastForward('04:31')
		await page.getByRole('alert').getByText('They sent something after this was decided.').waitFor()
		await expectAccessible(page)
	})
})
