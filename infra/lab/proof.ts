import { join } from 'node:path'
import { startTestCloud } from '#infra/local/start-test-cloud.ts'
import { helpIfAsked } from '#infra/tools/arguments.ts'
import { emptyCloudFolder } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { functionBundles } from '../testing/gate/budgets.ts'
import { sayWeights } from '../testing/gate/recorded.ts'
import { gateStep, summary } from '../testing/gate/tally.ts'
import { runTests } from '../testing/gate/tests.ts'

helpIfAsked(`npm run proof [-- filter …]

Each night and before a release: what takes many repetitions to show (no one can tell by the time of an answer whether an
address has an account; ten thousand rows cost no more than ten; no request of 20,000 odd ones makes us fail), and what we
rely on in the emulator.

filter  a part of a test's path: runs only these`)

await main(async () => {
	const folder = emptyCloudFolder('proof')
	let cloudFile: string | undefined
	await gateStep('Test cloud', async () => {
		cloudFile = (await startTestCloud(folder)).file
		return true
	})
	// The gate only warns of it: nobody notices 3 %, and everyone notices what a year of them becomes.
	await gateStep(
		'No function grew',
		async () => sayWeights(functionBundles(join(folder, 'cdk.out'))).length === 0,
	)
	const args = ['--project', 'proof', '--project', 'emulator', ...process.argv.slice(2)]
	await gateStep('Proofs', () => runTests({ folder, cloudFile, args }))
	return summary()
})
