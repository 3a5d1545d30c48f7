import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './folders.ts'
import { runNode } from './run.ts'

/** The header of a Linux program has the number of its processor here. */
const machineAt = 18
const arm64 = 0xb7

const versionIn = (modules: string, name: string): unknown =>
	JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')).version

test('packages for AWS are for its processor, and in the versions that are installed here', async () => {
	const to = mkdtempSync(join(tmpdir(), 'packages-'))
	expect(await runNode('infra/tools/copy-packages.ts', { args: [to, '--arm64', 'sharp'] })).toBe(0)
	const modules = join(to, 'node_modules')
	for (const name of ['sharp', 'semver', 'detect-libc', '@img/colour'])
		expect(versionIn(modules, name), name).toBe(versionIn(join(root, 'node_modules'), name))
	const machineCode = join(modules, '@img/sharp-linux-arm64/lib')
	const [file = ''] = readdirSync(machineCode).filter((name) => name.endsWith('.node'))
	expect(readFileSync(join(machineCode, file)).readUInt16LE(machineAt)).toBe(arm64)
	expect(readdirSync(join(modules, '@img')).filter((name) => name.includes('x64'))).toEqual([])
})
