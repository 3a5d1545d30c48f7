import { expect, test } from 'vitest'
import { openTogether, repeatedIn } from './duplicates.ts'

const applied = {
	token: 'one',
	status: 'Pending',
	email: 'one@example.org',
	phone: '(205) 555-0101',
	firstName: 'Willow',
	lastName: 'Brook',
	birthday: '03/17/1987',
	type: 'Utility',
	issuedOn: '11/20/2026',
}

test.each([
	['the same name and birthday under another email', { email: 'two@example.org', lastName: 'BROOK' }, true],
	['the same name and email', { email: 'ONE@example.org', birthday: '03/18/1987' }, true],
	['60 days before', { issuedOn: '9/21/2026' }, true],
	['61 days before', { issuedOn: '9/20/2026' }, false],
	['another kind of help', { type: 'Food' }, false],
	['a child from the same email', { firstName: 'Reed', birthday: '02/29/2016' }, false],
	['a namesake', { email: 'two@example.org', birthday: '03/18/1987' }, false],
])('%s', (_, changes, isMarked) => {
	const other = { ...applied, token: 'two', ...changes }
	expect([...repeatedIn([applied, other])]).toEqual(isMarked ? ['one', 'two'] : [])
})

test('pending applications of one household are counted, whatever they ask for', () => {
	const rows = [
		applied,
		{ ...applied, token: 'food', type: 'Food' },
		{ ...applied, token: 'decided', status: 'Denied' },
		{ ...applied, token: 'child', firstName: 'Reed', birthday: '02/29/2016', phone: '' },
		{ ...applied, token: 'spouse', firstName: 'Ash', email: 'ash@example.org', phone: '205 555 0101' },
		{ ...applied, token: 'namesake', email: 'two@example.org', birthday: '03/18/1987', phone: '' },
		{ ...applied, token: 'stranger', firstName: 'Wren', email: 'wren@example.org', phone: '' },
	]
	expect(Object.fromEntries(openTogether(rows))).toEqual({ one: 4, food: 4, child: 3, spouse: 3 })
})
