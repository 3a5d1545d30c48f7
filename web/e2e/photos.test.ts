import { GetObjectCommand } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { admin, cloud } from '#infra/testing/test-cloud.ts'
import { filesApi } from '#shared/files/api.ts'
import { attach, billPhoto, member } from './applicant.ts'
import { expectAccessible } from './browser.ts'

const stored = async (id: string) => {
	const Bucket = cloud.outputs.App.FilesBucket
	const { Body } = await admin.files.send(new GetObjectCommand({ Bucket, Key: `uploads/${id}` }))
	return Buffer.from((await Body?.transformToByteArray()) ?? [])
}

test('photos get smaller, and forget where they were taken', async () => {
	const { page } = await member('phone', '/apply?step=attachments')
	const ids: string[] = []
	page.on('response', async (response) => {
		if (response.url().endsWith(filesApi.uploadLink.path)) ids.push((await response.json()).id)
	})
	const upright = await billPhoto(page, 'page-one.jpg')
	expect(upright.buffer.length).toBeGreaterThan(1_000_000)
	await attach(page, upright)
	await page.getByText('1 of 10 files uploaded').waitFor()
	await attach(page, await billPhoto(page, 'receipt.jpg', { width: 4000, height: 3000 }))
	await page.getByText('2 of 10 files uploaded').waitFor()
	await expectAccessible(page)
	const photos = await Promise.all(ids.map(stored))
	const facts = await Promise.all(photos.map((photo) => sharp(photo).metadata()))
	expect(facts).toMatchObject([
		{ format: 'jpeg', width: 1875, height: 2500 },
		{ format: 'jpeg', width: 2500, height: 1875 },
	])
	expect(facts.filter(({ exif, xmp, iptc }) => exif ?? xmp ?? iptc)).toEqual([])
	expect(photos.join('')).not.toContain('GPS')
})
