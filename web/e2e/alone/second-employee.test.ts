import { afterAll, expect, test } from 'vitest'
import { mailTo } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud, inbox } from '#infra/testing/test-cloud.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { button } from '../applicant.ts'
import { expectAccessible } from '../browser.ts'
import { limitTo, notice, propose, tick } from '../proposals.ts'
import { applicant, confirm, employee, open } from '../staff.ts'

afterAll(async () => {
	const { transact } = await tableCode(cloud)
	const { putSettings } = await import('#functions/domain/applications/settings.ts')
	await transact([putSettings({ mostGrantedAlone: undefined, raised: undefined })])
})

test('a grant above the limit is proposed on a phone and approved on a desk', async () => {
	const { token, email } = await applicant()
	const { page: hazel } = await employee(['Application Access'], 'phone')
	await limitTo(hazel, '$5,000')
	await hazel.getByText('One employee grants up to').waitFor()
	await expectAccessible(hazel)

	await propose(hazel, token, '8000')
	await expectAccessible(hazel)
	await confirm(hazel, 'Submit Response')
	await hazel.getByText(sentences.proposed).waitFor()
	await expectAccessible(hazel)
	await open(hazel, token, 'respond')
	await notice(hazel).waitFor()
	await hazel.getByText('You proposed it, so a colleague has to approve it.').waitFor()
	expect(await button(hazel, 'Approve the same').count()).toBe(0)
	await expectAccessible(hazel)

	const { page: rowan } = await employee(['Application Access'])
	const row = rowan.locator(`[data-id="${token}"]`)
	await row.getByText('Needs a second employee').waitFor()
	await row.getByRole('button').click()
	await row.getByText('$8,000 by').waitFor()
	await expectAccessible(rowan)
	await open(rowan, token)
	await notice(rowan).waitFor()
	await expectAccessible(rowan)
	await rowan.getByRole('link', { name: 'Look at the proposal' }).click()
	await button(rowan, 'Approve the same').waitFor()
	await expectAccessible(rowan)
	await button(rowan, 'Approve the same').click()
	await rowan.getByText('You’re the second one').waitFor()
	await tick(rowan)
	await expectAccessible(rowan)
	expect(await inbox(email)).not.toContainEqual(expect.objectContaining({ text: expect.stringContaining('$8,000') }))
	await confirm(rowan, 'Submit Response')
	await rowan.getByText(sentences.responseSubmitted).waitFor()
	await rowan.getByText('Proposed by').filter({ visible: true }).first().waitFor()
	await expectAccessible(rowan)
	await mailTo(email, /\$8,000/)
	await rowan.getByRole('tab', { name: 'View All Info' }).click()
	await rowan.getByText('Proposed an approval, which needs a second employee').waitFor()
	expect(await notice(rowan).count()).toBe(0)
})
