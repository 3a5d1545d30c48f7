import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { applicationSections, FamilyMember } from './applications/schema.ts'
import { BookInput } from './books/schema.ts'
import { getsNoMail } from './delivery.ts'
import { SignInInput } from './events/desk-schema.ts'
import { GuestInput } from './events/schema.ts'
import {
	asciiSentence,
	email,
	emailSentence,
	employeeKey,
	ifGiven,
	jsonText,
	lettersSentence,
	line,
	newPassword,
	ownPassword,
	paragraph,
	passwordLengthSentence,
	phone,
	readJson,
	version,
	wholeDollars,
	yesNo,
	zip,
} from './fields.ts'
import { AffiliateInput, AmbassadorInput, BoardMemberInput } from './join/schema.ts'
import { LegacyInput } from './legacy/schema.ts'
import { NewsletterInput } from './newsletter/schema.ts'
import { ReportInput } from './reports/schema.ts'
import { state, states } from './states.ts'
import { isToken, plainToken, staffToken, tokenEnd } from './tokens.ts'

const sentenceOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message
const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

const { general, address, medical, request, otherSources, referral } = applicationSections

/** The documented lengths: field, shortest, longest. */
const lengths: [string, z.ZodType, number, number][] = [
	['newsletter first name', NewsletterInput.shape.firstName, 2, 20],
	['newsletter last name', NewsletterInput.shape.lastName, 2, 20],
	['application first name', general.shape.firstName, 2, 50],
	['application last name', general.shape.lastName, 2, 50],
	['family member', FamilyMember.shape.name, 2, 50],
	['street', address.shape.streetAddress, 1, 49],
	['second address line', address.shape.streetAddress2, 1, 49],
	['city', address.shape.city, 1, 29],
	['treatment centre', medical.shape.HTC, 1, 29],
	['details', request.shape.details, 1, 1500],
	['other locations', otherSources.shape.otherLocations, 1, 149],
	['referrer', referral.shape.referrer, 1, 149],
	['book first name', BookInput.shape.firstName, 2, 50],
	['reader details', BookInput.shape.readerDetails, 1, 1500],
	['board member first name', BoardMemberInput.shape.firstName, 2, 20],
	['ambassador last name', AmbassadorInput.shape.lastName, 2, 20],
	['affiliate name', AffiliateInput.shape.name, 2, 50],
	['legacy first name', LegacyInput.shape.firstName, 2, 20],
	['guest sign-in first name', SignInInput.shape.firstName, 2, 20],
	['group size', SignInInput.shape.groupMembers, 1, 20],
	['event guest', GuestInput.shape.firstName, 1, 49],
	['report', ReportInput.shape.description, 1, 500],
]

test.each(lengths)('%s is bounded as documented', (_, field, shortest, longest) => {
	const optional = accepts(field, '')
	expect(accepts(field, 'a'.repeat(shortest - 1))).toBe(optional && shortest === 1)
	expect(accepts(field, 'a'.repeat(shortest))).toBe(true)
	expect(accepts(field, 'a'.repeat(longest))).toBe(true)
	expect(accepts(field, 'a'.repeat(longest + 1))).toBe(false)
})

test('a secret that is typed to be compared has 200 characters at most, so that hashing it costs little', () => {
	for (const secret of [ownPassword, employeeKey]) {
		expect(accepts(secret, 'x')).toBe(true)
		expect(accepts(secret, 'x'.repeat(200))).toBe(true)
		expect(accepts(secret, 'x'.repeat(201))).toBe(false)
		expect(accepts(secret, '')).toBe(false)
	}
	expect(sentenceOf(employeeKey, 'x'.repeat(201))).toBe('Enter your employee key.')
})

test('the report says what its label says when it is too long', () => {
	expect(sentenceOf(ReportInput.shape.description, 'a'.repeat(501))).toBe('Explain your Issue (Too Long!)')
})

describe('email', () => {
	const ofLength = (length: number) => `${'a'.repeat(length - 5)}@b.co`

	test.each([7, 44])('takes %i characters', (length) => expect(accepts(email, ofLength(length))).toBe(true))
	test.each([6, 45])('refuses %i characters', (length) =>
		expect(sentenceOf(email, ofLength(length))).toBe(emailSentence),
	)
	test('says what an address without ASCII letters alone needs', () => {
		expect(sentenceOf(email, 'jürgen@example.org')).toBe(asciiSentence)
	})
	test.each([
		'no-at.example',
		'no-dot@example',
		'two@at@example.org',
		'a b@example.org',
		'a@example.org,b@c.org',
		'=?utf-8?q?x=40y.z=3e?=@b.co',
		'a@b..co',
		'a@b.co.',
		'a@.b.co',
		'a..b@c.co',
	])('refuses %s', (typed) => expect(sentenceOf(email, typed)).toBe(emailSentence))
	test.each(['.a@example.org', 'a@b..co', 'a@b.co.', 'a@.b.co', 'a..b@c.co'])(
		'says in the published rule why %s is none',
		(typed) => {
			const { pattern, allOf = [] } = z.toJSONSchema(email)
			const published = [pattern, ...allOf.map((rule) => rule.pattern)].filter((rule) => rule !== undefined)
			expect(published.every((rule) => new RegExp(rule, 'u').test(typed))).toBe(false)
		},
	)
	test('takes a point before the @, as old addresses of phones have it', () => {
		expect(accepts(email, 'willow.@example.org')).toBe(true)
	})
	test('is kept in lower case', () => expect(email.parse(' Willow@Example.ORG ')).toBe('willow@example.org'))
})

describe('password', () => {
	test.each(['Aa1!'.padEnd(8, 'x'), 'Aa1!'.padEnd(49, 'x')])('takes %s', (typed) =>
		expect(accepts(newPassword, typed)).toBe(true),
	)
	test.each(['Aa1!'.padEnd(7, 'x'), 'Aa1!'.padEnd(50, 'x')])('refuses the length of %s', (typed) =>
		expect(sentenceOf(newPassword, typed)).toBe('Invalid Password Length!'),
	)
	test.each(['river-run-2', 'River-run-x', 'Riverrun222'])('refuses the weak %s', (typed) =>
		expect(sentenceOf(newPassword, typed)).toBe('Password Must Contain 1 Symbol, Uppercase Letter, and Number!'),
	)
})

test.each(['Zoë', "O'Hara", 'Anne-Marie', 'J. R.', 'Łucja', '李 娜'])('%s is a name', (typed) => {
	expect(general.shape.firstName.parse(typed)).toBe(typed)
})

test.each(['R2D2', 'Willow!', 'a_b', 'a\nb', '<b>bo</b>'])('%j is no name', (typed) => {
	expect(sentenceOf(general.shape.firstName, typed)).toBe(lettersSentence)
})

test.each(['(205) 555-0142', 'x'])('the phone %s', (typed) => {
	expect(accepts(phone, typed)).toBe(typed.length === 14)
})

test.each(['2055550142', '(205)555-0142', '(205) 555-014', '(205) 555-01422', '(٢٠٥) 555-0142'])(
	'%s is no phone in the documented form',
	(typed) => expect(accepts(phone, typed)).toBe(false),
)

test.each([
	['35203', true],
	['3520', false],
	['352034', false],
	['3520a', false],
])('ZIP %s: %s', (typed, good) => expect(accepts(zip, typed)).toBe(good))

test.each([
	[0, 0],
	['999999999', 999_999_999],
	['000000012', 12],
	[999_999_999, 999_999_999],
	['$1,240.00', 1240],
])('the amount %j is %i', (sent, kept) => expect(wholeDollars('Dollars.').parse(sent)).toBe(kept))

test.each([-1, 1_000_000_000, '1000000000', '0000000012', '', '1e3', '0x10', '12,50', null, undefined, true])(
	'the amount %j is refused',
	(sent) => expect(sentenceOf(wholeDollars('Dollars.'), sent)).toBe('Dollars.'),
)

test.each(['230.50', '$1,240.99', 1.5])('the amount %j has cents, and none are dropped', (sent) => {
	expect(sentenceOf(wholeDollars('Dollars.'), sent)).toBe('Enter whole dollars, without cents.')
})

test('income that is no number says so in the documented words', () => {
	expect(sentenceOf(general.shape.income, 'much')).toBe('Both Income and Amount Requested Must Be Numbers!')
	expect(sentenceOf(general.shape.income, '')).toBe('Enter your income per month in whole dollars, like 1200.')
})

test.each([true, 'true', 'yes', 'Yes', '1', 1])('%j is yes', (sent) => expect(yesNo().parse(sent)).toBe(true))
test.each([false, 'false', 'no', 'No', '0', 0])('%j is no', (sent) => expect(yesNo().parse(sent)).toBe(false))
test.each(['', 'maybe', 2, null, undefined, {}, ['yes']])('%j is neither yes nor no', (sent) => {
	expect(sentenceOf(yesNo(), sent)).toBe('Choose yes or no.')
})

test('every state is taken by code and by name and kept as its code', () => {
	expect(Object.keys(states)).toHaveLength(56)
	for (const [code, name] of Object.entries(states)) {
		for (const typed of [code, name, name.toUpperCase(), ` ${code.toLowerCase()} `]) {
			expect(state.parse(typed)).toBe(code)
		}
	}
	expect(sentenceOf(state, 'Ontario')).toBe('Choose your state.')
})

test('empty form fields are not given', () => {
	for (const empty of ['', '  ', null, undefined]) expect(ifGiven(zip).parse(empty)).toBeUndefined()
	expect(accepts(ifGiven(zip), '3520')).toBe(false)
})

test('broken JSON text is refused with a sentence, and throws nothing', () => {
	const list = jsonText(wholeDollars('Numbers.').array().max(2), 10)
	expect(list.parse('[1,2]')).toEqual([1, 2])
	expect(list.parse([1, 2])).toEqual([1, 2])
	for (const sent of ['[1,', '{}', 'null', '[1,2,3]', '[1,       2]']) expect(accepts(list, sent)).toBe(false)
})

test('line ends count once, whatever the form made of them', () => {
	expect(paragraph(1, 3, 'Short.').parse('a\r\nb')).toBe('a\nb')
})

test('a token is the same however it is typed', () => {
	const body = fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/)
	const typed = fc.record({ body, prefix: fc.constantFrom('BTG-', 'btg ', 'BTG', ''), lower: fc.boolean() })
	fc.assert(
		fc.property(typed, ({ body, prefix, lower }) => {
			const kept = `BTG-${body.match(/.{4}/g)?.join('-')}`
			const spelled = prefix + body.replace(/(.{4})(?=.)/g, '$1 ')
			expect(staffToken.parse(lower ? spelled.toLowerCase() : spelled)).toBe(kept)
			expect(plainToken(kept)).toBe(kept)
		}),
	)
	expect(plainToken('btg 7k2m 9qxr 4tnv wOiL')).toBe('BTG-7K2M-9QXR-4TNV-W011')
	// Without its prefix it may begin with these letters, too.
	expect(plainToken('BTG7 K2M9 QXR4 TNVW')).toBe('BTG-BTG7-K2M9-QXR4-TNVW')
	expect(accepts(staffToken, ' -- ')).toBe(false)
})

test('a stored token is told from what was typed, and names an application by its end', () => {
	const token = 'BTG-7K2M-9QXR-4TNV-W8HC'
	expect(isToken(token)).toBe(true)
	for (const text of [`x${token}`, `${token}0`, 'BTG-7K2M', 'BTG-7-9-4-W', token.toLowerCase()])
		expect(isToken(text)).toBe(false)
	expect(tokenEnd(token)).toBe('BTG-…-W8HC')
})

test.each(['bounced', 'complained', 'none'] as const)('an address that %s gets no mail', (address) => {
	expect(getsNoMail({ address })).toBe(true)
})

test.each(['reachable', 'delayed'] as const)('an address that is %s gets mail', (address) => {
	expect([getsNoMail({ address }), getsNoMail(undefined)]).toEqual([false, false])
})

test.each(['Aa1!xxxx\0', 'Aa1!xxxx\ud800'])('%j is no password, because hashing would change it', (typed) => {
	expect(sentenceOf(newPassword, typed)).toBe(passwordLengthSentence)
})

test('blanks around what is typed count for nothing, and what is no text gets the sentence of its field', () => {
	expect(yesNo().parse(' Yes ')).toBe(true)
	expect(version.parse(' 3 ')).toBe(3)
	expect(paragraph(1, 3, 'short').parse(' a\r\n ')).toBe('a')
	expect(sentenceOf(line(1, 3, 'short'), 5)).toBe('short')
})

test('an amount says what is wrong with it', () => {
	const dollars = wholeDollars('Enter an amount.', 'Use digits.')
	expect(['', undefined, 'many', 12.5, '0000000001'].map((typed) => sentenceOf(dollars, typed))).toEqual([
		'Enter an amount.',
		'Enter an amount.',
		'Use digits.',
		'Enter whole dollars, without cents.',
		'Enter an amount.',
	])
	expect(dollars.parse('999999999')).toBe(999_999_999)
})

test('a text that is no JSON stays a text', () => expect(readJson('{lantern')).toBe('{lantern'))
