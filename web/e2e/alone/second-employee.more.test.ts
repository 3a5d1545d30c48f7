import { afterAll, expect, test } from 'vitest'
import { today } from '#infra/testing/events.ts'
import { mailTo } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { addDays, longDate } from '#shared/dates.ts'
import { button, field } from '../applicant.ts'
import { expectAccessible } from '../browser.ts'
import { limitTo, notice, propose, tick } from '../proposals.ts'
import { applicant, chooseStatus, confirm, employee, key, open } from '../staff.ts'

afterAll(() => noLimit())

/** With a day, it's a raise that counts from then. */
async function noLimit(from?: string) {
	const { transact } = await tableCode(cloud)
	const { putSettings } = await import('#functions/domain/applications/settings.ts')
	await transact([putSettings(from ? { raised: { from } } : { mostGrantedAlone: undefined, raised: undefined })])
}

test('a proposal that changed meanwhile is read first; it’s taken back, and no limit asks for nobody', async () => {
	const { token, email } = await applicant()
	const { page: hazel, client } = await employee(['Application Access'])
	await limitTo(hazel, '5000')
	await propose(hazel, token, '8000')
	await confirm(hazel, 'Submit Response')
	await hazel.getByText(sentences.proposed).waitFor()

	const { page: rowan } = await employee(['Application Access'], 'phone')
	await open(rowan, token, 'respond')
	await button(rowan, 'Approve the same').click()
	await tick(rowan)
	const other = { token, status: 'Approved', amount: 9000, message: 'All of it.', emailApplicant: 'yes', key } as const
	expect((await client.call(desk.respond, other)).body.message).toBe(sentences.proposedInstead)
	await confirm(rowan, 'Submit Response')
	await rowan.getByText(sentences.proposedMeanwhile).first().waitFor()
	await rowan.getByRole('alert').getByText('$9,000').waitFor()
	await expectAccessible(rowan)
	await button(rowan, 'Continue with my response').click()
	await rowan.getByText('All of it.').waitFor()
	await button(rowan, 'Take the proposal back').click()
	await rowan.getByText(sentences.proposalTakenBack).waitFor()
	await expectAccessible(rowan)
	expect(await notice(rowan).count()).toBe(0)

	await limitTo(hazel, '')
	await hazel.getByText(`From ${longDate(addDays(today, 1))} on`).waitFor()
	await hazel.getByText('No limit. One employee may grant any amount.').waitFor()
	// As if the next day had begun.
	await noLimit(today)
	await open(hazel, token, 'respond?decide=approve')
	await hazel.reload()
	await chooseStatus(hazel, 'Approved')
	await field(hazel, 'Amount').fill('8000')
	await button(hazel, 'Verify Response').click()
	await tick(hazel)
	await confirm(hazel, 'Submit Response')
	await hazel.getByText(sentences.responseSubmitted).waitFor()
	await mailTo(email, /\$8,000/)
})
