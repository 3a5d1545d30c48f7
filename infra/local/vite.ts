import { join } from 'node:path'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { root } from '#infra/tools/folders.ts'
import { atEnd } from '#infra/tools/lifetime.ts'

/** The site from its sources, with live reload. Calls to /api go the way they go when deployed, through CloudFront. */
export async function serveSite(port: number, cloud: Cloud, inbox: string) {
	process.env.DEV_API_PROXY = cloud.endpoint
	process.env.DEV_API_HOST = new URL(cloud.siteAddress).host
	process.env.DEV_INBOX = inbox
	// Its configuration reads the environment as it is loaded.
	const { createServer } = await import('vite')
	const server = await createServer({
		configFile: join(root, 'web', 'vite.config.ts'),
		logLevel: 'warn',
		server: { port },
	})
	await server.listen()
	atEnd(() => server.close())
}
