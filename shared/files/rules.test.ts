import { expect, test } from 'vitest'
import { pictureWidths } from '../pictures.ts'
import { acceptsFile, contentTypeOf, fileRules, fileSentences, kilobytes } from './rules.ts'
import { uploads } from './schema.ts'

const endings = ['png', 'jpeg', 'jpg', 'webp', 'pdf', 'rtf', 'doc', 'docx', 'txt', 'csv', 'xls', 'xlsx', 'ppt', 'pptx']

test.each(endings)('an attachment may be a %s of up to 8 MB', (ending) => {
	const name = `Bill of May.${ending.toUpperCase()}`
	const type = contentTypeOf('attachment', name) ?? ''
	expect(acceptsFile('attachment', name, 1, type)).toBeUndefined()
	expect(acceptsFile('attachment', name, 8_388_608, type)).toBeUndefined()
	expect(acceptsFile('attachment', name, 8_388_609, type)).toBe('Invalid File Size (Max Size: 8MB)!')
	expect(acceptsFile('attachment', name, 0, type)).toBe(fileSentences.empty)
	expect(acceptsFile('attachment', name, 1, 'text/html')).toBe('Invalid File Type!')
})

test('attachments are of the documented types and no other', () => {
	expect(Object.keys(fileRules.attachment.types).sort()).toEqual(endings.sort())
	expect(Object.keys(fileRules['event-image'].types).sort()).toEqual(['jpeg', 'jpg', 'png', 'webp'])
})

test.each(['png', 'jpg', 'jpeg', 'webp'])('an event picture may be a %s of up to 50 MB', (ending) => {
	const type = contentTypeOf('event-image', `a.${ending}`) ?? ''
	expect(acceptsFile('event-image', `a.${ending}`, 52_428_800, type)).toBeUndefined()
	expect(acceptsFile('event-image', `a.${ending}`, 52_428_801, type)).toBe('Invalid File Size (Max Size: 50MB)!')
})

test.each(['a.pdf', 'a.svg', 'a.exe', 'a', 'a.png.html', 'a.constructor', 'png'])('%s is no event picture', (name) => {
	expect(acceptsFile('event-image', name, 10, 'image/png')).toBe('Invalid File Type!')
})

test.each(['../a.pdf', 'c:\\a.pdf', '.pdf', 'a\u202Efdp.pdf', 'a\u200Eb.pdf', 'a\u0000.pdf', 'a\ud800.pdf'])(
	'%j is no name we keep',
	(name) => expect(acceptsFile('attachment', name, 10, 'application/pdf')).toBe(fileSentences.name),
)

test.each([
	['a.jpg', 'image/jpg'],
	['a.csv', 'application/vnd.ms-excel'],
	['a.csv', ''],
	['a.rtf', 'text/rtf'],
	['a.docx', 'application/octet-stream'],
	['a.txt', 'text/plain ; charset=utf-8'],
])('%s is taken as %j, as some browsers call it', (name, type) => {
	expect(acceptsFile('attachment', name, 10, type)).toBeUndefined()
})

test('a spreadsheet’s type is for spreadsheets alone', () => {
	expect(acceptsFile('attachment', 'a.pdf', 10, 'application/vnd.ms-excel')).toBe(fileSentences.type)
})

test.each([
	[200, [[480, 200]]],
	[480, [[480, 480]]],
	[
		481,
		[
			[480, 480],
			[960, 481],
		],
	],
	[
		4000,
		[
			[480, 480],
			[960, 960],
			[1600, 1600],
		],
	],
])('a picture %i wide is stored as %j', (width, stored) => {
	expect(pictureWidths(width).map(({ step, width: drawn }) => [step, drawn])).toEqual(stored)
})

test('uploads come as a list, as JSON text or as the one id of a form', () => {
	const id = 'Uakgb_J5m9g-0JDMbcJqL'
	expect(uploads(1).parse([id])).toEqual([id])
	expect(uploads(1).parse(JSON.stringify([id, id]))).toEqual([id, id])
	expect(uploads(1).parse(id)).toEqual([id])
	expect(uploads(1).parse('1234567890123')).toEqual(['1234567890123'])
})

test.each([
	[[], 'No File Attached!'],
	['', 'No File Attached!'],
	[{}, 'No File Attached!'],
	[undefined, 'No File Attached!'],
	[Array.from({ length: 11 }, () => 'Uakgb_J5m9g-0JDMbcJqL'), 'Maximum Uploads Reached!'],
])('uploads are refused with the documented sentence', (sent, sentence) => {
	expect(uploads(1).safeParse(sent).error?.issues[0]?.message).toBe(sentence)
})

test('sizes are shown in kilobytes with two decimals', () => {
	expect(kilobytes(1536)).toBe('1.50 KB')
	expect(kilobytes(8_388_608)).toBe('8192.00 KB')
})
