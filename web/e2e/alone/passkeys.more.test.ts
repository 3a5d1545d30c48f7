import { afterAll, test } from 'vitest'
import { createEmployee } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { messages } from '#shared/messages.ts'
import { passkeySentences } from '#shared/passkeys/schema.ts'
import { button } from '../applicant.ts'
import { expectAccessible, goTo, visit } from '../browser.ts'
import { addPasskey, withDevice } from '../passkeys.ts'
import { confirm, employee, key } from '../staff.ts'

const { putItem } = await tableCode(cloud)
afterAll(() => putItem({ pk: 'PASSKEYRULE', sk: 'PASSKEYRULE', required: false }))

test('passkeys are required of everyone, and a colleague adds theirs before the console goes on', async () => {
	const { page } = await employee(['User Access'])
	const colleague = await createEmployee(['Report Access'], key)
	await withDevice(page)
	await goTo(page, '/dashboard/settings/passkeys')
	await addPasskey(page, 'My laptop')
	await button(page, 'I saved these codes').click()
	const atWork = await visit('/dashboard/reports', 'desk', colleague.client.cookie)
	await withDevice(atWork)
	await atWork.getByRole('heading', { name: 'Unresolved reports' }).waitFor()
	await button(page, 'Require passkeys').click()
	await expectAccessible(page)
	await confirm(page, 'Require passkeys')
	await page.getByText(passkeySentences.nowRequired).waitFor()
	await expectAccessible(page)
	await goTo(atWork, '/dashboard/reports')
	await atWork.getByText(messages.passkeyFirst).waitFor()
	await expectAccessible(atWork)
	await addPasskey(atWork, 'Office laptop')
	await button(atWork, 'I saved these codes').click()
	await atWork.getByRole('heading', { name: 'Unresolved reports' }).waitFor()
	await button(page, 'Stop requiring passkeys').click()
	await confirm(page, 'Stop requiring passkeys')
	await page.getByText(passkeySentences.notRequired).waitFor()
})
