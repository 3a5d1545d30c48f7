import { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { root } from '#infra/tools/folders.ts'
import { newSecret } from '#infra/tools/parameters.ts'
import { publish } from '#infra/tools/publish.ts'
import { step, Trouble } from '#infra/tools/terminal.ts'
import { buildSite } from './build-site.ts'
import { DeployFailed, deploy } from './deploy.ts'
import { type DeployRecord, deployRecordAt } from './deploy-record.ts'
import { deployedSources, fingerprint, siteSources } from './fingerprint.ts'
import { seed } from './seed/seed.ts'
import { deployedSite, deployTwice, writeCloud } from './start-test-cloud.ts'

type Place = Pick<Cloud, 'target' | 'folder' | 'endpoint'>

/** Deploys the stacks if they were never deployed or their sources have changed. Links in mails lead to `site`. */
export async function deployIfChanged({ target, folder, endpoint }: Place, site: string): Promise<Cloud> {
	const record = deployRecordAt(endpoint)
	const print = fingerprint(deployedSources, endpoint + site)
	const before = await record.read('cloud')
	const earlier = before ? { ...Cloud.parse(JSON.parse(before)), folder } : undefined
	if (earlier && (await record.read('deployed')) === print) return earlier
	const { originSecret = newSecret(), gatewayKey = newSecret() } = earlier ?? {}
	// People who try the product out see a decision's mail wait, and needn't wait long for it.
	const context = { decisionMailSeconds: '30' }
	const once = () =>
		deploy({ target, folder, endpoint, siteAddress: site, originSecret, gatewayKey, context })
	const mayEmpty = !earlier && target === 'embedded'
	const deployed = await step('Deploying the stacks', () =>
		mayEmpty ? deployTwice(once, endpoint) : once().catch(keepData),
	)
	const cloud = { ...deployed, siteAddress: target === 'embedded' ? deployedSite(endpoint) : site }
	await writeCloud(cloud)
	await record.write('cloud', JSON.stringify(cloud))
	await record.write('deployed', print)
	return cloud
}

/** A failed deploy must not delete a person's data, so the message says how to start again without it. */
function keepData(error: unknown): never {
	if (!(error instanceof DeployFailed && error.begun)) throw error
	throw new Trouble(
		`${error.message}\nYour data is untouched. If the stacks cannot get over this change, \`npm start -- --fresh\` begins again without the data.`,
	)
}

/** Publishes the site if its sources have changed. LocalStack has no CloudFront, so there is nothing to publish to. */
export async function publishIfChanged({ endpoint, folder, outputs: { Web } }: Cloud) {
	if (!Web) return
	const place = { bucket: Web.SiteBucket, distribution: Web.DistributionId, client: clientSettings(endpoint) }
	const work = async () => void (await publish(await buildSite(folder), place, new Date()))
	await unlessDone(
		deployRecordAt(endpoint),
		'published',
		siteSources,
		'Building and publishing the site',
		work,
	)
}

/** Writes the demo data the first time, and again after its code has changed. */
export const seedIfChanged = (cloud: Cloud) =>
	unlessDone(deployRecordAt(cloud.endpoint), 'seeded', ['infra/local/seed'], 'Writing the demo data', () =>
		seed(cloud),
	)

async function unlessDone(
	record: DeployRecord,
	action: string,
	sources: string[],
	what: string,
	work: () => Promise<void>,
) {
	const print = fingerprint(sources, root)
	if ((await record.read(action)) === print) return
	await step(what, work)
	await record.write(action, print)
}
