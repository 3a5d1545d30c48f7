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
import { apis } from '#shared/api.ts'
import { endpointsOf } from '#shared/endpoint.ts'
import { auditTrail, excusedInVain, staffActions, unrecorded } from './gate/audited.ts'
import { firstLoad, functionBundles, grown } from './gate/budgets.ts'
import { findChromium } from './gate/chromium.ts'
import { answeredIn } from './gate/exercised.ts'
import { idleGrants } from './gate/grants.ts'
import { allLogLines, scanLogs } from './gate/log-scan.ts'
import { keepMeasured, recordedWeights } from './gate/recorded.ts'
import { gateStep, summary } from './gate/tally.ts'
import { runTests } from './gate/tests.ts'

/** `npm test`: the whole gate. `npm test -- <filter>`: only the tests that match, on a cloud of their own. */
const filters = process.argv.slice(2)
const folder = emptyCloudFolder('gate')
const build = join(folder, 'site')
/** Proofs by repetition are for the night and before a release: `npm run proof`. */
const withoutProofs = ['--project', '!proof', '--project', '!emulator']
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
	await gateStep('Tests', () =>
		runTests({ folder, cloudFile, chromium, args: filters.length > 0 ? filters : withoutProofs }),
	)
	await gateStep('Nothing personal in any log', logs)
	if (filters.length === 0) await wholeRun()
	return summary()
})

/** What only a run of all tests can show. */
async function wholeRun() {
	await gateStep('Every grant is needed', grants)
	await gateStep('Every endpoint has succeeded', endpoints)
	await gateStep('Every staff action is in the audit trail', trail)
	await gateStep('Weights', weights)
	if (cloud) keepMeasured(folder, bundles())
}

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

async function endpoints() {
	if (!cloud) return false
	const answered = answeredIn(await allLogLines(cloud))
	const all = endpointsOf(apis).map(({ method, path }) => `${method} ${path}`)
	const silent = all.filter((endpoint) => !answered.has(endpoint))
	for (const endpoint of silent) say(`${endpoint} never answered with success: no test shows that it works`)
	return silent.length === 0 && `${all.length} endpoints`
}

/** What employees did in the tests and journeys, joined with the trail by the request. */
async function trail() {
	if (!cloud) return false
	const [actions, records] = [staffActions(await allLogLines(cloud)), await auditTrail(cloud)]
	const [missing, excused] = [unrecorded(actions, records), excusedInVain(records)]
	for (const endpoint of missing) say(`${endpoint} succeeded for an employee and left no audit record`)
	for (const endpoint of excused) say(`${endpoint} leaves a record, so it needs no excuse`)
	return missing.length + excused.length === 0 && actions.length > 0 && `${actions.length} actions`
}

/** A declaration, because the gate runs while this module is still being evaluated. */
function bundles() {
	return functionBundles(join(folder, 'cdk.out'))
}

/** What grew is named. Only the first load fails the gate, because someone on an old phone waits for it. */
async function weights() {
	// Signing out has to work without a network, so its code is among what is loaded first.
	const [first, limit] = [firstLoad(build, 'src/features/home/HomePage.tsx'), 117]
	const [all, recorded] = [bundles(), recordedWeights()]
	const heavier = grown(all, recorded)
	const line = (mark: string, name: string, weight: number, than: string) =>
		say(`${mark} ${name.padEnd(28)} ${weight.toFixed(1).padStart(7)} ${than}`)
	line(first > limit ? '✗' : ' ', 'first load of /', first, `of ${limit} kB`)
	for (const [name, weight] of Object.entries(all))
		line(heavier.includes(name) ? '!' : ' ', name, weight, `recorded ${recorded[name] ?? 'never'}`)
	if (heavier.length > 0) say('! is over 3 % more than recorded. If that is worth it, `npm run record`.')
	return first <= limit
}
