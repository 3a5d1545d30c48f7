import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#infra/tools/folders.ts'
import { mutants } from './list.ts'

test('each change has its file, its tests and exactly one place in the code', () => {
	const paths = mutants.flatMap(({ file, tests }) => [file, tests])
	expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
	const lost = mutants.flatMap(({ file, changes }) => {
		const code = readFileSync(join(root, file), 'utf8')
		return changes.filter(([from]) => code.split(from).length !== 2).map(([from]) => `${file}: ${from}`)
	})
	expect(lost).toEqual([])
})
