import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { installed } from '#infra/tools/folders.ts'
import { installOnce } from './install-once.ts'

const runFile = promisify(execFile)

const name = `test-${process.pid}`
const folder = join(installed, name)
const pins = `${folder}.txt`

async function pin(version: string) {
	await mkdir(installed, { recursive: true })
	await writeFile(pins, version)
}

const install = vi.fn(async (place: string) => {
	await writeFile(join(place, 'one'), 'whole')
})

const once = (how = install) => installOnce({ name, pins, says: 'Installing a test', install: how })

afterAll(async () => {
	await rm(folder, { recursive: true, force: true })
	await rm(pins, { force: true })
})

test('what is pinned is installed once, and a new pin gets a folder of its own', async () => {
	await pin('1')
	const place = await once()
	expect(await once()).toBe(place)
	expect(install).toHaveBeenCalledTimes(1)
	await pin('2')
	expect(await once()).not.toBe(place)
	expect(existsSync(place)).toBe(true)
})

test('an installation that fails leaves nothing, and the next one does it', async () => {
	await pin('3')
	const before = readdirSync(folder)
	const broken = vi.fn(async (place: string) => {
		await writeFile(join(place, 'one'), 'half')
		throw new Error('no network')
	})
	await expect(once(broken)).rejects.toThrow('no network')
	expect(readdirSync(folder)).toEqual(before)
	expect(await readFile(join(await once(), 'one'), 'utf8')).toBe('whole')
})

/** Both commands have begun before either of them is done. */
const command = `
	import { readdirSync, writeFileSync } from 'node:fs'
	import { join } from 'node:path'
	import { setTimeout as pause } from 'node:timers/promises'
	import { installOnce } from './infra/local/install-once.ts'
	const [name, pins, meeting] = process.argv.slice(1)
	const install = async (place) => {
		writeFileSync(join(meeting, String(process.pid)), '')
		while (readdirSync(meeting).length < 2) await pause(10)
		writeFileSync(join(place, 'one'), 'whole')
	}
	await installOnce({ name, pins, says: 'Installing a test', install })`

test('of two commands that install at once, both succeed, and nothing is left beside what they made', async () => {
	await pin('4')
	const before = readdirSync(folder)
	const meeting = await mkdtemp(join(tmpdir(), 'meeting-'))
	const args = ['--input-type=module', '--eval', command, name, pins, meeting]
	await Promise.all([runFile(process.execPath, args), runFile(process.execPath, args)])
	const made = readdirSync(folder).filter((each) => !before.includes(each))
	expect(made).toHaveLength(1)
	expect(readdirSync(join(folder, made[0] ?? ''))).toEqual(['one'])
	await rm(meeting, { recursive: true })
})
