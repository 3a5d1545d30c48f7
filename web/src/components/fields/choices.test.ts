import { expect, test } from 'vitest'
import { inWords } from './choices.ts'
import { disorderSeverityWords } from './optionWords.ts'

test('an answer that the list doesn’t have any more is shown as it was stored', () => {
	expect(inWords(disorderSeverityWords, 'N/A')).toBe('N/A')
	expect(inWords(disorderSeverityWords, 'Very Severe')).toBe('Very Severe')
	expect(inWords(disorderSeverityWords, undefined)).toBeUndefined()
})
