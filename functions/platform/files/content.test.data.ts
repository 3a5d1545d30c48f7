import { crc32, deflateRawSync } from 'node:zlib'
import type { StoredFile } from './content.ts'

export const latin = (text: string) => Buffer.from(text, 'latin1')

/** A stored file in memory, as readUpload returns it. `reads` counts the bytes that were read. */
export function stored(bytes: Buffer): StoredFile & { reads: number[] } {
	const reads: number[] = []
	return {
		size: bytes.length,
		reads,
		read: async (from, to) => {
			reads.push(Math.min(to, bytes.length) - from)
			return bytes.subarray(from, to)
		},
	}
}

const chunk = (kind: string, data: Buffer) => {
	const body = Buffer.concat([latin(kind), data])
	return Buffer.concat([number(data.length, 4, 'BE'), body, number(crc32(body), 4, 'BE')])
}

function number(value: number, size: 2 | 4, order: 'BE' | 'LE' = 'LE') {
	const bytes = Buffer.alloc(4)
	if (order === 'BE') bytes.writeUInt32BE(value)
	else bytes.writeUInt32LE(value)
	return bytes.subarray(0, size)
}

const onePixel = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
export const png = Buffer.concat([
	latin('\x89PNG\r\n\x1a\n'),
	chunk('IHDR', onePixel),
	chunk('IDAT', deflateRawSync(Buffer.alloc(4))),
	chunk('IEND', Buffer.alloc(0)),
])
export const jpeg = Buffer.concat([
	latin('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
	Buffer.alloc(64, 7),
])
export const webp = Buffer.concat([latin('RIFF\x40\0\0\0WEBPVP8 '), Buffer.alloc(52, 3)])
export const pdf = latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF\n')
export const rtf = latin('{\\rtf1\\ansi{\\fonttbl\\f0 Arial;}\\f0 A power bill.\\par}')
export const exe = Buffer.concat([
	latin('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0'),
	Buffer.alloc(400),
	latin('PE\0\0'),
])

interface Part {
	name: string
	content?: string
}

/** A zip as Office writes it. `before` adds bytes in front of the zip. */
export function zip(parts: Part[], before = Buffer.alloc(0)) {
	let at = before.length
	const locals: Buffer[] = []
	const directory: Buffer[] = []
	for (const { name, content = '<x/>' } of parts) {
		const packed = deflateRawSync(latin(content))
		const sizes = [number(crc32(latin(content)), 4), number(packed.length, 4), number(content.length, 4)]
		const lengths = Buffer.concat([number(name.length, 2), number(0, 2)])
		const common = Buffer.concat([number(0, 2), number(8, 2), number(0, 4), ...sizes, lengths])
		const local = Buffer.concat([latin('PK\x03\x04'), number(20, 2), common, latin(name), packed])
		directory.push(
			Buffer.concat([
				...[latin('PK\x01\x02'), number(20, 2), number(20, 2), common],
				...[number(0, 2), number(0, 2), number(0, 2), number(0, 4), number(at, 4), latin(name)],
			]),
		)
		locals.push(local)
		at += local.length
	}
	const table = Buffer.concat(directory)
	const count = number(parts.length, 2)
	const end = [number(0, 4), count, count, number(table.length, 4), number(at, 4), number(0, 2)]
	return Buffer.concat([before, ...locals, table, latin('PK\x05\x06'), ...end])
}

const contentTypes = (main: string) =>
	`<Types><Override PartName="/x" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`

/** An Office document with further entries. */
export const office = (main: string, kind: string, ...more: Part[]) => [
	{ name: '[Content_Types].xml', content: contentTypes(kind) },
	{ name: '_rels/.rels' },
	{ name: main },
	...more,
]
export const docx = office('word/document.xml', 'wordprocessingml.document')
export const xlsx = office('xl/workbook.xml', 'spreadsheetml.sheet')
export const pptx = office('ppt/presentation.xml', 'presentationml.presentation')

/** The old formats: a header, some sector of content, and the directory behind it. */
export const oldOffice = (...streams: string[]) =>
	Buffer.concat([
		Buffer.from('d0cf11e0a1b11ae1', 'hex'),
		Buffer.alloc(504),
		Buffer.alloc(512, 1),
		...['Root Entry', ...streams].map((name, index) => {
			const entry = Buffer.alloc(128)
			entry.write(name, 'utf16le')
			entry.writeUInt16LE(name.length * 2 + 2, 64)
			entry.writeUInt8(index === 0 ? 5 : 2, 66)
			return entry
		}),
	])
