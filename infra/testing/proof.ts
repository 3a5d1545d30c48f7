import { startTestCloud } from '#infra/local/start-test-cloud.ts'
import { emptyCloudFolder } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { gateStep, summary } from './gate/tally.ts'
import { runTests } from './gate/tests.ts'

/**
 * `npm run proof`, each night and before a release: what takes many repetitions to show (no one can tell by the time of an
 * answer whether an address has an account; ten thousand rows cost no more than ten), and what we rely on in the emulator.
 */
await main(async () => {
	const folder = emptyCloudFolder('proof')
	let cloudFile: string | undefined
	await gateStep('Test cloud', async () => {
		cloudFile = (await startTestCloud(folder)).file
		return true
	})
	const args = ['--project', 'proof', '--project', 'emulator', ...process.argv.slice(2)]
	await gateStep('Proofs', () => runTests({ folder, cloudFile, chromium: undefined, args }))
	return summary()
})
