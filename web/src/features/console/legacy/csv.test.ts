import { expect, test } from 'vitest'
import { parseCsv } from './csv.ts'

const cellsOf = (file: string) => parseCsv(file).map(({ cells }) => cells)

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
	['a quote that nothing closes', 'a,"b\nc', [['a', 'b\nc']]],
])('reads %s', (_, file, cells) => {
	expect(cellsOf(file)).toEqual(cells)
})

test('a record knows its line', () => {
	expect(parseCsv('a,b\n"c\nd",e\n\nf,g').map(({ line }) => line)).toEqual([1, 2, 5])
})
