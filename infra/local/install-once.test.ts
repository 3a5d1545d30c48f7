import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { installed } from '#infra/tools/folders.ts'
import { installOnce } from './install-once.ts'

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

test('of two that install at once, both succeed, and nothing is left beside what they made', async () => {
	await pin('4')
	const before = readdirSync(folder)
	const both = Promise.withResolvers<void>()
	let begun = 0
	const meet = vi.fn(async (place: string) => {
		if (++begun === 2) both.resolve()
		await both.promise
		await writeFile(join(place, 'one'), 'whole')
	})
	const [one, other] = await Promise.all([once(meet), once(meet)])
	expect(one).toBe(other)
	expect(readdirSync(folder).filter((each) => !before.includes(each))).toHaveLength(1)
	expect(readdirSync(one)).toEqual(['one'])
})
