import { expect, test } from 'vitest'
import { readyWords } from '#shared/applications/ready-texts.ts'
import { shippedTexts } from '#shared/applications/shipped-texts.ts'
import { readsAsEnglish } from './readsAsEnglish.ts'

test.each(shippedTexts)('$label is told apart in both languages', (ready) => {
	expect(readsAsEnglish(readyWords(ready, 'en'))).toBe(true)
	expect(readsAsEnglish(readyWords(ready, 'es'))).toBe(false)
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
