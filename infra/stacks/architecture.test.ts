import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rolesInWords } from './grants.test.data.ts'
import { synthesize } from './synth.test.data.ts'

const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8').replace(/<br\/>/g, ' ')

test('the drawing of the whole shows every function and every job', () => {
	const names = rolesInWords(synthesize('aws').App)
	expect(names.length).toBeGreaterThan(25)
	expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(page.replace(/\s+/g, ' ')))).toEqual([])
})
