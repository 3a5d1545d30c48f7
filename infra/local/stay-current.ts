import { join } from 'node:path'
import { publish } from '../publish.ts'
import { Cloud } from './cloud-facts.ts'
import { clientSettings } from './credentials.ts'
import { DeployFailed, deploy } from './deploy.ts'
import { deployedSources, fingerprint, siteSources } from './fingerprint.ts'
import { root } from './folders.ts'
import { type Ledger, ledgerAt } from './ledger.ts'
import { deployedSite, deployTwice, newOriginSecret, writeCloud } from './raise.ts'
import { runNode } from './run.ts'
import { sow } from './seed/sow.ts'
import { lastLines, shortPath, step, Trouble } from './terminal.ts'

interface Wanted {
	folder: string
	endpoint: string
	/** Where people go: links in mails lead here. */
	site: string
}

/** Deploys both stacks if their sources have changed since the last time, or there was none. */
export async function keepDeployed({ folder, endpoint, site }: Wanted): Promise<Cloud> {
	const ledger = ledgerAt(endpoint)
	const print = fingerprint(deployedSources, endpoint + site)
	const before = await ledger.read('cloud')
	const earlier = before ? { ...Cloud.parse(JSON.parse(before)), folder } : undefined
	if (earlier && (await ledger.read('deployed')) === print) return earlier
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
	await ledger.write('cloud', JSON.stringify(cloud))
	await ledger.write('deployed', print)
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
export const keepPublished = (cloud: Cloud) =>
	unlessDone(
		ledgerAt(cloud.endpoint),
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
export const keepSown = (cloud: Cloud) =>
	unlessDone(ledgerAt(cloud.endpoint), 'sown', ['infra/local/seed'], 'Writing the demo data', () =>
		sow(cloud),
	)

async function unlessDone(
	ledger: Ledger,
	deed: string,
	sources: string[],
	what: string,
	work: () => Promise<void>,
) {
	const print = fingerprint(sources, root)
	if ((await ledger.read(deed)) === print) return
	await step(what, work)
	await ledger.write(deed, print)
}
