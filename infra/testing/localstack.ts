import { startLocalStackCloud } from '#infra/local/localstack/start-test-cloud.ts'
import { emptyCloudFolder } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { gateStep, summary } from './gate/tally.ts'
import { runTests } from './gate/tests.ts'

/** `npm run test:localstack`: the App stack on LocalStack itself, and the tests that ask it through HTTP. */
await main(async () => {
	const folder = emptyCloudFolder('localstack-run')
	const filters = process.argv.slice(2)
	let cloudFile: string | undefined
	await gateStep('LocalStack with the App stack', async () => {
		cloudFile = (await startLocalStackCloud(folder)).file
		return true
	})
	await gateStep('Tests', () =>
		runTests({ folder, cloudFile, chromium: undefined, args: ['--project', 'cloud', ...filters] }),
	)
	return summary()
})
