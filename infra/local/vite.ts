import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { root } from '#infra/tools/folders.ts'
import { atEnd } from '#infra/tools/lifetime.ts'

const configFile = join(root, 'web', 'vite.config.ts')

/** The site is served from its sources, with live reload. */
export async function serveSite(port: number, cloud: Cloud, inbox: string) {
	passOnCalls(cloud, inbox)
	// Vite's configuration reads the environment as it's loaded, so it's imported only here.
	const { createServer } = await import('vite')
	const server = await createServer({ configFile, logLevel: 'warn', server: { port } })
	return server.listen()
}

/** Calls to /api, for pictures and for what is published go the way they go when deployed, through CloudFront or the MiniStack in its place. */
function passOnCalls({ endpoint, front, siteAddress }: Cloud, inbox: string) {
	Object.assign(process.env, {
		DEV_EDGE: front?.endpoint ?? endpoint,
		DEV_EDGE_HOST: new URL(siteAddress).host,
		DEV_INBOX: inbox,
	})
}

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
