import { expect, test } from 'vitest'
import { decodeCsv, parseCsv } from './csv.ts'

const cellsOf = (file: string) => parseCsv(file).records.map(({ cells }) => cells)

test.each([
	[
		'commas',
		'a,b\nc,d\n',
		[
			['a', 'b'],
			['c', 'd'],
		],
	],
	[
		'semicolons and the line ends of Windows',
		'a;b\r\nc;d\r\n',
		[
			['a', 'b'],
			['c', 'd'],
		],
	],
	[
		'the line ends of old Macs',
		'a,b\rc,d\r',
		[
			['a', 'b'],
			['c', 'd'],
		],
	],
	[
		'tabs, and no line end',
		'a\tb\nc\td',
		[
			['a', 'b'],
			['c', 'd'],
		],
	],
	['a mark at the beginning of the file', '\uFEFFa,b', [['a', 'b']]],
	[
		'quoted separators, quotes and lines',
		'a,"b, ""c""\nd"\n"e",f',
		[
			['a', 'b, "c"\nd'],
			['e', 'f'],
		],
	],
	[
		'empty cells, and lines without any',
		'a,,c\n\n,,\nd,e,',
		[
			['a', '', 'c'],
			['d', 'e', ''],
		],
	],
	['a quote inside a cell', 'a "b",c', [['a "b"', 'c']]],
])('reads %s', (_, file, cells) => {
	expect(cellsOf(file)).toEqual(cells)
})

test.each([
	['UTF-8', [0x4a, 0x6f, 0x73, 0xc3, 0xa9]],
	['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x4a, 0x6f, 0x73, 0xc3, 0xa9]],
	['UTF-16 with its mark', [0xff, 0xfe, 0x4a, 0, 0x6f, 0, 0x73, 0, 0xe9, 0]],
	['UTF-16 the other way around', [0xfe, 0xff, 0, 0x4a, 0, 0x6f, 0, 0x73, 0, 0xe9]],
	['the letters of Windows', [0x4a, 0x6f, 0x73, 0xe9]],
])('reads a file that a spreadsheet saved in %s', (how, bytes) => {
	const isGuess = how === 'the letters of Windows'
	expect(decodeCsv(new Uint8Array(bytes))).toEqual({ text: 'José', isGuess })
})

test('a quote that nothing closes would swallow the lines after it, so its line is named', () => {
	expect(parseCsv('a,b\nc,"d\ne,f\ng,h').openQuote).toBe(2)
	expect(parseCsv('a,b\nc,"d\ne",f').openQuote).toBe(undefined)
})

test('a record knows its line', () => {
	expect(parseCsv('a,b\n"c\nd",e\n\nf,g').records.map(({ line }) => line)).toEqual([1, 2, 5])
})
