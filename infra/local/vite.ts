import { join } from 'node:path'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { root } from '#infra/tools/folders.ts'

const configFile = join(root, 'web', 'vite.config.ts')

/** The site is served from its sources, with live reload. */
export async function serveSite(port: number, cloud: Cloud, inbox: string) {
	passOnCalls(cloud, inbox)
	// Vite's configuration reads the environment as it's loaded, so it's imported only here.
	const { createServer } = await import('vite')
	const server = await createServer({ configFile, logLevel: 'warn', server: { port } })
	return server.listen()
}

/** Calls to /api and for pictures go the way they go when deployed, through CloudFront or the MiniStack in its place. */
function passOnCalls({ endpoint, front, siteAddress }: Cloud, inbox: string) {
	Object.assign(process.env, {
		DEV_EDGE: front?.endpoint ?? endpoint,
		DEV_EDGE_HOST: new URL(siteAddress).host,
		DEV_INBOX: inbox,
	})
}
