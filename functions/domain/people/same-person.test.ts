import { expect, test } from 'vitest'
import { type Applied, likenesses } from '#functions/domain/applications/in-common.ts'
import { isSamePerson, People } from './same-person.ts'

const one: Applied = {
	applicantID: 'Guest',
	firstName: 'Juniper',
	lastName: 'Oakes',
	birthday: '1990-04-23',
	email: 'juniper@example.org',
	phone: '(205) 555-0111',
	streetAddress: '12 North Mill Street',
	streetAddress2: 'Apt. 4',
	ZIP: '35203',
	familyData: [{ name: 'Rowan Oakes', relation: 'Child', birthday: '2012-01-05' }],
}
const nobody = {
	...one,
	firstName: 'Sorrel',
	lastName: 'Vance',
	birthday: '1971-09-30',
	email: 'sorrel@example.org',
	phone: '(205) 555-0199',
	streetAddress: '9 Other Road',
	streetAddress2: undefined,
	familyData: [],
}

test.each([
	['nothing', {}, [], false],
	[
		'the person with another email',
		{ firstName: 'JUNIPER', lastName: 'Oakes', birthday: one.birthday },
		['name and birthday'],
		true,
	],
	['the address in other words', { streetAddress: '12 N. Mill St #4', streetAddress2: '' }, ['address'], false],
	['the apartment next door', { streetAddress: one.streetAddress, streetAddress2: 'Apt 5' }, [], false],
	['the phone', { phone: one.phone }, ['phone'], false],
	['a parent’s email', { email: one.email }, ['email'], false],
	['the email of the same name', { email: one.email, firstName: 'Juniper', lastName: 'Oakes' }, ['email'], true],
	[
		'the child that the other one names',
		{ firstName: 'Rowan', lastName: 'Oakes', birthday: '2012-01-05' },
		['family member'],
		false,
	],
	['the account of a parent', { applicantID: 'parent' }, ['account'], false],
	['a name that is not rare', { firstName: one.firstName, lastName: one.lastName }, [], false],
])('two applications have in common: %s', (_, of, alike, samePerson) => {
	const first = 'applicantID' in of ? { ...one, applicantID: 'parent' } : one
	const other = { ...nobody, ...of }
	expect(likenesses(first, other)).toEqual(alike)
	expect(likenesses(other, first)).toEqual(alike)
	expect([isSamePerson(first, other), isSamePerson(other, first)]).toEqual([samePerson, samePerson])
})

test('among many, whoever is the same person as one of someone’s is that someone, in whichever order they come', () => {
	const other = { birthday: '1990-04-24', email: 'other@example.org' }
	const sent = [
		one,
		{ ...one, ...other, lastName: 'Vance' },
		{ ...one, ...other },
		{ ...one, email: '' },
		{ ...nobody, email: one.email },
		{ ...one, birthday: '1990-04-25', email: 'OTHER@example.org' },
		// This one has the birthday of the first and the email of the last.
		{ ...one, email: other.email },
	]
	for (const order of [sent, sent.toReversed()]) {
		const people = new People()
		const numbers = new Map(order.map((application) => [application, people.add(application)]))
		const found = sent.map((application) => people.of(numbers.get(application) ?? -1))
		expect([new Set(found).size, new Set([0, 2, 3, 5, 6].map((at) => found[at])).size]).toEqual([3, 1])
	}
})
