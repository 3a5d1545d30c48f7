import { fileTypeFromBuffer } from 'file-type'
import { expect, test } from 'vitest'
import { contentTypeOf, fileSentences } from '#shared/files/rules.ts'
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
	['remark.docx', zip(docx, {}, 'a comment with PK\x05\x06 in it, and more than twenty-two bytes after')],
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

const html = latin('<!DOCTYPE html><html><script>alert(1)</script></html>')
const svg = latin('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const gigabyte = 1024 ** 3
const crowd = Array.from({ length: 100_000 }, (_, index) => ({ name: `word/${index}.xml` }))

const longNames = crowd.slice(0, 1900).map(({ name }) => ({ name: name.padEnd(300, 'x') }))

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
	['a program', 'a.csv', make.exe],
	['a program', 'a.docx', make.exe],
	['a program', 'a.doc', make.exe],
	['a program', 'invoice.exe.pdf', make.exe],
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
	[
		'a word of the directory in its text only',
		'a.doc',
		Buffer.concat([oldOffice(), Buffer.from('WordDocument\0', 'utf16le')]),
	],
	['a document locked with a password', 'a.docx', oldOffice('EncryptedPackage', 'EncryptionInfo')],
	['a zip locked with a password', 'a.docx', zip(docx.map((part) => ({ ...part, claims: { encrypted: true } })))],
	['a zip bomb', 'a.docx', zip([...docx, { name: 'word/media/a.png', claims: { unpacked: gigabyte } }])],
	[
		'many small bombs',
		'a.xlsx',
		zip([...xlsx, ...crowd.slice(0, 1500).map((part) => ({ ...part, claims: { unpacked: 1_000_000 } }))]),
	],
	['entries that share their bytes', 'a.docx', zip([...docx, { name: 'word/a', claims: { packed: 9_000_000 } }])],
	['100,000 entries', 'a.docx', zip([...docx, ...crowd])],
	['100,000 entries, said to be three', 'a.docx', zip([...docx, ...crowd], { count: 3 })],
	['more entries than people make', 'a.docx', zip([...docx, ...crowd.slice(0, 2000)])],
	['a directory longer than that of most documents', 'a.docx', zip([...docx, ...longNames])],
	['fewer entries than it says', 'a.docx', zip(docx, { count: 40 })],
	['a directory cut off', 'a.docx', zip(docx).subarray(0, -30)],
	['a program before the zip', 'a.docx', Buffer.concat([make.exe, zip(docx)])],
	['a program that is a zip too', 'a.docx', zip(docx, { before: make.exe })],
	['a zip with a program behind it', 'a.docx', Buffer.concat([zip(docx), make.exe])],
	['HTML', 'a.txt', html],
	['HTML after a mark and spaces', 'a.csv', Buffer.concat([latin('\xef\xbb\xbf \n\t'), html])],
	['SVG', 'a.txt', svg],
	['a PDF', 'a.txt', latin('%PDF-1.4\n1 0 obj')],
	['text with a NUL', 'a.txt', latin('bill\0.exe')],
	['text with an escape sequence', 'a.txt', latin('bill \x1b[2J')],
	['text of sixteen bits', 'a.txt', Buffer.from('\ufeffbill', 'utf16le')],
	['no text of any kind', 'a.csv', latin('caf\xe9 \x81\x8d')],
	['anything', 'a.exe', make.exe],
	['anything', 'a.svg', svg],
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

const relation = (type: string, mode = 'External', target = 'https://evil.example/x') =>
	`<Relationships><Relationship Id="r1" Target="${target}" TargetMode="${mode}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}"/></Relationships>`
const slide = (number: number, content: string) => ({ name: `ppt/slides/_rels/slide${number}.xml.rels`, content })
const sheet = (content: string) => ({ name: 'xl/worksheets/_rels/sheet1.xml.rels', content })
const slides = Array.from({ length: 300 }, (_, at) => slide(at, relation('hyperlink')))
const settings = 'word/_rels/settings.xml.rels'
const withPdf = (part: string) => latin(`%PDF-1.7\n1 0 obj\n${part}\nendobj\ntrailer\n%%EOF\n`)

const active: [why: string, name: string, bytes: Buffer][] = [
	['an object', 'a.rtf', latin('{\\rtf1{\\object\\objemb{\\*\\objclass Equation.3}{\\*\\objdata 0105}}}')],
	['data of an object alone', 'a.rtf', latin('{\\rtf1 A bill.{\\*\\objdata 0105000002}}')],
	['a link that updates itself', 'a.rtf', latin('{\\rtf1\\objautlink\\objupdate}')],
	['a script', 'a.pdf', withPdf('<< /S /JavaScript /JS (app.alert\\(1\\)) >>')],
	['an object of another program', 'a.docx', zip([...docx, { name: 'word/embeddings/oleObject1.bin' }])],
	['a control', 'a.xlsx', zip([...xlsx, { name: 'xl/activeX/activeX1.xml' }])],
	['a template from elsewhere', 'a.docx', zip([...docx, { name: settings, content: relation('attachedTemplate') }])],
	[
		'an object from elsewhere',
		'a.pptx',
		zip([...pptx, { name: 'ppt/_rels/presentation.xml.rels', content: relation('oleObject') }]),
	],
	['an object of a slide from elsewhere', 'a.pptx', zip([...pptx, slide(1, relation('oleObject'))])],
	['the same on the last of many slides', 'a.pptx', zip([...pptx, ...slides, slide(300, relation('oleObject'))])],
	['a control of a sheet under another name', 'a.xlsx', zip([...xlsx, sheet(relation('control', 'Internal'))])],
	['a template of a slide from elsewhere', 'a.pptx', zip([...pptx, slide(1, relation('attachedTemplate'))])],
	[
		'a template from elsewhere with encoded characters',
		'a.docx',
		zip([...docx, { name: settings, content: relation('attachedTempl&#97;te', '&#x45;xternal') }]),
	],
	[
		'a template from elsewhere behind an end that isn’t one',
		'a.docx',
		zip([...docx, { name: settings, content: relation('attachedTemplate', 'External', 'https://x/>') }]),
	],
	['a packed program', 'a.doc', oldOffice('WordDocument', '\u0001Ole10Native')],
	['the old editor of equations', 'a.doc', oldOffice('WordDocument', 'Equation Native')],
]

test.each(active)('%s in %s is refused with what to do instead', async (_, name, bytes) => {
	expect(await look(name, bytes)).toBe(fileSentences.active)
})

const harmless: [why: string, name: string, bytes: Buffer][] = [
	['words about objects', 'a.rtf', latin('{\\rtf1 a path \\\\object and an objection}')],
	[
		'a link to a page',
		'a.docx',
		zip([...docx, { name: 'word/_rels/document.xml.rels', content: relation('hyperlink') }]),
	],
	['a link on each of many slides', 'a.pptx', zip([...pptx, ...slides])],
	['a link on a sheet', 'a.xlsx', zip([...xlsx, sheet(relation('hyperlink'))])],
	['its own template', 'a.docx', zip([...docx, { name: settings, content: relation('attachedTemplate', 'Internal') }])],
	['a chart with its numbers', 'a.pptx', zip([...pptx, { name: 'ppt/embeddings/Microsoft_Excel_Sheet1.xlsx' }])],
]

test.each(harmless)('%s in %s is no reason to refuse it', async (_, name, bytes) => {
	expect(await look(name, bytes)).toBeUndefined()
})

/** Looking at each part of the rest again would take an hour. On a machine that does something else it's some seconds. */
test('relations made to keep the check busy are read once', async () => {
	const relations = zip([...docx, { name: settings, content: '<Relationship '.repeat(70_000) }])
	expect(await look('a.docx', relations)).toBeUndefined()
})

test('relations that unpack to more than a document needs are refused', async () => {
	const bomb = zip([...docx, { name: settings, content: ' '.repeat(2_000_000) }])
	expect(await look('a.docx', bomb)).toBe(fileSentences.type)
})

test.each([
	['in UTF-16', Buffer.from(relation('attachedTemplate'), 'utf16le').toString('latin1')],
	['with definitions', `<!DOCTYPE r [<!ENTITY e "External">]>${relation('attachedTemplate', '&e;')}`],
])('relations %s, as Office never writes them, are refused', async (_, content) => {
	expect(await look('a.docx', zip([...docx, { name: settings, content }]))).toBe(fileSentences.type)
})

test('many parts with relations that are each small, and together a bomb, are refused', async () => {
	const parts = Array.from({ length: 30 }, (_, at) => slide(at, ' '.repeat(900_000)))
	expect(await look('a.pptx', zip([...pptx, ...parts]))).toBe(fileSentences.type)
})

test('an empty file is called empty', async () => {
	for (const name of ['a.png', 'a.txt', 'a.docx']) expect(await look(name, Buffer.alloc(0))).toBe(fileSentences.empty)
})

test('only a small part of a large picture or document is read', async () => {
	const picture = make.stored(Buffer.concat([make.png, Buffer.alloc(50_000_000)]))
	expect(await contentProblem('image/png', picture)).toBeUndefined()
	const document = make.stored(zip([...docx, { name: 'word/media/a.png', content: noise(6_000_000) }]))
	expect(await contentProblem(contentTypeOf('attachment', 'a.docx') ?? '', document)).toBeUndefined()
	const fetched = [...picture.reads, ...document.reads].reduce((sum, read) => sum + read, 0)
	expect(fetched).toBeLessThan(80_000)
})

/** Text that can't be compressed, and is the same in every run. */
function noise(length: number) {
	let seed = 1
	const next = () => {
		seed = (seed * 48_271) % 2_147_483_647
		return seed % 256
	}
	return Buffer.from(Array.from({ length }, next)).toString('latin1')
}
