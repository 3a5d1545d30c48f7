import { expect, test } from 'vitest'
import { wasMinor } from './rowTags.tsx'

test('someone is a minor by the day they applied, and comes of age on the birthday itself', () => {
	expect(wasMinor({ birthday: '11/20/2008', issuedOn: '11/19/2026' })).toBe(true)
	expect(wasMinor({ birthday: '11/20/2008', issuedOn: '11/20/2026' })).toBe(false)
	expect(wasMinor({ birthday: '01/02/1990', issuedOn: '1/2/2026' })).toBe(false)
})

test('an unreadable date of an old record makes nobody a minor', () => {
	expect(wasMinor({ birthday: 'unknown', issuedOn: '1/2/2026' })).toBe(false)
})
