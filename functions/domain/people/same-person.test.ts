import { expect, test } from 'vitest'
import { type Applied, likenesses } from '#functions/domain/applications/in-common.ts'
import { isSameName, isSamePerson, People } from './same-person.ts'
import { digitsOf, nameTerms, nameWords, tokenTerms } from './terms.ts'

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
const named = { firstName: one.firstName, lastName: one.lastName }
const address = { streetAddress: one.streetAddress, streetAddress2: one.streetAddress2 }
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
	['nothing, from the account of someone else', { applicantID: 'aunt' }, [], false],
	['the name and the account', { ...named, applicantID: 'parent' }, ['account'], true],
	['the ZIP code with its extension', { ...address, ZIP: '35203-1234' }, ['address'], false],
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

test.each([
	[{ firstName: 'Émile', lastName: 'O’Neil Jr.' }, { firstName: 'EMILE', lastName: 'O  Neil - Jr' }, true],
	[named, { ...named, firstName: 'June' }, false],
])('%j and %j have the same name: %s', (first, other, same) => expect(isSameName(first, other)).toBe(same))

test('without an email or an account, the same name alone is nobody', () => {
	expect(isSamePerson(named, named)).toBe(false)
})

test.each([
	['de la Cruz Ortiz', ['de la Cruz Ortiz', 'la', 'Cruz']],
	['O’Neil-Smith', ['O’Neil-Smith', 'Neil', 'Smith']],
	['Oakes  J', ['Oakes  J']],
])('%s is found by its words', (lastName, terms) => {
	expect(nameTerms({ firstName: 'Ana', lastName })).toEqual([`Ana ${lastName}`, ...terms])
	expect(nameWords({ firstName: 'Ana', lastName })).toEqual([`${lastName} Ana`])
})

test('a phone is found by its digits, and a token without its dashes', () => {
	expect(digitsOf('(205) 555-0111')).toBe('2055550111')
	expect(tokenTerms('BTG-7K2M-9QXR')).toEqual(['BTG-7K2M-9QXR', 'BTG7K2M9QXR'])
})
