import { join } from 'node:path'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { publish } from '#infra/tools/deploy/publish.ts'
import { runNode } from '#infra/tools/run.ts'
import { lastLines, shortPath, Trouble } from '#infra/tools/terminal.ts'

/** Builds the site into the folder of a local cloud or of a command, and says where. */
export async function buildSite(folder: string) {
	const log = join(folder, 'build.log')
	const build = join(folder, 'site')
	const args = ['build', 'web', '--outDir', build, '--emptyOutDir']
	if ((await runNode('node_modules/vite/bin/vite.js', { args, log })) !== 0)
		throw new Trouble(`${lastLines(log)}\n\nThe site could not be built; the whole log is ${shortPath(log)}.`)
	return build
}

/** Publishes a built site to the bucket from which CloudFront, or the MiniStack in its place, reads it. */
export function publishSite(build: string, { endpoint, outputs, front }: Cloud) {
	const site = front ?? outputs.Web
	if (!site) throw new Error('Nothing here serves a site')
	const place = {
		bucket: site.SiteBucket,
		distribution: site.DistributionId,
		client: clientSettings(endpoint),
		edgeClient: clientSettings(front?.endpoint ?? endpoint),
	}
	return publish(build, place, new Date())
}
