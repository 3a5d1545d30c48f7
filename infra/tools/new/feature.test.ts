import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { rules } from '#infra/testing/rules/rules.test.data.ts'
import { root } from '../folders.ts'
import { namesOf, writeFeature } from './feature.ts'

const copy = mkdtempSync(join(tmpdir(), 'feature-'))
afterAll(() => rmSync(copy, { recursive: true }))

const edits = [
	'shared/api.ts',
	'shared/words/es/said.ts',
	'shared/words/es/shown.ts',
	'functions/domain/declared-places.ts',
	'web/src/lib/paths.ts',
	'web/src/router.tsx',
	'web/src/console/sections.ts',
	'shared/access.test.data.ts',
	'shared/outsiders.test.ts',
	'web/src/console/settings/trail/sentences.ts',
	'infra/testing/gate/page-budgets.ts',
	'docs/architecture.md',
	'functions/domain/erasing/collections.ts',
	'infra/operator/export-person.ts',
	'functions/again-others.cloud.test.data.ts',
]

test('a feature’s lines have their places and keep the rules, and the second one of its name is refused', async () => {
	for (const file of edits) cpSync(join(root, file), join(copy, file))
	const names = namesOf('pledges', 'Event Access')
	const { written, edited } = await writeFeature(copy, names)
	expect(written).toContain('functions/pledges/handler.ts')
	expect(edited).toEqual(edits)
	const broken = [...written, ...edited].flatMap((path) => {
		const source = { path, text: readFileSync(join(copy, path), 'utf8') }
		return Object.values(rules).flatMap((rule) => rule(source).map((what) => `${path}: ${what}`))
	})
	expect(broken).toEqual([])
	await expect(writeFeature(copy, names)).rejects.toThrow('shared/pledges/schema.ts is there already')
})

test('a feature is one word in the plural', () => {
	expect(namesOf('stories', 'Event Access')).toMatchObject({ thing: 'story', Thing: 'Story', THINGS: 'STORIES' })
	for (const wrong of ['pledge', 'Pledges', 'big-pledges']) expect(() => namesOf(wrong, '')).toThrow(/plural/)
})
