import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { root } from '#infra/tools/folders.ts'
import { atEnd } from '#infra/tools/lifetime.ts'

/**
 * `change` runs after files below these folders have changed and no more changes follow. It never runs in parallel.
 * Vite's watcher still sees a file that an editor replaces by a new one, and Node's own `watch` doesn't.
 */
export function watchFunctions(
	watcher: Pick<ViteDevServer['watcher'], 'add' | 'on'>,
	folders: string[],
	change: () => Promise<void>,
) {
	const watched = folders.map((folder) => join(root, folder, '/'))
	let timer: NodeJS.Timeout | undefined
	let working = Promise.resolve()
	watcher.add(watched)
	watcher.on('all', (_event, file) => {
		if (/\.test\.|~$/.test(file) || !watched.some((folder) => file.startsWith(folder))) return
		clearTimeout(timer)
		timer = setTimeout(() => {
			working = working.then(change)
		}, 200)
	})
	atEnd(() => clearTimeout(timer))
}
