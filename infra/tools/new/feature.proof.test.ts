import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { root, tools } from '../folders.ts'
import { namesOf, writeFeature } from './feature.ts'

const copy = mkdtempSync(join(tmpdir(), 'feature-'))
afterAll(() => rmSync(copy, { recursive: true }))

/** The test checks all of the project a second time, so it isn't in the gate. */
test('a new feature compiles', async () => {
	const configs = ['base', 'functions', 'web', 'tools'].map((part) => `tsconfig.${part}.json`)
	const parts = ['shared', 'functions', 'infra', 'web', 'docs', 'package.json', 'tsconfig.json']
	for (const part of [...parts, ...configs]) cpSync(join(root, part), join(copy, part), { recursive: true })
	symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
	await writeFeature(copy, namesOf('pledges', 'Event Access'))
	execFileSync(join(tools, 'tsc'), ['-b'], { cwd: copy, stdio: 'pipe' })
})
