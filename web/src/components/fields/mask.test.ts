import { expect, test } from 'vitest'
import { withMask } from './TextField.tsx'

const date = '##/##/####'
const phone = '(###) ###-####'

/** Types one character after another, as a person does. */
const typeInto = (pattern: string, text: string) =>
	[...text].reduce((before, sign) => withMask(pattern, before, before + sign), '')

test.each([
	[date, '04021990', '04/02/1990'],
	[date, '04/02/1990', '04/02/1990'],
	[phone, '2055550142', '(205) 555-0142'],
	[phone, '(205) 555-0142', '(205) 555-0142'],
])('%s writes the signs between the digits of %s', (pattern, typed, seen) => {
	expect(typeInto(pattern, typed)).toBe(seen)
})

test.each([
	[date, '4/2/1990'],
	[date, 'April 2'],
	[date, '04/02/19901'],
	[phone, '(205) 555-01425'],
	[phone, '(205-555-0142'],
	[phone, '+44 20 7946 0958'],
])('%s changes nothing in %s', (pattern, typed) => expect(typeInto(pattern, typed)).toBe(typed))

test('deleting characters is never prevented', () => {
	expect(withMask(date, '04/0', '04/')).toBe('04/')
	expect(withMask(date, '04/', '04')).toBe('04')
	expect(withMask(phone, '(205) 555-0142', '(05) 555-0142')).toBe('(05) 555-0142')
})
