import { emptyCloudFolder } from './folders.ts'
import { gateStep, summary } from './gate/tally.ts'
import { runTests } from './gate/tests.ts'
import { main } from './lifetime.ts'
import { raiseLocalStack } from './localstack/raise.ts'

/** `npm run test:localstack`: the App stack on LocalStack itself, and the tests that ask it through HTTP. */
await main(async () => {
	const folder = emptyCloudFolder('localstack-run')
	const filters = process.argv.slice(2)
	let cloudFile: string | undefined
	await gateStep('LocalStack with the App stack', async () => {
		cloudFile = (await raiseLocalStack(folder)).file
		return true
	})
	await gateStep('Tests', () =>
		runTests({ folder, cloudFile, chromium: undefined, args: ['--project', 'cloud', ...filters] }),
	)
	return summary()
})
