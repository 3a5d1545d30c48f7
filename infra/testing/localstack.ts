import { buildSite, publishSite } from '#infra/local/build-site.ts'
import { startTestCloud } from '#infra/local/start-test-cloud.ts'
import { helpIfAsked } from '#infra/tools/arguments.ts'
import { emptyCloudFolder } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { findChromium } from './gate/chromium.ts'
import { gateStep, summary } from './gate/tally.ts'
import { runTests } from './gate/tests.ts'

helpIfAsked(`npm run test:localstack [-- filter …]

Deploys the App stack to LocalStack, and runs the tests that ask it through HTTP, and journeys in Chromium: a person
applies, an employee decides, and visitors look at the pages. It needs Java and Maven.

filter  a part of a test's path, such as functions/account: runs only these tests of the API`)

const journeys = ['web/e2e/apply.test.ts', 'web/e2e/console.test.ts', 'web/e2e/public.test.ts']

await main(async () => {
	const folder = emptyCloudFolder('localstack-run')
	const filters = process.argv.slice(2)
	let cloudFile: string | undefined
	let chromium: string | undefined
	await gateStep('LocalStack with the App stack, and the site', async () => {
		const { cloud, file } = await startTestCloud(folder, 'localstack')
		await publishSite(await buildSite(folder), cloud)
		cloudFile = file
		chromium = await findChromium()
		return cloud.siteAddress
	})
	const run = (...args: string[]) => runTests({ folder, cloudFile, chromium, args })
	await gateStep('Tests of the API', () => run('--project', 'cloud', '--project', 'cloud, alone', ...filters))
	if (filters.length === 0) await gateStep('Journeys', () => run('--project', 'journeys', ...journeys))
	return summary()
})
