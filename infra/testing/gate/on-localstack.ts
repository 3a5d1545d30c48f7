import { publishSite } from '#infra/local/build-site.ts'
import { hasJava } from '#infra/local/dynamodb/install.ts'
import { startTestCloud } from '#infra/local/start-test-cloud.ts'
import { emptyCloudFolder } from '#infra/tools/folders.ts'
import { gateStep, skipStep } from './tally.ts'
import { runTests } from './tests.ts'

/** These cover a form of visitors that staff work through as a list, and one with a mailed link. */
const tests = ['functions/reports/', 'functions/newsletter/newsletter.cloud']

/** The guest applies with a file, and the receipt comes by email. */
const journey = ['web/e2e/apply.test.ts', '-t', 'a guest applies']

/** LocalStack answers slowly, so the gate runs a few tests of the API and one journey in Chromium on it. */
export async function onLocalStack(build: string, chromium: string | undefined) {
	if (!hasJava()) {
		skipStep('LocalStack', 'Java or Maven isn’t on this machine')
		return
	}
	const folder = emptyCloudFolder('gate-localstack')
	let cloudFile: string | undefined
	await gateStep('LocalStack with the App stack', async () => {
		const { cloud, file } = await startTestCloud(folder, 'localstack')
		await publishSite(build, cloud)
		cloudFile = file
		return cloud.siteAddress
	})
	if (!cloudFile) return
	const run = (...args: string[]) => runTests({ folder, cloudFile, chromium, args })
	await gateStep('Tests of the API on LocalStack', () =>
		run('--project', 'cloud', '--project', 'cloud, alone', ...tests),
	)
	await gateStep('A journey on LocalStack', () => run('--project', 'journeys', ...journey))
}
