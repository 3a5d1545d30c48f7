import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { docx, zip } from '#functions/platform/files/content.test.data.ts'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { contentTypeOf, fileSentences } from '#shared/files/rules.ts'
import {
	attach,
	button,
	field,
	fillApplication,
	goOn,
	guest,
	letGuestsApply,
	member,
	photograph,
	savedToAccount,
	sections,
	tokenOf,
} from './applicant.ts'
import { broughtBack, expectAccessible, expectResult } from './browser.ts'
import { focusIsOn } from './staff.ts'

beforeAll(letGuestsApply)

const submit = (page: Page) => button(page, 'Submit Application')

test('a member applies with two photographs of a bill, and the dashboard shows it', async () => {
	const { page, user } = await member('phone')
	await page.goto('/apply')
	await expect.poll(() => field(page, 'Email').inputValue()).toBe(user.email)
	await expectAccessible(page)
	await button(page, 'Continue to Family information').click()
	await page.getByText('Please fix these fields').waitFor()
	await expectAccessible(page)
	await fillApplication(page, async () => {
		await attach(page, await photograph(page, 'page-1.png'), await photograph(page, 'page-2.png'))
		await page.getByText('2 of 10 files uploaded').waitFor()
		await expectAccessible(page)
	})
	await page.getByText(sentences.complete).waitFor()
	await expectAccessible(page)
	await submit(page).click()
	const token = await tokenOf(page)
	await expectAccessible(page)
	const { text } = await mailTo(user.email, new RegExp(token))
	expect(text).toContain(persona.firstName)

	await page.getByRole('link', { name: 'Go to Dashboard' }).click()
	await page.getByRole('button', { name: /Utility assistance/ }).click()
	await expectAccessible(page)
	await button(page, 'View Full Application').click()
	await expectResult(page.getByRole('heading', { level: 1, name: 'Utility assistance' }))
	await page.getByText('Your Application is Pending!').waitFor()
	await expectAccessible(page)
	const download = page.waitForEvent('download')
	await button(page, 'Download page-1.png').click()
	expect((await download).suggestedFilename()).toBe('page-1.png')
	expect(page.url()).not.toContain(token)
	await button(page, 'Go Back').click()
	await expectResult(page.getByRole('heading', { name: `Hello ${persona.firstName}` }))
})

test('a guest applies, and fourteen clicks make one application', async () => {
	const page = await guest('phone')
	const email = newEmail()
	await field(page, 'Email').fill(email)
	await fillApplication(page)
	await page.getByText('You didn’t attach a bill').waitFor()
	await expectAccessible(page)
	await submit(page).evaluate((found) => {
		for (let click = 0; click < 14; click++) if (found instanceof HTMLElement) found.click()
	})
	const token = await tokenOf(page)
	await page.goBack()
	expect(await tokenOf(page)).toBe(token)
	await expectResult(page.getByRole('heading', { level: 1, name: `Thank you, ${persona.firstName}` }))
	await page.goForward()
	expect(await tokenOf(page)).toBe(token)
	await page.reload()
	expect(await tokenOf(page)).toBe(token)
	expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain(token)
	expect(await tokenOf(await broughtBack(page))).toBe(token)
	// The next person at this phone goes to another page and back, and to another site and back.
	await page.getByRole('link', { name: 'Bridge The Gap' }).first().click()
	await page.getByText(token).first().waitFor({ state: 'detached' })
	await page.goBack()
	await button(page, 'Continue as Guest').waitFor()
	expect(await page.content()).not.toContain(token)
	await page.goto('about:blank')
	await page.goBack()
	await button(page, 'Continue as Guest').waitFor()
	expect(await page.content()).not.toContain(token)
	await mailTo(email, new RegExp(token))
	expect(await inbox(email)).toHaveLength(1)
})

test('an upload that is interrupted goes on by itself, and each refused file says why', async () => {
	const page = await guest('phone', '/apply?step=attachments')
	let cut = 0
	await page.route('**/uploads/**', (route) => (cut++ === 0 ? route.abort() : route.continue()))
	await attach(page, await photograph(page, 'cut-off.png'))
	await page.getByText('1 of 10 files uploaded').waitFor()
	expect(cut).toBeGreaterThan(1)

	await page.context().setOffline(true)
	await attach(page, await photograph(page, 'in-the-tunnel.png'))
	await page.getByText('No connection. We’ll continue when you’re back online.').waitFor()
	await expectAccessible(page)
	await page.context().setOffline(false)
	await page.getByText('2 of 10 files uploaded').waitFor()

	const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(8_388_609) }
	await attach(page, large, { name: 'a.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') })
	await page.getByText(fileSentences.attachmentSize).waitFor()
	await page.getByText(fileSentences.type).waitFor()
	await page.getByText('Not added: 2 files').waitFor()
	await expectAccessible(page)
	await button(page, 'Continue to Referral').click()
	await page.getByRole('heading', { name: 'Referral' }).waitFor()
	await page.goBack()
	await button(page, 'Remove large.png').click()
	await button(page, 'Remove a.exe').click()
	await focusIsOn(page, /^Is there another page\?$/)
	expect(await page.getByText(/^Not added/).count()).toBe(0)
	await goOn(page)

	await page.reload()
	await page.goBack()
	await page.getByText('in-the-tunnel.png').waitFor()
	await page.getByText('2 of 10 files uploaded').waitFor()
})

test('a file that doesn’t come along is named before the application is sent, also after a reload', async () => {
	const page = await guest('desk', '/apply?step=attachments')
	const checkAndSend = page.getByRole('link', { name: 'Check and send' }).first()
	let asked = 0
	const busy = { status: false, code: 'too-many', message: 'Too many.' }
	await page.route('**/api/upload-link', (route) =>
		asked++ === 0 ? route.fulfill({ status: 429, json: busy }) : route.continue(),
	)
	await attach(page, await photograph(page, 'page-1.png'))
	await page.getByText('1 of 10 files uploaded').waitFor()
	expect(asked).toBe(2)

	await attach(page, { name: 'a.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') })
	await page.getByText('Not added: 1 file').waitFor()
	await checkAndSend.click()
	await page.getByText('Your application will be sent without a.exe.').waitFor()
	await page.getByText(fileSentences.type).waitFor()
	await expectAccessible(page)

	await page.getByRole('link', { name: 'Change Attachments' }).click()
	await page.route('**/uploads/**', () => undefined)
	await attach(page, await photograph(page, 'page-2.png'))
	await page.getByRole('progressbar', { name: 'Sending page-2.png' }).waitFor()
	await page.reload()
	await page.getByText(fileSentences.lost).waitFor()
	await button(page, 'Continue to Referral').click()
	await page.getByRole('heading', { name: 'Referral' }).waitFor()
	await page.reload()
	await checkAndSend.click()
	await page.getByText('Your application will be sent without page-2.png.').waitFor()
	await page.getByText(fileSentences.lost).waitFor()
})

test('a file that only the server sees through is named when the application is sent', async () => {
	const page = await guest('phone')
	await field(page, 'Email').fill(newEmail())
	await fillApplication(page, async () => {
		const buffer = zip([...docx, { name: 'word/vbaProject.bin' }])
		const fake = { name: 'bill.docx', mimeType: contentTypeOf('attachment', 'bill.docx') ?? '', buffer }
		await attach(page, fake, await photograph(page, 'real.png'))
		await page.getByText('2 of 10 files uploaded').waitFor()
	})
	await submit(page).click()
	await page.getByRole('alert').getByText(`Attachments: ${fileSentences.macros}`).click()
	const row = page.getByRole('listitem').filter({ hasText: 'bill.docx' })
	await row.getByText(fileSentences.macros).waitFor()
	await expectAccessible(page)
	await goOn(page)
	await goOn(page)
	await submit(page).click()
	await tokenOf(page)
	await page.getByText('We got your application without bill.docx.').waitFor()
	await expectAccessible(page)
	await button(page, 'Add a document').click()
	await attach(page, await photograph(page, 'again.png'))
	await button(page, 'Send documents').click()
	await page.getByText('We have 2 files from you.').waitFor()
	await page.getByText('We have it. Nothing more to do.').waitFor()
})

test('a member’s answers survive a reload, and nothing of them is on the device after signing out', async () => {
	const { page } = await member('desk')
	await page.goto('/apply')
	await sections.general(page)
	await goOn(page)
	await sections.family(page)
	await savedToAccount(page)
	await page.reload()
	await page.getByText('Welcome back').waitFor()
	await expect.poll(() => field(page, 'Name').inputValue()).toBe('Barnaby Quillfeather')
	await expectAccessible(page)
	await page.getByRole('button', { name: persona.firstName }).click()
	await button(page, 'Signout').click()
	await page.getByText('Before you Continue').waitFor()
	await expectAccessible(page)
	// The device remembers that someone signed out until our answer is there.
	await expect
		.poll(() => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
		.toEqual([])
})

test('a minor names a caretaker, and a referral needs consent', async () => {
	const page = await guest('phone')
	await sections.general(page)
	await field(page, 'Birthday').fill('05/06/2016')
	await goOn(page)
	await page.getByText('You’re under 18').waitFor()
	await field(page, 'Name').fill('Barnaby Quillfeather')
	await field(page, 'Relation to you').selectOption('Sibling')
	await field(page, 'Birthday').fill('05/06/2015')
	await page.getByRole('button', { name: /^Continue/ }).click()
	await page.getByText(sentences.caretaker).first().waitFor()
	await expectAccessible(page)
	await field(page, 'Relation to you').selectOption('Parent')
	await goOn(page)
	await page.goto('/apply?step=referral')
	await page.getByRole('radiogroup', { name: 'Did someone refer you to us?' }).getByText('Yes').click()
	await page.getByRole('radiogroup', { name: 'May we speak' }).getByText('No').click()
	await page.getByText(sentences.noConsent).waitFor()
	await expectAccessible(page)
	await page.goto('/apply?step=send')
	await button(page, sentences.unableToSubmit).click()
	await page.getByText(sentences.completeFirst).waitFor()
	await expectAccessible(page)
	await page.getByRole('button', { name: /^Address:/ }).click()
	await page.locator('[name=streetAddress]:focus').waitFor()
	await button(page, 'Erase what I typed').click()
	await button(page, 'Erase it').click()
	await expectResult(page.getByText('What you typed is erased.'))
})

test('completing the sections by the list at the side takes back that they were not complete', async () => {
	const { page } = await member('desk', '/apply')
	await fillApplication(page)
	const go = (section: string) => page.getByRole('link', { name: section }).first().click()
	await go('Your request')
	await field(page, 'Amount requested in USD').fill('much')
	await go('Address')
	await field(page, 'City').fill('')
	await go('Check and send')
	await button(page, sentences.unableToSubmit).click()
	await page.getByText(sentences.numbers, { exact: true }).waitFor()
	await go('Your request')
	await field(page, 'Amount requested in USD').fill('$1,240.00')
	await go('Check and send')
	await button(page, sentences.unableToSubmit).click()
	await page.getByText(sentences.completeFirst).waitFor()
	await go('Address')
	await field(page, 'City').fill(persona.city)
	await go('Check and send')
	await page.getByText(sentences.complete).waitFor()
	expect(await page.getByText(sentences.completeFirst).count()).toBe(0)
	expect(await page.getByText(sentences.numbers).count()).toBe(0)
	await submit(page).click()
	await tokenOf(page)
})

test('typed values are never changed without a message', async () => {
	const { page } = await member('phone', '/apply')
	const leave = async (label: string, typed: string) => {
		await field(page, label).fill('')
		await field(page, label).pressSequentially(typed)
		await field(page, label).blur()
		return field(page, label).inputValue()
	}
	expect(await leave('Income per month', '$1,240.00')).toBe('1240')
	expect(await leave('Income per month', '230.50')).toBe('230.50')
	await button(page, 'Continue to Family information').click()
	await page.getByText('Enter whole dollars, without cents: 231.').first().waitFor()
	await expectAccessible(page)
	expect(await leave('Birthday', '4/2/1990')).toBe('04/02/1990')
	expect(await leave('Birthday', '04021990')).toBe('04/02/1990')
	expect(await leave('Phone', '+1 205 555 0142')).toBe('(205) 555-0142')
	expect(await leave('Phone', '205 555 0142 ext 7')).toBe('(205 555 0142 ext 7')
	expect(await leave('First name', 'W1llow')).toBe('Wllow')
	await page.getByText('A name can only have letters, spaces, periods, hyphens and apostrophes.').waitFor()
	await page.goto('/apply?step=address')
	expect(await leave('ZIP code', '35004-1234')).toBe('350041234')
	await page.getByText('A ZIP code can only have digits.').waitFor()
	await expectAccessible(page)
})
