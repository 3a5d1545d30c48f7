import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { contentProblem } from '#functions/platform/files/content.ts'
import { jpegFacts } from './jpeg.ts'
import { pdfOfPhotos } from './pdf.ts'

const segment = (marker: number, ...data: number[]) => [0xff, marker, 0, data.length + 2, ...data]

/** The headers of a JPEG are all that a PDF and we look at. */
const photo = ({ width = 300, height = 400, components = 3, exif = false } = {}) =>
	Uint8Array.from([
		...[0xff, 0xd8],
		...segment(0xe0, ...Buffer.from('JFIF\0\x01\x02')),
		...(exif ? segment(0xe1, ...Buffer.from('Exif\0\0')) : []),
		...segment(0xc4, 0, 0),
		...segment(0xc0, 8, height >> 8, height & 255, width >> 8, width & 255, components),
		...segment(0xda, 1, 2, 3),
		...Buffer.from('the picture itself'),
		...[0xff, 0xd9],
	])

test('a JPEG says how large it is, and whether it holds more than the picture', () => {
	expect(jpegFacts(photo())).toEqual({ width: 300, height: 400, components: 3, hasMetadata: false })
	expect(jpegFacts(photo({ exif: true, components: 1 }))).toMatchObject({ hasMetadata: true, components: 1 })
	for (const other of [
		new Uint8Array(),
		Uint8Array.of(0xff),
		Uint8Array.from(Buffer.from('%PDF-1.4')),
		photo().slice(0, 9),
	])
		expect(jpegFacts(other)).toBeUndefined()
})

test('photos become pages in their order, and the server takes the document', async () => {
	const made = Buffer.from(
		await pdfOfPhotos([photo(), photo({ width: 4000, height: 3000, components: 1 })]).arrayBuffer(),
	)
	const text = made.toString('latin1')
	expect(text.match(/\/MediaBox \[0 0 \d+ \d+\]/g)).toEqual(['/MediaBox [0 0 612 792]', '/MediaBox [0 0 792 612]'])
	expect(text.match(/\/Device\w+/g)).toEqual(['/DeviceRGB', '/DeviceGray'])
	expect(text).toContain('/Count 2')
	const read = async (from: number, to: number) => made.subarray(from, to)
	expect(await contentProblem('application/pdf', { size: made.length, read })).toBeUndefined()
	// Every entry of the table of contents leads to its object, and the last lines to the table.
	const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
	expect(offsets.length).toBe(8)
	for (const [at, offset] of offsets.entries()) expect(text.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj\n`))
	expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref\n0 9\n/)
	// A stream is exactly as long as it says.
	for (const { 1: length, index } of text.matchAll(/\/Length (\d+) >>\nstream\n/g)) {
		const start = text.indexOf('stream\n', index) + 'stream\n'.length
		expect(text.slice(start + Number(length))).toMatch(/^\nendstream\n/)
	}
})

test('a photo that a PDF cannot hold is refused', () => {
	expect(() => pdfOfPhotos([photo({ components: 4 })])).toThrow('Page 1')
	expect(() => pdfOfPhotos([photo(), Uint8Array.from(Buffer.from('GIF89a'))])).toThrow('Page 2')
})
