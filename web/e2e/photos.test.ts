import { GetObjectCommand } from '@aws-sdk/client-s3'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { oldOffice } from '#functions/platform/files/content.test.data.ts'
import { createPerson } from '#infra/testing/people.ts'
import { admin, cloud } from '#infra/testing/test-cloud.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { fileSentences } from '#shared/files/rules.ts'
import { jpegFacts } from '#web/lib/pictures/jpeg.ts'
import { pictureSentences } from '#web/lib/pictures/prepare.ts'
import { attach, billPhoto, button, fillApplication, letGuestsApply, member, photograph, tokenOf } from './applicant.ts'
import { expectAccessible, visit } from './browser.ts'

beforeAll(letGuestsApply)

const row = (page: Page, name: string) =>
	page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').filter({ hasText: name })

/** The step is reached without the ones before it, as a bookmark does. */
async function atAttachments(width: 'phone' | 'desk' = 'phone') {
	const { client, user } = await createPerson()
	const page = await visit('/apply?step=attachments', width, client.cookie)
	await page.getByRole('heading', { name: 'Attachments' }).waitFor()
	return { page, client, user }
}

/** Large enough to be judged, and drawn in a moment. */
const small = { width: 1500, height: 2000 }

const stored = async (id: string) => {
	const Bucket = cloud.outputs.App.FilesBucket
	const { Body } = await admin.files.send(new GetObjectCommand({ Bucket, Key: `uploads/${id}` }))
	return Buffer.from((await Body?.transformToByteArray()) ?? [])
}

test('photos get smaller, and forget where they were taken', async () => {
	const { page, client } = await member('phone')
	await page.goto('/apply')
	await fillApplication(page, async () => {
		const upright = await billPhoto(page, 'page-one.jpg')
		expect(upright.buffer.length).toBeGreaterThan(1_000_000)
		await attach(page, upright, await billPhoto(page, 'receipt.jpg', { width: 4000, height: 3000 }))
		await page.getByText('2 of 10 files uploaded').waitFor()
		await expectAccessible(page)
	})
	await button(page, 'Submit Application').click()
	await tokenOf(page)
	const { body } = await client.call(applicationsApi.mine, {})
	const [bill, receipt] = body.applications?.[0]?.attachments ?? []
	expect([bill?.name, receipt?.name]).toEqual(['page-one.jpg', 'receipt.jpg'])
	const photos = [await stored(bill?.id ?? ''), await stored(receipt?.id ?? '')]
	expect(photos.map(jpegFacts)).toMatchObject([
		{ width: 1875, height: 2500, hasMetadata: false },
		{ width: 2500, height: 1875, hasMetadata: false },
	])
	expect(photos.join('')).not.toContain('GPS')
})

test('a photo that can’t be read says so at once, with a way out; one that is hard to read is sent with a hint', async () => {
	const { page } = await atAttachments()
	const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
	const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
	await attach(
		page,
		{ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic },
		{ name: 'scan.gif', mimeType: 'image/gif', buffer: gif },
		{ name: 'half.gif', mimeType: 'image/gif', buffer: gif.subarray(0, 12) },
		{ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>not a bill</html>') },
		{ name: 'locked.docx', mimeType: '', buffer: oldOffice('EncryptedPackage') },
		await billPhoto(page, 'night.jpg', { ...small, light: 0.12 }),
		await billPhoto(page, 'shaken.jpg', { ...small, blur: 20 }),
		await billPhoto(page, 'fine.jpg', small),
	)
	const refused = page.getByRole('list', { name: 'Not added: 4 files' }).getByRole('listitem')
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
	for (const [name, hint] of [
		['night.jpg', pictureSentences.dark],
		['shaken.jpg', pictureSentences.blurred],
	] as const) {
		await row(page, name).getByText('Uploaded').waitFor()
		await row(page, name).getByText(hint).waitFor()
	}
	await row(page, 'scan.jpg').getByText('Uploaded').waitFor()
	await row(page, 'fine.jpg').getByText('Uploaded').waitFor()
	expect(await row(page, 'fine.jpg').getByRole('status').count()).toBe(0)
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
