import { join } from 'node:path'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { root } from '#infra/tools/folders.ts'
import { atEnd } from '#infra/tools/lifetime.ts'

const configFile = join(root, 'web', 'vite.config.ts')

/** The site from its sources, with live reload. */
export async function serveSite(port: number, cloud: Cloud, inbox: string) {
	passOnCalls(cloud, inbox)
	// Its configuration reads the environment as it is loaded.
	const { createServer } = await import('vite')
	const server = await createServer({ configFile, logLevel: 'warn', server: { port } })
	await server.listen()
	atEnd(() => server.close())
}

/** The site as built, for tests on LocalStack, whose edition has no CloudFront to serve it. */
export async function serveBuiltSite(cloud: Cloud, outDir: string) {
	passOnCalls(cloud)
	const port = Number(new URL(cloud.siteAddress).port)
	const { preview } = await import('vite')
	const server = await preview({ configFile, logLevel: 'warn', build: { outDir }, preview: { port } })
	atEnd(() => server.close())
}

/**
 * Calls to /api and for pictures go the way they go when deployed, through CloudFront. Where there is none, Vite takes
 * its place.
 */
function passOnCalls(
	{ target, endpoint, siteAddress, apiAddress, originSecret, gatewayKey, outputs }: Cloud,
	inbox?: string,
) {
	const through =
		target === 'embedded'
			? { DEV_API_PROXY: endpoint, DEV_API_HOST: new URL(siteAddress).host, DEV_PICTURES: endpoint }
			: {
					DEV_API_PROXY: apiAddress,
					DEV_ORIGIN_SECRET: originSecret,
					DEV_GATEWAY_KEY: gatewayKey,
					DEV_PICTURES: `${endpoint}/${outputs.App.FilesBucket}`,
				}
	Object.assign(process.env, through, inbox && { DEV_INBOX: inbox })
}
