import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#infra/tools/folders.ts'
import { looks } from './looks.ts'

const marked = readFileSync(join(root, 'docs/aws-behavior.md'), 'utf8')
	.split('\n')
	.filter((line) => line.startsWith('| ') && line.includes('**[look]**'))

test('a rehearsal checks each [look] of docs/aws-behavior.md and nothing else', () => {
	expect(marked.length).toBeGreaterThan(0)
	const times = (line: string) => looks.filter((look) => line.startsWith(`| ${look.line}`)).length
	expect(marked.filter((line) => times(line) !== 1)).toEqual([])
	expect(looks.filter(({ line }) => !marked.some((one) => one.startsWith(`| ${line}`)))).toEqual([])
})

test('a look asks AWS, or says what a person does', () => {
	for (const { line, ask, onlyOnAws, byHand } of looks)
		expect([line, ask ? byHand : onlyOnAws, ask !== undefined || byHand !== undefined]).toEqual([line, undefined, true])
})
