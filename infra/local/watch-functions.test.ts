import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#infra/tools/folders.ts'
import { watchFunctions } from './watch-functions.ts'

test('a file that an editor replaces by a new one is seen each time', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'watched-'))
	const file = join(folder, 'handler.ts')
	writeFileSync(file, '0')
	const server = await createServer({ configFile: false, root: folder, server: { middlewareMode: true, ws: false } })
	onTestFinished(async () => {
		await server.close()
		rmSync(folder, { recursive: true })
	})
	let changes = 0
	watchFunctions(server.watcher, [relative(root, folder)], async () => {
		changes++
	})
	await expect.poll(() => server.watcher.getWatched()[folder]).toContain('handler.ts')
	for (const round of [1, 2, 3]) {
		writeFileSync(`${file}~`, String(round))
		renameSync(`${file}~`, file)
		await expect.poll(() => changes, { timeout: 60_000 }).toBe(round)
	}
})
