import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
	LambdaClient,
	paginateListFunctions,
	UpdateFunctionCodeCommand,
	waitUntilFunctionUpdatedV2,
} from '@aws-sdk/client-lambda'
import { bundleTogether, copyBundle } from '#infra/stacks/bundle.ts'
import { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { newSecret } from '#infra/tools/parameters.ts'
import { run, runNode } from '#infra/tools/run.ts'
import { lastLines, say, seconds, shortPath, step, Trouble } from '#infra/tools/terminal.ts'
import { buildSite, publishSite } from './build-site.ts'
import type { LocalCloud } from './choose-cloud.ts'
import { DeployFailed, deploy, deployRecordAt, recordSources } from './deploy.ts'
import { changedSince, fingerprint, Sources, sourcesNow } from './deployed-sources.ts'
import { deployedSite, writeCloud } from './start-test-cloud.ts'
import { toolEnvironment } from './tool-environment.ts'

type Place = Pick<LocalCloud, 'target' | 'folder' | 'endpoint' | 'front'>

/** The stacks are deployed if they never were here or for another address, and otherwise only what has changed since. */
export async function deployIfChanged({ target, folder, endpoint, front }: Place, site: string): Promise<Cloud> {
	const record = deployRecordAt(endpoint)
	const before = await record.read('cloud')
	const siteAddress = deployedSite(front ?? endpoint)
	const earlier = before ? { ...Cloud.parse(JSON.parse(before)), folder, siteAddress } : undefined
	const { originSecret = newSecret(), gatewayKey = newSecret() } = earlier ?? {}
	// People who try the product out see a decision's mail wait, and needn't wait long for it.
	const context = { decisionMailSeconds: '30' }
	const deployment = { target, folder, endpoint, siteAddress: site, originSecret, gatewayKey, context }
	const whole = () => step('Deploying the stacks', () => deploy(deployment).catch(keepData))
	if (earlier && (await record.read('site')) === site) {
		await bringUpToDate(earlier, whole)
		return earlier
	}
	const cloud = { ...(await whole()), siteAddress }
	await writeCloud(cloud)
	await record.write('cloud', JSON.stringify(cloud))
	await record.write('site', site)
	return cloud
}

/** Functions whose files have changed get their new code at once; `deploy` follows if the stacks have changed too. */
export async function bringUpToDate(cloud: Cloud, deploy: () => Promise<unknown>) {
	const began = performance.now()
	const deployed = await deployedSources(cloud)
	if (!deployed) return deploy()
	const now = sourcesNow()
	const changed = changedSince(deployed, now)
	const functions = changed.filter((what) => what !== 'stacks')
	if (functions.length > 0) {
		await swapCode(cloud, functions)
		say(`  New code for ${functions.join(', ')} (${seconds(began)})`)
	}
	if (changed.includes('stacks')) await deploy()
	else if (changed.length > 0) await recordSources(cloud.endpoint, now)
}

/** Reads the sources that were deployed to this cloud, if they're known, and in the form of this version. */
export async function deployedSources({ endpoint }: Cloud) {
	const recorded = await deployRecordAt(endpoint).read('sources')
	return Sources.safeParse(JSON.parse(recorded ?? 'null')).data
}

/** A failed deploy must not delete a person's data, so the message says how to start again without it. */
function keepData(error: unknown): never {
	if (!(error instanceof DeployFailed && error.begun)) throw error
	throw new Trouble(
		`${error.message}\nYour data is untouched. If the stacks cannot get over this change, \`npm start -- --fresh\` begins again without the data.`,
	)
}

/** The site is built and published if its sources have changed. The build needs no cloud, so it doesn't wait for one. */
export async function publishIfChanged(
	{ endpoint, folder }: Pick<Place, 'endpoint' | 'folder'>,
	deploying: Promise<Cloud>,
) {
	const work = async () => {
		const [build, cloud] = await Promise.all([buildSite(folder), deploying])
		await publishSite(build, cloud)
	}
	await unlessDone(
		endpoint,
		'published',
		['shared', 'web', 'package-lock.json'],
		'Building and publishing the site',
		work,
	)
}

/** The demo data is written the first time, and again after its code has changed. */
export const seedIfChanged = (cloud: Cloud, many: boolean) =>
	many
		? unlessDone(cloud.endpoint, 'seeded many', ['infra/local/seed'], 'Writing ten thousand of everything', () =>
				seed(cloud, ['--many']),
			)
		: unlessDone(cloud.endpoint, 'seeded', ['infra/local/seed'], 'Writing the demo data', () => seed(cloud))

/** Seeds in a separate process, because the functions' code reads its environment when it's loaded. */
export async function seed({ endpoint, folder, outputs }: Cloud, args: string[] = []) {
	const log = `${folder}/seed.log`
	const code = await runNode('infra/local/seed/run.ts', {
		args,
		env: { ...toolEnvironment(endpoint), TABLE_NAME: outputs.App.TableName, FILES_BUCKET: outputs.App.FilesBucket },
		log,
	})
	if (code !== 0) throw new Trouble(`${lastLines(log)}\n\nThe demo data could not be written; see ${shortPath(log)}.`)
}

async function unlessDone(
	endpoint: string,
	action: string,
	sources: string[],
	what: string,
	work: () => Promise<void>,
) {
	const record = deployRecordAt(endpoint)
	const print = fingerprint(sources)
	if ((await record.read(action)) === print) return
	await step(what, work)
	await record.write(action, print)
}

/** Each of these functions gets its new code, without the CDK. */
async function swapCode({ endpoint, folder }: Pick<Cloud, 'endpoint' | 'folder'>, functions: string[]) {
	const client = new LambdaClient(clientSettings(endpoint))
	const names = await functionNames(client)
	bundleTogether(functions, { local: true })
	const updated: string[] = []
	for (const entry of functions) {
		const FunctionName = names.get(entry)
		if (!FunctionName) continue
		await client.send(new UpdateFunctionCodeCommand({ FunctionName, ZipFile: await zipped(entry, folder) }))
		updated.push(FunctionName)
	}
	const patience = { client, maxWaitTime: 30, minDelay: 0.1, maxDelay: 1 }
	await Promise.all(updated.map((FunctionName) => waitUntilFunctionUpdatedV2(patience, { FunctionName })))
}

/** A function's description begins with the file that it was bundled from. */
async function functionNames(client: LambdaClient) {
	const names = new Map<string, string>()
	for await (const { Functions = [] } of paginateListFunctions({ client }, {}))
		for (const { Description = '', FunctionName = '' } of Functions) {
			const [entry = ''] = Description.split(':')
			names.set(entry, FunctionName)
		}
	return names
}

/** Lambda wants a ZIP file. Node can't write one, and Python is here for the emulator. */
async function zipped(entry: string, folder: string) {
	const to = mkdtempSync(join(folder, 'tmp', 'code-'))
	try {
		copyBundle(entry, join(to, 'code'), { local: true })
		const pack = 'import shutil, sys; shutil.make_archive(sys.argv[1], "zip", sys.argv[2])'
		if ((await run('python3', { args: ['-c', pack, join(to, 'packed'), join(to, 'code')] })) !== 0)
			throw new Trouble(`Python could not pack ${entry}.`)
		return readFileSync(join(to, 'packed.zip'))
	} finally {
		rmSync(to, { recursive: true })
	}
}
