import { join } from 'node:path'
import { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { root } from '#infra/tools/folders.ts'
import { publish } from '#infra/tools/publish.ts'
import { runNode } from '#infra/tools/run.ts'
import { lastLines, shortPath, step, Trouble } from '#infra/tools/terminal.ts'
import { DeployFailed, deploy } from './deploy.ts'
import { type DeployRecord, deployRecordAt } from './deploy-record.ts'
import { deployedSources, fingerprint, siteSources } from './fingerprint.ts'
import { seed } from './seed/seed.ts'
import { deployedSite, deployTwice, newOriginSecret, writeCloud } from './start-test-cloud.ts'

interface Wanted {
	folder: string
	endpoint: string
	/** Where people go: links in mails lead here. */
	site: string
}

/** Deploys both stacks if their sources have changed since the last time, or there was none. */
export async function deployIfChanged({ folder, endpoint, site }: Wanted): Promise<Cloud> {
	const record = deployRecordAt(endpoint)
	const print = fingerprint(deployedSources, endpoint + site)
	const before = await record.read('cloud')
	const earlier = before ? { ...Cloud.parse(JSON.parse(before)), folder } : undefined
	if (earlier && (await record.read('deployed')) === print) return earlier
	const once = () =>
		deploy({
			target: 'embedded',
			folder,
			endpoint,
			siteAddress: site,
			originSecret: earlier?.originSecret ?? newOriginSecret(),
		})
	const deployed = await step('Deploying both stacks', () =>
		earlier ? once().catch(keepData) : deployTwice(once, endpoint),
	)
	const cloud = { ...deployed, siteAddress: deployedSite(endpoint) }
	await writeCloud(cloud)
	await record.write('cloud', JSON.stringify(cloud))
	await record.write('deployed', print)
	return cloud
}

/** An emulator with somebody's data in it is not emptied without being asked. */
function keepData(error: unknown): never {
	if (!(error instanceof DeployFailed && error.begun)) throw error
	throw new Trouble(
		`${error.message}\nYour data is untouched. If the stacks cannot get over this change, \`npm start -- --fresh\` begins again without the data.`,
	)
}

/** Builds and publishes the site if its sources have changed since the last time. */
export const publishIfChanged = (cloud: Cloud) =>
	unlessDone(
		deployRecordAt(cloud.endpoint),
		'published',
		siteSources,
		'Building and publishing the site',
		async () => {
			const { Web } = cloud.outputs
			if (!Web) return
			const log = join(cloud.folder, 'build.log')
			const build = join(cloud.folder, 'site')
			const args = ['build', 'web', '--outDir', build, '--emptyOutDir']
			if ((await runNode('node_modules/vite/bin/vite.js', { args, log })) !== 0)
				throw new Trouble(
					`${lastLines(log)}\n\nThe site could not be built; all that was said is in ${shortPath(log)}.`,
				)
			const place = { bucket: Web.SiteBucket, distribution: Web.DistributionId }
			await publish(build, { ...place, client: clientSettings(cloud.endpoint) }, new Date())
		},
	)

/** Writes the demo data the first time, and again when it has changed. */
export const seedIfChanged = (cloud: Cloud) =>
	unlessDone(deployRecordAt(cloud.endpoint), 'seeded', ['infra/local/seed'], 'Writing the demo data', () =>
		seed(cloud),
	)

async function unlessDone(
	record: DeployRecord,
	deed: string,
	sources: string[],
	what: string,
	work: () => Promise<void>,
) {
	const print = fingerprint(sources, root)
	if ((await record.read(deed)) === print) return
	await step(what, work)
	await record.write(deed, print)
}
