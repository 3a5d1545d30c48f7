import { expect, test } from 'vitest'
import { typedDate } from './dates.ts'
import { dollars } from './dollars.ts'
import { typedDollars, typedPhone } from './typed.ts'

test.each([
	['240', 240],
	['$240', 240],
	['$ 240', 240],
	['1,240', 1240],
	['$1,240.00', 1240],
	['1 240', 1240],
	['240.', 240],
	['240 USD', 240],
	['0', 0],
	['007', 7],
	['999,999,999', 999_999_999],
])('%j certainly means %i dollars', (typed, dollars) => expect(typedDollars(typed)).toBe(dollars))

test.each([
	['230.50', 230.5],
	['$1,240.99', 1240.99],
	['.50', 0.5],
])('%j has cents, which stay with it', (typed, dollars) => expect(typedDollars(typed)).toBe(dollars))

/** Each of these could mean two sums, or none. */
test.each([
	'',
	'12,50',
	'1.240',
	'1.240,00',
	'1,2400',
	',240',
	'12 40',
	'-5',
	'1e3',
	'much',
	'0000000012',
	'1000000000',
	'٢٤٠',
])('%j is not read', (typed) => expect(typedDollars(typed)).toBeUndefined())

test.each([
	'2055550142',
	'205.555.0142',
	'(205)555-0142',
	'+1 205 555 0142',
	'1-205-555-0142',
	'(205-555-0142',
	'\u202a(205) 555-0142\u202c',
	'\u2068+1 205-555-0142\u2069',
	'205‑555–0142',
])('%s is a phone number however it is written', (typed) => expect(typedPhone(typed)).toBe('(205) 555-0142'))

test('ten digits that begin with 1 have no country before them', () => {
	expect(typedPhone('1205555014')).toBe('(120) 555-5014')
})

test.each(['205555014', '20555501422', '205 555 0142 ext 4', '+44 20 7946 0958', '555-0142', 'x', ''])(
	'%j stays as it was typed',
	(typed) => expect(typedPhone(typed)).toBe(typed),
)

test.each([
	['4/2/1990', '04/02/1990'],
	['04/02/1990', '04/02/1990'],
	['1990-04-02', '04/02/1990'],
	['42/19/90', '42/19/90'],
	['April 2, 1990', 'April 2, 1990'],
	['', ''],
])('the date %j is written %j', (typed, written) => expect(typedDate(typed)).toBe(written))

test('millions have two commas', () => expect(dollars(1_234_567)).toBe('$1,234,567'))
