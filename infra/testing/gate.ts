import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { publishSite } from '#infra/local/build-site.ts'
import { startTestCloud } from '#infra/local/start-test-cloud.ts'
import { helpIfAsked } from '#infra/tools/arguments.ts'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { emptyCloudFolder } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { run } from '#infra/tools/run.ts'
import { lastLines, say } from '#infra/tools/terminal.ts'
import { apis } from '#shared/api.ts'
import { endpointsOf } from '#shared/endpoint.ts'
import { unrecorded } from './gate/audited.ts'
import { changesHere, placesBeside } from './gate/changed.ts'
import { findChromium } from './gate/chromium.ts'
import { answeredIn } from './gate/exercised.ts'
import { idleGrants } from './gate/grants.ts'
import { allLogLines, scanLogs } from './gate/log-scan.ts'
import { needsOf } from './gate/needs.ts'
import { onLocalStack } from './gate/on-localstack.ts'
import { pageWeights } from './gate/page-budgets.ts'
import { gateStep, summary } from './gate/tally.ts'
import { runTests } from './gate/tests.ts'

helpIfAsked(`npm test [-- filter …]
npm test -- --changed
npm run test:all [-- filter …]

Runs the whole gate: format, types, dead code, every test, and what only a run of all tests can show. Its report, logs and
the screens of failed journeys are in .local/gate.

filter     a part of a test's path, such as functions/account: runs only these tests, and starts only what they need
--changed  while you work: only the tests that import what differs from origin/main, or lie beside it
test:all   also the tests with "more" in their names: every width and language, bad networks, ten thousand rows. It runs
           each night and before a release`)

const options = process.argv.slice(2)
const filters = options.filter((option) => !['--all', '--changed'].includes(option))
if (options.includes('--all')) process.env.TEST_ALL = 'yes'
const isForChanges = options.includes('--changed')
const isWhole = filters.length === 0 && !isForChanges
const folder = emptyCloudFolder('gate')
const build = join(folder, 'site')
const clouds: Cloud[] = []
let cloudFile: string | undefined
let chromium: string | undefined

await main(async () => {
	if (isWhole) await wholeGate()
	else if (isForChanges) await changes()
	else await chosen(filters)
	return summary()
})

/** Tests that import what changed need no cloud; the others are found by the place of the change. */
async function changes() {
	const { since, files } = changesHere()
	const args = ['--project', 'unit', '--project', 'stacks', '--passWithNoTests', `--changed=${since}`]
	await gateStep('Pure tests of what changed', () => runTests({ folder, name: 'pure', args, mayBeNone: true }))
	const places = placesBeside(files)
	if (places.length > 0) await chosen(['--project', 'cloud*', '--project', 'journeys*', ...places])
}

async function chosen(args: string[]) {
	const needs = await needsOf(folder, args)
	if (needs.nothing) return
	if (needs.site) await gateStep('Build of the site', buildOnce)
	if (needs.cloud) await gateStep('Test cloud', startCloud)
	if (needs.site) await gateStep('Chromium', haveChromium)
	await gateStep('Tests', () => runTests({ folder, cloudFile, chromium, args }))
	if (needs.cloud) await gateStep('Nothing personal in any log', logs)
}

/** What waits for the emulator leaves a core to what only computes. */
async function wholeGate() {
	await Promise.all([
		staticChecks(),
		gateStep('Chromium', haveChromium),
		gateStep('Site and test cloud', async () => (await buildOnce()) && startCloud()),
	])
	await allTests()
	await gateStep('Nothing personal in any log', logs)
	await gateStep('Every grant is needed', grants)
	await gateStep('Every endpoint has succeeded', endpoints)
	await gateStep('Every action of employees is in the audit trail', trail)
	await gateStep('Weights of the pages', weights)
}

/**
 * Tests that change what holds for everyone have a second cloud to themselves. They run one after the other and mostly
 * wait, so all other tests run beside them, and beside LocalStack.
 */
async function allTests() {
	const projects = (...names: string[]) => names.flatMap((name) => ['--project', name])
	const alone = gateStep('Tests alone on a cloud', async () => {
		const { cloud, file } = await startTestCloud(emptyCloudFolder('gate-alone'))
		clouds.push(cloud)
		await publishSite(build, cloud)
		const args = projects('cloud, alone', 'journeys, alone')
		return runTests({ folder, name: 'alone', cloudFile: file, chromium, args, isQuiet: true })
	})
	const thenLocalStack = alone.then(() => onLocalStack(build, chromium))
	await gateStep('Pure tests, and the stacks’ templates', () =>
		runTests({ folder, name: 'pure', args: projects('unit', 'stacks') }),
	)
	await gateStep('Tests on the cloud, and journeys', () =>
		runTests({ folder, cloudFile, chromium, args: projects('cloud', 'journeys') }),
	)
	await thenLocalStack
}

/** Functions are declarations here, because the gate runs while this module is still being evaluated. */
async function staticChecks() {
	await gateStep('Format and lint (biome)', () => passes('biome', 'check', '--error-on-warnings'))
	await gateStep('Types (tsc)', () => passes('npm', 'run', '--silent', 'types'))
	await gateStep('Dead code (knip)', () => passes('knip'))
	await gateStep('Documentation of the API is fresh', () => passes('node', 'infra/tools/docs.ts', '--check'))
}

/** What the command says is shown where it fails, because other commands run beside it. */
async function passes(command: string, ...args: string[]) {
	const log = join(folder, `${command}.log`)
	const passed = (await run(command, { args, log })) === 0
	if (!passed) say(lastLines(log, 200))
	return passed
}

function buildOnce() {
	return passes('vite', 'build', 'web', '--outDir', build, '--emptyOutDir')
}

async function haveChromium() {
	chromium = await findChromium()
	return chromium
}

async function startCloud() {
	const { cloud, file } = await startTestCloud(folder)
	clouds.push(cloud)
	cloudFile = file
	// Without journeys nobody looks at the site.
	if (!existsSync(build)) return cloud.apiAddress
	return `${await publishSite(build, cloud)} files published at ${cloud.siteAddress}`
}

async function logs() {
	const scans = await Promise.all(clouds.map(scanLogs))
	const leaks = scans.flatMap((scan) => scan.leaks)
	for (const { value, line } of leaks.slice(0, 10)) say(`"${value}" is in a log: ${line.slice(0, 300)}`)
	const searched = scans.map(({ lines, values }) => `${lines} lines searched for ${values} strings`)
	return leaks.length === 0 && (scans.every(({ lines }) => lines > 0) || !isWhole) && searched.join(', ')
}

async function grants() {
	const { many, idle } = await idleGrants(clouds)
	for (const { role, action, resource } of idle) say(`${role} never made use of ${action} on ${resource}`)
	return idle.length === 0 && many > 0 && `${many} grants`
}

async function endpoints() {
	const lines = await Promise.all(clouds.map(allLogLines))
	const answered = answeredIn(lines.flat())
	const all = endpointsOf(apis).map(({ method, path }) => `${method} ${path}`)
	const silent = all.filter((endpoint) => !answered.has(endpoint))
	for (const endpoint of silent) say(`${endpoint} never answered with success: no test shows that it works`)
	return silent.length === 0 && `${all.length} endpoints`
}

async function trail() {
	const silent = await unrecorded(clouds)
	for (const endpoint of silent) say(`${endpoint} succeeded for an employee and left no audit record`)
	return silent.length === 0
}

/** Someone on an old phone waits for each page. */
async function weights() {
	const pages = await pageWeights(build)
	for (const { page, weight, budget } of pages)
		say(`${weight > budget ? '!' : ' '} ${page.padEnd(28)} ${weight.toFixed(1).padStart(7)} of ${budget} kB`)
	// React alone weighs more than the least.
	return pages.length > 0 && pages.every(({ weight, budget }) => weight > 60 && weight <= budget)
}
