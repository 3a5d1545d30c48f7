import { expect, test } from 'vitest'
import { timeIn } from './time.ts'

test.each([
	['6 to 8 pm', 'de 6 a 8 p. m.'],
	['10 am to 4:30 pm', 'de 10 a. m. a 4:30 p. m.'],
	['7 PM', '7 p. m.'],
	['noon, in the garden', 'noon, in the garden'],
	['6', '6'],
])('%j is %j in Spanish, and stays in English', (typed, spanish) => {
	expect(timeIn('es', typed).replaceAll('\u00a0', ' ')).toBe(spanish)
	expect(timeIn('en', typed)).toBe(typed)
})
