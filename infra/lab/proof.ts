import { join } from 'node:path'
import { startTestCloud } from '#infra/local/start-test-cloud.ts'
import { publishIfChanged } from '#infra/local/up-to-date.ts'
import { helpIfAsked } from '#infra/tools/arguments.ts'
import { emptyCloudFolder } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { functionBundles } from '../testing/gate/budgets.ts'
import { sayWeights } from '../testing/gate/recorded.ts'
import { gateStep, summary } from '../testing/gate/tally.ts'
import { runTests } from '../testing/gate/tests.ts'

helpIfAsked(`npm run proof [-- filter …]

Each night and before a release: what takes many repetitions to show (no one can tell by the time of an answer whether an
address has an account; ten thousand rows cost no more than ten; no request of 20,000 odd ones makes us fail; axe finds
nothing at either width of any screen of a journey), and what we rely on in the emulator.

filter  a part of a test's path: runs only these`)

await main(async () => {
	const folder = emptyCloudFolder('proof')
	let cloudFile: string | undefined
	await gateStep('Test cloud', async () => {
		const { cloud, file } = await startTestCloud(folder)
		await publishIfChanged(cloud, Promise.resolve(cloud))
		cloudFile = file
		return true
	})
	// The gate only warns of growth, because nobody notices 3 %. Everyone notices what a year of them becomes, so the
	// proof fails.
	await gateStep('No function grew', async () => sayWeights(functionBundles(join(folder, 'cdk.out'))).length === 0)
	const args = ['proof', 'emulator', 'journeys*'].flatMap((name) => ['--project', name])
	await gateStep('Proofs', () =>
		runTests({ folder, cloudFile, isProof: true, args: [...args, ...process.argv.slice(2)] }),
	)
	return summary()
})
