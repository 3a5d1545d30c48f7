import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '#infra/tools/folders.ts'
import { atEnd } from '#infra/tools/lifetime.ts'

/** `change` runs after files below these folders have changed and no more changes follow. It never runs in parallel. */
export function watchFunctions(folders: string[], change: () => Promise<void>) {
	let timer: NodeJS.Timeout | undefined
	let working = Promise.resolve()
	const soon = () => {
		clearTimeout(timer)
		timer = setTimeout(() => {
			working = working.then(change)
		}, 200)
	}
	for (const folder of folders) {
		const watcher = watch(join(root, folder), { recursive: true }, (_event, file) => {
			if (file && !/\.test\.|~$/.test(file)) soon()
		})
		atEnd(() => watcher.close())
	}
	atEnd(() => clearTimeout(timer))
}
