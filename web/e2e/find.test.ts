import { beforeAll, expect, test } from 'vitest'
import { key, respond } from '#functions/applications/applications.cloud.test.data.ts'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { createEmployee, mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { statusBanners } from '#shared/applications/rules.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { button, field, find, letGuestsApply, sentByGuest } from './applicant.ts'
import { expectAccessible, expectResult, visit } from './browser.ts'

beforeAll(letGuestsApply)

test('a guest finds their application, however the token is typed, and what was decided', async () => {
	const bill = await upload(new TestClient(), 'bill.txt', Buffer.from('The power bill of May.'))
	const { token } = await sentByGuest({ attachments: [bill] })
	const page = await visit('/find', 'phone')
	await button(page, 'Find Application').click()
	await page.getByText(sentences.findAll).first().waitFor()
	await expectAccessible(page)
	await find(page, token, 'Someone')
	await page.getByText(sentences.notFound).waitFor()
	await expectAccessible(page)

	await find(page, token.toLowerCase().replaceAll('-', ' '), ` ${persona.firstName.toLowerCase()}`)
	await expectResult(page.getByRole('heading', { level: 1, name: `${persona.firstName} ${persona.lastName}` }))
	await page.getByText('Your Application is Pending!').waitFor()
	for (const title of ['General', 'Address', 'Medical', 'Request', 'Attachments', 'Referral'])
		await page.getByRole('heading', { name: title, exact: true }).waitFor()
	await page.getByText(sentences.attachmentHidden).waitFor()
	expect(await page.getByText('N/A').count()).toBeGreaterThan(0)
	expect(page.url()).not.toContain(token)
	await expectAccessible(page)
	await button(page, 'Go Back').click()
	await expectResult(page.getByRole('heading', { level: 1, name: 'Find Application' }))
	await expect.poll(() => field(page, 'Last name').inputValue()).toBe(persona.lastName)

	const { client } = await createEmployee(['Application Access'], key)
	await respond(client, token, { status: 'Denied', message: 'We need the bill itself.' })
	await button(page, 'Find Application').click()
	await page.getByText(statusBanners.Declined).waitFor()
	await expectAccessible(page)
})

test('a guest who lost the token has it emailed, and reads the same for an address that never applied', async () => {
	const { email, token } = await sentByGuest()
	const page = await visit('/find', 'phone')
	await field(page, 'The email you applied with').fill('nobody@example')
	await button(page, 'Email me my tokens').click()
	await page.getByText('Enter an email like name@example.com.').first().waitFor()
	for (const address of [newEmail(), email]) {
		await field(page, 'The email you applied with').fill(address)
		await button(page, 'Email me my tokens').click()
		await expectResult(page.getByText(sentences.tokensSent))
		await expectAccessible(page)
		await page.reload()
	}
	expect((await mailTo(email, /Here’s your token/)).text).toContain(token)
})
