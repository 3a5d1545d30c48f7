import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root, tools } from '../folders.ts'
import { namesOf, writeFeature } from './feature.ts'

const copy = mkdtempSync(join(tmpdir(), 'feature-'))
afterAll(() => rmSync(copy, { recursive: true }))

test('a new feature compiles, and the second one of its name is refused', { timeout: 300_000 }, async () => {
	for (const part of ['shared', 'functions', 'infra', 'web', 'package.json', 'tsconfig.json'])
		cpSync(join(root, part), join(copy, part), { recursive: true })
	symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
	const names = namesOf('pledges', 'Event Access')
	const { written, edited } = await writeFeature(copy, names)
	expect(written).toContain('functions/pledges/handler.ts')
	expect(edited).toEqual([
		'shared/api.ts',
		'web/src/lib/paths.ts',
		'web/src/router.tsx',
		'web/src/features/console/sections.ts',
	])
	execFileSync(join(tools, 'tsc'), ['--noEmit'], { cwd: copy, stdio: 'pipe' })
	await expect(writeFeature(copy, names)).rejects.toThrow('shared/pledges is there already')
})

test('a feature is one word in the plural', () => {
	expect(namesOf('stories', 'Event Access')).toMatchObject({
		thing: 'story',
		Thing: 'Story',
		THINGS: 'STORIES',
	})
	for (const wrong of ['pledge', 'Pledges', 'big-pledges']) expect(() => namesOf(wrong, '')).toThrow(/plural/)
})
