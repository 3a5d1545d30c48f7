import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { say, seconds } from '#infra/tools/terminal.ts'
import { recordSources } from './deploy.ts'
import { deployRecordAt } from './deploy-record.ts'
import { changedSince, Sources } from './deployed-sources.ts'
import { swapCode } from './swap-code.ts'

/** Functions whose files have changed get their new code at once; `deploy` follows if the stacks may have changed too. */
export async function bringUpToDate(cloud: Cloud, deploy: () => Promise<unknown>) {
	const began = performance.now()
	const deployed = await deployedSources(cloud)
	if (!deployed) return deploy()
	if (changedSince(deployed.files).length === 0) return
	const { sources, concerned, stacksChanged } = await swapCode(cloud, deployed)
	if (concerned.length > 0) say(`  New code for ${concerned.join(', ')} (${seconds(began)})`)
	if (stacksChanged) await deploy()
	else await recordSources(cloud.endpoint, sources)
}

/** Reads the sources that were deployed to this cloud, if they're known. */
export async function deployedSources({ endpoint }: Cloud) {
	const recorded = await deployRecordAt(endpoint).read('sources')
	return recorded ? Sources.parse(JSON.parse(recorded)) : undefined
}
