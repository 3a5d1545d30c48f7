import { expect, test } from 'vitest'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { whatComes } from './MissingNotice.tsx'

test('what the clock asked for closes nothing once closing is turned off', () => {
	const asked = (name: string, closingIsOff: boolean) => whatComes({ name, lastDay: '2026-05-20' }, {}, closingIsOff)
	expect(asked(applicationSentences.theClock, true)).toMatch('It won’t close then.')
	expect(asked(applicationSentences.theClock, false)).toMatch('Then it will close on its own')
	expect(asked('June Hale', true)).toMatch('Then it will close on its own')
})
