import { expect, test } from 'vitest'
import { readLegacyFile } from './legacy-file.ts'

const now = new Date('2026-11-29T18:00:00Z')
const head = 'First Name,Last Name,Amount,Date,Status'
const read = (...lines: string[]) => readLegacyFile(Buffer.from([head, ...lines].join('\r\n')), now)
const row = { firstName: 'Willow', lastName: 'Brook', amount: 1240, date: '2017-11-30', status: 'Approved' }

test('rows are read as people write them, with quotation marks, accents and empty lines', () => {
	expect(
		read('Willow,Brook,"$1,240.00",11/30/2017,approved', '', 'José,"O\'Neil",240,2016-01-02,DENIED', ',,,,'),
	).toEqual({
		rows: [row, { firstName: 'José', lastName: "O'Neil", amount: 240, date: '2016-01-02', status: 'Denied' }],
		problems: [],
	})
	const marked = Buffer.from(`\ufeff${head}\nWillow,Brook,1240,11/30/2017,Approved`)
	expect(readLegacyFile(marked, now).rows).toEqual([row])
})

test('each cell that isn’t right is named with its line and with what it has to be', () => {
	expect(
		read(
			'Willow,Brook,1240,11/30/2017,Approved',
			'W,Brook,2.50,12/01/2026,Maybe',
			'Willow',
			'"Wil""low",Brook,1,11/30/2017,Denied',
		).problems,
	).toEqual([
		'Line 3: First Name is “W”. It has to be 2 to 20 letters.',
		'Line 3: Amount is “2.50”. It has to be whole dollars, like 240.',
		'Line 3: Status is “Maybe”. It has to be Approved or Denied.',
		'Line 4: Last Name is “”. It has to be 2 to 20 letters.',
		'Line 4: Amount is “”. It has to be whole dollars, like 240.',
		'Line 4: Date is “”. It has to be a day that has passed, like 11/30/2017.',
		'Line 4: Status is “”. It has to be Approved or Denied.',
		'Line 5: First Name is “Wil"low”. It has to be 2 to 20 letters.',
	])
	expect(read('Willow,Brook,1240,12/01/2026,Approved').problems).toEqual([
		'Line 2: Date is “12/01/2026”. It has to be a day that has passed, like 11/30/2017.',
	])
})

test.each([
	['without the columns', Buffer.from('Name,Amount\nWillow,240'), /^The first line has to be: First Name,/],
	['of another separator', Buffer.from(head.replaceAll(',', ';')), /^The first line has to be: First Name,/],
	['in the letters of Windows', Buffer.from(`${head}\nJosé,Brook,240,11/30/2017,Denied`, 'latin1'), /CSV UTF-8/],
	['with an open quotation mark', Buffer.from(`${head}\nWillow,"Brook,240\n`), /^Line 2 has a quotation mark/],
	['that is empty', Buffer.alloc(0), /^The first line has to be/],
])('a file %s is refused with what to do', (_, bytes, sentence) => {
	expect(() => readLegacyFile(bytes, now)).toThrow(sentence)
})
