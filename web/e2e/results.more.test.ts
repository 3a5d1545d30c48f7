import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { applicationForm } from '#infra/testing/application.ts'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import {
	attach,
	button,
	field,
	fillApplication,
	find,
	guest,
	letGuestsApply,
	photograph,
	sentByGuest,
} from './applicant.ts'
import { expectAccessible, expectResult, visit } from './browser.ts'

beforeAll(letGuestsApply)

const drop = (page: Page, name: string) =>
	page.evaluate((file) => {
		const dataTransfer = new DataTransfer()
		dataTransfer.items.add(new File(['The power bill of May.'], file, { type: 'text/plain' }))
		window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
	}, name)

test('the result of sending documents is in view, also without a network, and has the focus', async () => {
	const page = await visit('/find', 'phone')
	await find(page, (await sentByGuest()).token)
	await page.getByRole('heading', { name: 'Add your bill' }).waitFor()
	await page.getByText('We don’t have your bill yet.').waitFor()
	await attach(page, await photograph(page, 'bill.png'))
	await page.getByText(/^1 of 10 files/).waitFor()
	const notYet = page.getByRole('status').getByText('Not sent yet. Press Send documents.')
	await notYet.waitFor()
	await page.context().setOffline(true)
	await button(page, 'Send documents').click()
	await expectResult(page.getByText('We couldn’t reach our server', { exact: false }))
	await notYet.waitFor()
	await page.context().setOffline(false)
	await button(page, 'Send documents').click()
	await expectResult(page.getByText(applicationSentences.documentsSent))
	expect(await notYet.count()).toBe(0)
	await page.getByText('We have 1 file from you.').waitFor()

	await button(page, 'Add a document').click()
	await page.route('**/uploads/**', (route) => route.abort())
	await attach(page, await photograph(page, 'back-of-the-bill.png'))
	await button(page, 'Send documents').click()
	await page.getByRole('alert').getByText('One of your files didn’t upload. Try again or remove it.').waitFor()
	await page.unroute('**/uploads/**')
	await button(page, 'Retry back-of-the-bill.png').click()
	await page.getByText(/^1 of 9 files/).waitFor()
})

test('what came of a bill that was missing is in view and has the focus, on the confirmation and the dashboard', async () => {
	const page = await guest('phone')
	await field(page, 'Email').fill(newEmail())
	await fillApplication(page)
	await button(page, 'Submit Application').click()
	await page.getByRole('heading', { name: 'One thing is missing: your bill' }).waitFor()
	await page.getByRole('list', { name: 'What happens next' }).getByText('Your bill', { exact: true }).waitFor()
	await expectAccessible(page)
	await attach(page, await photograph(page, 'bill.png'))
	await page.getByText(/^1 of 10 files/).waitFor()
	await button(page, 'Send documents').click()
	await expectResult(page.getByText(applicationSentences.documentsSent))
	await page.getByRole('heading', { name: 'We have it. Nothing more to do.' }).waitFor()
	await page.getByText('We have 1 file from you.').waitFor()
	await expectAccessible(page)

	const { client, user } = await createPerson()
	for (const amount of [240, 600])
		await client.call(applicationsApi.apply, applicationForm({ email: user.email, amount }))
	const own = await visit('/dashboard', 'phone', client.cookie)
	const needs = own.getByRole('region', { name: 'Needs you' })
	await needs.getByText('Your documents').waitFor()
	await drop(own, 'dropped.txt')
	await needs.getByText(/^Uploaded$/).waitFor()
	await expectAccessible(own)
	await button(own, 'Send documents').click()
	await expectResult(own.getByText(applicationSentences.documentsSent))
	await expect.poll(() => needs.getByRole('heading', { level: 3 }).count()).toBe(1)
	expect(await needs.getByText('dropped.txt').count()).toBe(0)
	expect(await button(own, 'Send documents for this').count()).toBe(0)
	await own.getByText('Your account', { exact: true }).click()
	await own.getByRole('region', { name: 'Your account' }).getByText(user.email).waitFor()
	await expectAccessible(own)
})
