import { expect, test } from 'vitest'
import { readyText, readyTexts } from '#web/content/ready-texts.ts'
import { readsAsEnglish } from './readsAsEnglish.ts'

test.each(readyTexts)('$label is told apart in both languages', (ready) => {
	expect(readsAsEnglish(readyText(ready, 'en'))).toBe(true)
	expect(readsAsEnglish(readyText(ready, 'es'))).toBe(false)
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
