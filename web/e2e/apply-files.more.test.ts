import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { docx, oldOffice, zip } from '#functions/platform/files/content.test.data.ts'
import { newEmail } from '#infra/testing/people.ts'
import { contentTypeOf, fileSentences } from '#shared/files/rules.ts'
import { pictureSentences } from '#web/lib/pictures/prepare.ts'
import {
	attach,
	billPhoto,
	button,
	field,
	fillApplication,
	goOn,
	guest,
	letGuestsApply,
	member,
	photograph,
	tokenOf,
} from './applicant.ts'
import { expectAccessible } from './browser.ts'
import { focusIsOn } from './staff.ts'

beforeAll(letGuestsApply)

const submit = (page: Page) => button(page, 'Submit Application')

const row = (page: Page, name: string) =>
	page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').filter({ hasText: name })

/** Drawn in a moment. */
const small = { width: 1500, height: 2000 }

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
	expect(await page.getByText(fileSentences.type).count()).toBe(0)
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
})

test('a photo that can’t be read says so at once, with a way out; another kind of picture is sent as a photo', async () => {
	const { page } = await member('phone', '/apply?step=attachments')
	const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
	const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
	await attach(
		page,
		{ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic },
		{ name: 'scan.gif', mimeType: 'image/gif', buffer: gif },
		{ name: 'half.gif', mimeType: 'image/gif', buffer: gif.subarray(0, 12) },
		{ name: 'half.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]) },
		{ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>not a bill</html>') },
		{ name: 'locked.docx', mimeType: '', buffer: oldOffice('EncryptedPackage') },
		await billPhoto(page, 'fine.jpg', small),
	)
	const refused = page.getByRole('list', { name: 'Not added: 5 files' }).getByRole('listitem')
	await refused.filter({ hasText: 'locked.docx' }).getByText(fileSentences.locked).waitFor()
	for (const [name, help] of [
		['IMG_0001.HEIC', pictureSentences.heic],
		['half.gif', pictureSentences.broken],
		['bill.pdf', pictureSentences.notWhatItSays],
	] as const) {
		const why = refused.filter({ hasText: name })
		await why.getByText(fileSentences.type, { exact: true }).waitFor()
		await why.getByText(help).waitFor()
	}
	const halfPhoto = refused.filter({ hasText: 'half.jpg' })
	await halfPhoto.getByText(pictureSentences.broken).waitFor()
	expect(await halfPhoto.getByText(fileSentences.type).count()).toBe(0)
	await row(page, 'scan.jpg').getByText('Uploaded').waitFor()
	await row(page, 'fine.jpg').getByText('Uploaded').waitFor()
	await expectAccessible(page)
})

/** From now on photos stay on their way to the storage until they are let go, however long the rest of the test takes. */
async function holdPhotos(page: Page) {
	const { promise: freed, resolve: release } = Promise.withResolvers<void>()
	await page.route(/\/uploads\//, async (route) => {
		await freed
		// A request that the tunnel cut off isn't there any more.
		await route.continue().catch(() => undefined)
	})
	return release
}

test('people go on while their photos travel, and only Submit waits, also through a tunnel', async () => {
	const { page } = await member('phone')
	await page.goto('/apply')
	const release = await holdPhotos(page)
	await fillApplication(page, async () => {
		await page.context().setOffline(true)
		await attach(page, await photograph(page, 'first-of-all.png'))
		await row(page, 'first-of-all.png')
			.getByText(/^No connection/)
			.waitFor()
		await page.context().setOffline(false)
		const pages = [await billPhoto(page, 'page-one.jpg', small), await billPhoto(page, 'page-two.jpg', small)]
		await attach(page, ...pages)
		await row(page, 'page-one.jpg')
			.getByText(/^Sending/)
			.waitFor()
	})
	await button(page, 'Submit Application').click()
	await page
		.getByRole('status')
		.getByText(/^Sending your files, \d+%\. We’ll submit as soon as they’re here\.$/)
		.waitFor()
	await expectAccessible(page)
	await page.context().setOffline(true)
	await page.getByRole('status').getByText('No connection. When you’re back online').waitFor()
	release()
	await page.context().setOffline(false)
	await tokenOf(page)
})
