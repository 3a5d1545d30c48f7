import { expect, test } from 'vitest'
import { fileSentences, mostLines, readLegacyFile, repeatedLines } from './legacyFile.ts'

const head = 'First Name,Last Name,Amount,Date,Status'

const read = (...lines: string[]) => readLegacyFile([head, ...lines].join('\n'), new Date('2026-11-22T12:00:00Z'))

test('rows are read as people write them', () => {
	expect(read('Willow,Brook,"$1,240.00",11/3/2017,approved')).toEqual({
		good: [
			{
				line: 2,
				row: { firstName: 'Willow', lastName: 'Brook', amount: 1240, date: '2017-11-03', status: 'Approved' },
			},
		],
		bad: [],
	})
})

test('columns are found by their names, in any order and spelling', () => {
	const file = 'status;note;DATE;last_name;first name;amount\nDenied;x;2017-11-30;Brook;Willow;0'
	expect(readLegacyFile(file)).toMatchObject({ good: [{ row: { firstName: 'Willow', status: 'Denied' } }] })
})

test('each bad line is named with everything that is wrong with it', () => {
	const file = read('W,Brook,240,11/30/2017,Approved', 'Willow,Brook,2.50,31/12/2017,Maybe', 'Willow,Brook,240')
	expect(file).toMatchObject({
		good: [],
		bad: [
			{ line: 2, name: 'W Brook', problems: ['the first name is “W”. It needs 2 to 20 letters.'] },
			{
				line: 3,
				problems: [
					'the amount is “2.50”. Write whole dollars, like 240.',
					'the date is “31/12/2017”. Write it like 11/30/2017.',
					'the status is “Maybe”. Write Approved or Denied.',
				],
			},
			{ line: 4, problems: ['the date is missing.', 'the status is missing. Write Approved or Denied.'] },
		],
	})
	expect(read('Willow,Brook,240,11/23/2026,Approved')).toMatchObject({
		bad: [{ line: 2, problems: ['the date is “11/23/2026”. It has to be in the past.'] }],
	})
})

test('a line that says the same as an earlier one is found, however its name is written', () => {
	const file = read(
		'Willow,Brook,240,11/30/2017,Approved',
		'Willow,Brook,240,11/30/2017,Denied',
		'WILLOW,brook,$240,2017-11-30,approved',
	)
	expect(repeatedLines('good' in file ? file.good : []).map(({ line }) => line)).toEqual([4])
})

test('a file without readable rows says why', () => {
	expect(readLegacyFile('')).toEqual({ problem: fileSentences.empty })
	expect(read()).toEqual({ problem: fileSentences.empty })
	expect(readLegacyFile('a,b\nc,d')).toEqual({ problem: fileSentences.columns })
	expect(read('Willow,Brook,240,11/30/2017,Approved', '"Willow,Brook,240,11/30/2017,Approved')).toEqual({
		problem: fileSentences.openQuote(3),
	})
	const rows = Array.from({ length: mostLines + 1 }, () => 'Willow,Brook,240,11/30/2017,Approved')
	expect(read(...rows)).toEqual({ problem: fileSentences.tooLong })
})
