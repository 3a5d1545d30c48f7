import { expect, test } from 'vitest'
import { can } from '#infra/testing/adapter.ts'
import { withSettings } from '#infra/testing/faults.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { button, field } from '../applicant.ts'
import { expectAccessible } from '../browser.ts'
import { applicant, employee, key } from '../staff.ts'

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
		await before.getByRole('button', { name: 'Take it back' }).waitFor()
		await button(page, /^Leaving soon/).click()
		const decided = page.getByRole('dialog').getByRole('listitem').filter({ hasText: user.lastName })
		await decided.getByText('approved $240, email at').waitFor()
		await expectAccessible(page)
		await decided.getByRole('button', { name: 'Take it back' }).click()
		await decided.getByText('taken back').waitFor()
		await button(page, 'Close').click()
		await before.getByText('taken back').waitFor()
		await expectAccessible(page)
		expect(await seen()).toBe('Pending')
	})
})
