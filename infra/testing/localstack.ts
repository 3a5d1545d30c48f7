import { buildSite } from '#infra/local/build-site.ts'
import { startLocalStackCloud } from '#infra/local/localstack/start-test-cloud.ts'
import { serveBuiltSite } from '#infra/local/vite.ts'
import { emptyCloudFolder } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { findChromium } from './gate/chromium.ts'
import { gateStep, summary } from './gate/tally.ts'
import { runTests } from './gate/tests.ts'

/**
 * `npm run test:localstack`: the App stack on LocalStack itself, the tests that ask it through HTTP, and two journeys in
 * Chromium: a person applies, and an employee decides. `-- <filter>` runs only the tests of the API that match.
 */
const journeys = ['web/e2e/apply.test.ts', 'web/e2e/console.test.ts']

await main(async () => {
	const folder = emptyCloudFolder('localstack-run')
	const filters = process.argv.slice(2)
	let cloudFile: string | undefined
	let chromium: string | undefined
	await gateStep('LocalStack with the App stack, and the site', async () => {
		const { cloud, file } = await startLocalStackCloud(folder)
		await serveBuiltSite(cloud, await buildSite(folder))
		cloudFile = file
		chromium = await findChromium()
		return cloud.siteAddress
	})
	const run = (...args: string[]) => runTests({ folder, cloudFile, chromium, args })
	await gateStep('Tests of the API', () => run('--project', 'cloud', '--project', 'cloud, alone', ...filters))
	if (filters.length === 0) await gateStep('Journeys', () => run('--project', 'journeys', ...journeys))
	return summary()
})
