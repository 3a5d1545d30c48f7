import { expect, test } from 'vitest'
import ready from '#shared/words/es/ready.json' with { type: 'json' }
import { readsAsEnglish } from './VerifyEmail.tsx'

test.each(Object.entries(ready))('a ready text is told apart in both languages: %s', (english, spanish) => {
	expect(readsAsEnglish(english)).toBe(true)
	expect(readsAsEnglish(spanish)).toBe(false)
})

test.each([
	['Please call us.', true],
	['Llámenos, por favor.', false],
	['El pago va a Fernwood Power and Light.', false],
	['', false],
	['OK', false],
])('%j', (message, expected) => {
	expect(readsAsEnglish(message)).toBe(expected)
})
