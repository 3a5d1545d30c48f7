import { GetObjectCommand } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { linkFor, send } from '#functions/files/files.cloud.test.data.ts'
import { employee, key } from '#functions/users/people.cloud.test.data.ts'
import { can } from '#infra/testing/adapter.ts'
import { createEvent } from '#infra/testing/events.ts'
import { anew } from '#infra/testing/test-client.ts'
import { admin, cloud } from '#infra/testing/test-cloud.ts'
import { visit } from '#infra/tools/visit.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import { eventPicturesApi } from '#shared/events/pictures-api.ts'
import { eventSentences as sentences } from '#shared/events/sentences.ts'
import { pictureSentences } from '#shared/pictures.ts'
import { gone, statusOf } from './pictures.cloud.test.data.ts'

const [{ client: colleague }, { client: other }] = [await employee('Event Access'), await employee('Event Access')]

/** A photo of 1800 by 1200 pixels. Its metadata says that it's to be turned, and where it was taken. */
const photo = await sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#27566b' } })
	.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 31/1 0/1' }, IFD0: { Copyright: 'Someone' } })
	.withMetadata({ orientation: 6 })
	.jpeg()
	.toBuffer()

async function upload(bytes = photo, name = 'a.jpg', client = colleague) {
	const { id, url, headers } = await linkFor(client, name, bytes.length, 'event-image')
	expect((await send(url, headers, bytes)).status).toBe(200)
	return id
}

async function stored(address = '') {
	const Key = address.slice(1)
	const { Body } = await admin.files.send(new GetObjectCommand({ Bucket: cloud.outputs.App.FilesBucket, Key }))
	return sharp(await Body?.transformToByteArray()).metadata()
}

const addImages = async (id: string, many: number, client = colleague) => {
	const eventImages = await Promise.all(Array.from({ length: many }, () => upload(photo, 'a.jpg', client)))
	const alts = eventImages.map((_, at) => `Lanterns, picture ${at}`)
	const { body } = await client.call(eventPicturesApi.addImages, { id, eventImages, alts }, anew())
	expect(body.message).toBe(sentences.imagesUploaded)
	return body.images ?? expect.unreachable()
}

test('an event is added with its picture: turned, without its position, in three widths at CloudFront', async () => {
	expect((await sharp(photo).metadata()).exif).toBeDefined()
	const form = { ...eventsExamples.add, key, mainImg: await upload(), mainImgAlt: 'Lanterns' }
	const { body } = await colleague.call(eventPicturesApi.add, form, anew())
	expect(body).toMatchObject({ message: sentences.added, event: { name: form.name, signUp: 'over' } })
	const image = body.event?.mainImage ?? expect.unreachable()
	expect(image).toMatchObject({ alt: 'Lanterns', width: 1200, height: 1800 })
	expect(image.sizes.map(({ width }) => width)).toEqual([480, 960, 1200])
	for (const { width, data } of image.sizes) {
		const { exif, ...drawn } = await stored(data)
		expect([drawn.format, drawn.width, drawn.height, exif]).toEqual(['webp', width, width * 1.5, undefined])
	}
	const shown = await visit(cloud.siteAddress + image.data)
	expect(shown).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
	// The original is next to it in the bucket, and CloudFront may not read it.
	if (can.keepFilesPrivate) expect(await statusOf(`/pictures/../uploads/${image.id}`)).not.toBe(200)
	const again = await colleague.call(eventPicturesApi.add, { ...form, name: 'Another' }, anew())
	expect([again.status, again.body.errors]).toEqual([400, { 'mainImg.0': expect.anything() }])
})

test.each([
	['broken', Buffer.concat([photo.subarray(0, 400), Buffer.alloc(500)]), 'a.jpg', pictureSentences.broken],
	[
		'a small file with 400 million pixels',
		await sharp({
			create: { width: 20_000, height: 20_000, channels: 3, background: 'white' },
			limitInputPixels: false,
		})
			.png({ compressionLevel: 9 })
			.toBuffer(),
		'a.png',
		pictureSentences.tooLarge,
	],
])(
	'an image that is %s is refused with its sentence, and the event stays as it was',
	async (_, bytes, name, sentence) => {
		const { _id: id } = await createEvent()
		const mainImg = await upload(bytes, name)
		const { status, body } = await colleague.call(eventPicturesApi.changeMainImage, { id, key, mainImg })
		expect([status, body.message]).toEqual([400, sentence])
	},
)

test('colleagues who add and delete images at once lose none', async () => {
	const { _id: id } = await createEvent()
	const [first, second] = await addImages(id, 2)
	const remove = [first?.id ?? '']
	const [deleted, added] = await Promise.all([
		colleague.call(eventPicturesApi.deleteImages, { id, key, remove }),
		addImages(id, 1, other),
	])
	expect(deleted.body.message).toBe(sentences.imagesDeleted)
	const left = (await addImages(id, 1)).map((image) => image.id)
	expect(left).toHaveLength(3)
	expect(left).toEqual(expect.arrayContaining([second?.id, added.at(-1)?.id]))
	expect([await statusOf(first?.data), await statusOf(second?.data)]).toEqual([gone, 200])
	// A colleague who loaded the page before the last image came names what remains, and can't mean the new one.
	const unclear = await other.call(eventPicturesApi.deleteImages, { id, key, newImages: [] })
	expect([unclear.status, unclear.body.message]).toEqual([409, sentences.unclearRemoval])
	expect(unclear.body.fresh?.images.map((image) => image.id)).toEqual(left)
	// The answer has shown it to them, so the same choice is clear now. What came after it isn't.
	const latest = (await addImages(id, 1)).at(-1)?.id
	const choose = (newImages: (string | undefined)[]) =>
		other.call(eventPicturesApi.deleteImages, { id, key, newImages: newImages.map(String) })
	expect((await choose([])).status).toBe(409)
	const again = await choose([latest])
	expect([again.status, again.body.images?.map((image) => image.id)]).toEqual([200, [latest]])
})

test('a new main image takes the place of the old one, which is gone', async () => {
	const { _id: id } = await createEvent()
	const change = async () => {
		const mainImg = await upload()
		const { body } = await colleague.call(eventPicturesApi.changeMainImage, { id, key, mainImg })
		expect(body.message).toBe(sentences.mainImageChanged)
		return body.event?.mainImage ?? expect.unreachable()
	}
	const [old, current] = [await change(), await change()]
	expect([await statusOf(old.data), await statusOf(current.data)]).toEqual([gone, 200])
})
