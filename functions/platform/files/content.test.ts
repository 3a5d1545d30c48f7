import { randomBytes } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { expect, test } from 'vitest'
import { contentTypeOf, fileRules, fileSentences } from '#shared/files/rules.ts'
import * as make from './content.test.data.ts'
import { contentProblem } from './content.ts'

const { latin, zip, office, docx, xlsx, pptx, oldOffice } = make

const look = (name: string, bytes: Buffer) =>
	contentProblem(contentTypeOf('attachment', name) ?? 'not allowed', make.stored(bytes))

const good: [name: string, bytes: Buffer, judgedAs?: string][] = [
	['a.png', make.png, 'image/png'],
	['a.jpg', make.jpeg, 'image/jpeg'],
	['a.JPEG', make.jpeg, 'image/jpeg'],
	['a.webp', make.webp, 'image/webp'],
	['a.pdf', make.pdf, 'application/pdf'],
	['scanner.pdf', Buffer.concat([latin('\xef\xbb\xbf\r\n'), make.pdf])],
	['a.rtf', make.rtf, 'application/rtf'],
	['a.docx', zip(docx), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
	['online.docx', zip(office('word/document2.xml', 'wordprocessingml.document'))],
	['a.xlsx', zip(xlsx), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
	['a.pptx', zip(pptx), 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
	['a.doc', oldOffice('1Table', 'WordDocument'), 'application/x-cfb'],
	['a.xls', oldOffice('Workbook'), 'application/x-cfb'],
	['1995.xls', oldOffice('Book'), 'application/x-cfb'],
	['a.ppt', oldOffice('Current User', 'PowerPoint Document'), 'application/x-cfb'],
	['a.txt', Buffer.from('We were in hospital for nine days.\r\n\fNaïve café, 2 < 3, <3\n')],
	['windows.txt', latin('Na\xefve caf\xe9 \x93quoted\x94 \x80 5')],
	['bom.csv', Buffer.from('\ufeffname,amount\nRosa,240\n')],
	['ж.csv', Buffer.from('имя;сумма\nРоза;240\n')],
	['invoice.exe.pdf', make.pdf, 'application/pdf'],
]

test.each(good)('%s is accepted', async (name, bytes) => {
	expect(await look(name, bytes)).toBeUndefined()
})

test.each(good)('an independent library recognizes the type too: %s', async (_, bytes, judgedAs) => {
	if (judgedAs) expect((await fileTypeFromBuffer(bytes))?.mime).toBe(judgedAs)
})

/** It can't be packed. */
const noise = randomBytes(6_000_000).toString('latin1')
const html = latin('<!DOCTYPE html><html><script>alert(1)</script></html>')
const svg = latin('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')

const bad: [why: string, name: string, bytes: Buffer][] = [
	['HTML', 'a.png', html],
	['SVG', 'a.png', svg],
	['a JPEG', 'a.png', make.jpeg],
	['a PNG', 'a.jpg', make.png],
	['the first bytes of a PNG and nothing else', 'a.png', make.png.subarray(0, 8)],
	['a GIF with a script', 'a.jpg', latin('GIF89a/*<script>*/=1;')],
	['a WAVE in the same container', 'a.webp', latin('RIFF\x24\0\0\0WAVEfmt ')],
	['a program', 'a.pdf', make.exe],
	['a program', 'a.jpg', make.exe],
	['a program', 'a.txt', make.exe],
	['a program', 'a.docx', make.exe],
	['a program', 'a.doc', make.exe],
	['PDF and HTML at once', 'a.pdf', Buffer.concat([latin('%PDF-1.7\n'), html, make.pdf])],
	['HTML before the PDF', 'a.pdf', Buffer.concat([html, make.pdf])],
	['JPEG and HTML at once', 'a.jpg', Buffer.concat([make.jpeg, html])],
	['PNG and PHP at once', 'a.png', Buffer.concat([make.png, latin('<?php system("id");')])],
	['plain text', 'a.rtf', latin('rtf')],
	['a PDF', 'a.rtf', make.pdf],
	['a zip of something', 'a.docx', zip([{ name: 'bill.pdf' }])],
	['a list', 'a.docx', zip(xlsx)],
	['a Word document', 'a.xlsx', zip(docx)],
	['a Word document', 'a.pptx', zip(docx)],
	['an old Word document', 'a.docx', oldOffice('WordDocument')],
	['a new Word document', 'a.doc', zip(docx)],
	['an old Word document', 'a.xls', oldOffice('WordDocument')],
	['an installer', 'a.doc', oldOffice('\u4840\u3b3f\u43f2\u4438\u45b1')],
	['a program before the zip', 'a.docx', Buffer.concat([make.exe, zip(docx)])],
	['a program that is a zip too', 'a.docx', zip(docx, make.exe)],
	['HTML', 'a.txt', html],
	['HTML after a mark and spaces', 'a.csv', Buffer.concat([latin('\xef\xbb\xbf \n\t'), html])],
	['SVG', 'a.txt', svg],
	['a PDF', 'a.txt', latin('%PDF-1.4\n1 0 obj')],
	['text with a NUL', 'a.txt', latin('bill\0.exe')],
	['text with an escape sequence', 'a.txt', latin('bill \x1b[2J')],
	['text of sixteen bits', 'a.txt', Buffer.from('\ufeffbill', 'utf16le')],
	['no text of any kind', 'a.csv', latin('caf\xe9 \x81\x8d')],
	['anything', 'a.exe', make.exe],
	['anything', 'a.pdf.html', html],
	['anything', 'a', make.pdf],
]

test.each(bad)('%s as %s is refused', async (_, name, bytes) => {
	expect(await look(name, bytes)).toBe(fileSentences.type)
})

const macros: [name: string, bytes: Buffer][] = [
	['letter.docx', zip([...docx, { name: 'word/vbaProject.bin' }])],
	['letter.docx', zip([...docx, { name: 'word/VBAPROJECT.BIN' }])],
	['list.xlsx', zip([...xlsx, { name: 'xl/vbaProject.bin' }])],
	['list.xlsx', zip([...xlsx, { name: 'xl/macrosheets/sheet1.xml' }])],
	['slides.pptx', zip([...pptx, { name: 'ppt/vbaProject.bin' }])],
	['letter.doc', oldOffice('WordDocument', 'Macros', 'VBA', '_VBA_PROJECT')],
	['list.xls', oldOffice('Workbook', '_VBA_PROJECT_CUR')],
]

test.each(macros)('macros are refused with what to do instead: %s', async (name, bytes) => {
	expect(await look(name, bytes)).toBe(fileSentences.macros)
})

test('a document with a password is refused with what to do instead', async () => {
	expect(await look('a.docx', oldOffice('EncryptedPackage', 'EncryptionInfo'))).toBe(fileSentences.locked)
})

const withPdf = (part: string) => latin(`%PDF-1.7\n1 0 obj\n${part}\nendobj\ntrailer\n%%EOF\n`)

const real: [why: string, name: string, bytes: Buffer][] = [
	['a form to fill in', 'a.pdf', withPdf('<< /AcroForm << /XFA 4 0 R >> /OpenAction << /S /JavaScript >> >>')],
	['a bill with its data attached', 'a.pdf', withPdf('<< /Type /EmbeddedFile >>')],
	['a statement that can’t be changed', 'a.pdf', withPdf('<< /Encrypt 9 0 R >>')],
	['a chart with its numbers', 'a.pptx', zip([...pptx, { name: 'ppt/embeddings/Microsoft_Excel_Sheet1.xlsx' }])],
]

test.each(real)('%s is no reason to refuse %s', async (_, name, bytes) => {
	expect(await look(name, bytes)).toBeUndefined()
})

const names = Object.keys(fileRules.attachment.types).map((ending) => `a.${ending}`)
const signatures = ['', '%PDF-1.4', '{\\rtf1 ', 'PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']

/** It took a minute for 100 KB where the rest of a file was read again at each sign. Here it's 8 MB. */
test.each(['\nobj(', '\nobj<', '\ntrailer(', '\0', ' ', '{', '<<', '_\0', 'PK\x01\x02', '<Relationship '])(
	'8 MB of %j stop nothing, whatever they are called',
	async (sign) => {
		for (const signature of signatures) {
			const bytes = Buffer.alloc(fileRules.attachment.maxSize, sign, 'latin1')
			bytes.write(signature, 'latin1')
			for (const name of names) await look(name, bytes)
		}
	},
	20_000,
)

test('an empty file is called empty', async () => {
	for (const name of ['a.png', 'a.txt', 'a.docx']) expect(await look(name, Buffer.alloc(0))).toBe(fileSentences.empty)
})

test('only a small part of a large picture or document is read', async () => {
	const picture = make.stored(Buffer.concat([make.png, Buffer.alloc(50_000_000)]))
	expect(await contentProblem('image/png', picture)).toBeUndefined()
	const document = make.stored(zip([...docx, { name: 'word/media/a.png', content: noise }]))
	expect(await contentProblem(contentTypeOf('attachment', 'a.docx') ?? '', document)).toBeUndefined()
	const fetched = [...picture.reads, ...document.reads].reduce((sum, read) => sum + read, 0)
	expect(fetched).toBeLessThan(300_000)
})
