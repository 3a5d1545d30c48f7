import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startTestCloud } from '#infra/local/start-test-cloud.ts'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { emptyCloudFolder } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { publish } from '#infra/tools/publish.ts'
import { run, runNode } from '#infra/tools/run.ts'
import { say } from '#infra/tools/terminal.ts'
import { firstLoad, functionBundles } from './gate/budgets.ts'
import { findChromium } from './gate/chromium.ts'
import { idleGrants } from './gate/grants.ts'
import { scanLogs } from './gate/log-scan.ts'
import { gateStep, summary } from './gate/tally.ts'
import { runTests } from './gate/tests.ts'

/** `npm test`: the whole gate. `npm test -- <filter>`: only the tests that match, on a cloud of their own. */
const filters = process.argv.slice(2)
const folder = emptyCloudFolder('gate')
const build = join(folder, 'site')
let cloud: Cloud | undefined
let cloudFile: string | undefined
let chromium: string | undefined

await main(async () => {
	if (filters.length === 0) await staticChecks()
	await gateStep('Build of the site', () =>
		passes('vite', 'build', 'web', '--outDir', build, '--emptyOutDir'),
	)
	await gateStep('Test cloud', startCloud)
	await gateStep('Chromium', async () => {
		chromium = await findChromium()
		return chromium
	})
	await gateStep('Tests', () => runTests({ folder, cloudFile, chromium, args: filters }))
	await gateStep('Nothing personal in any log', logs)
	if (filters.length === 0) await gateStep('Every grant is needed', grants)
	if (filters.length === 0) await gateStep('Weights', weights)
	return summary()
})

async function staticChecks() {
	await gateStep('Format and lint (biome)', () => passes('biome', 'check', '--error-on-warnings'))
	await gateStep('Types (tsc)', () => passes('tsc', '--noEmit'))
	await gateStep('Dead code (knip)', () => passes('knip'))
	await gateStep('Documentation of the API is fresh', async () => {
		return (await runNode('infra/tools/docs.ts', { args: ['--check'] })) === 0
	})
}

async function passes(command: string, ...args: string[]) {
	return (await run(command, { args })) === 0
}

async function startCloud() {
	const started = await startTestCloud(folder)
	cloud = started.cloud
	cloudFile = started.file
	const { Web } = cloud.outputs
	if (!Web || !existsSync(build)) return false
	const count = await publish(
		build,
		{ bucket: Web.SiteBucket, distribution: Web.DistributionId, client: clientSettings(cloud.endpoint) },
		new Date(),
	)
	return `${count} files published at ${cloud.siteAddress}`
}

async function logs() {
	if (!cloud) return false
	const { lines, values, leaks } = await scanLogs(cloud)
	for (const { value, line } of leaks.slice(0, 10)) say(`"${value}" is in a log: ${line.slice(0, 300)}`)
	return leaks.length === 0 && lines > 0 && `${lines} lines searched for ${values} strings`
}

async function grants() {
	if (!cloud) return false
	const { many, idle } = await idleGrants(cloud)
	for (const { role, action, resource } of idle) say(`${role} never made use of ${action} on ${resource}`)
	return idle.length === 0 && many > 0 && `${many} grants`
}

async function weights() {
	const all = [
		firstLoad(build, 'src/features/home/HomePage.tsx', 115),
		...functionBundles(join(folder, 'cdk.out'), 145),
	]
	for (const { name, kilobytes, limit } of all)
		say(
			`${kilobytes > limit ? '✗' : ' '} ${name.padEnd(28)} ${kilobytes.toFixed(1).padStart(7)} of ${limit} kB`,
		)
	return all.every(({ kilobytes, limit }) => kilobytes <= limit)
}
