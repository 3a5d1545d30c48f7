import { join } from 'node:path'
import { sender } from '#infra/local/deploy.ts'
import { toolEnvironment } from '#infra/local/tool-environment.ts'
import { localStage, namesFor } from '#infra/stacks/names.ts'
import { helpIfAsked } from '#infra/tools/arguments.ts'
import { emptyCloudFolder } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { runNode } from '#infra/tools/run.ts'
import { lastLines, step, Trouble } from '#infra/tools/terminal.ts'
import { readBundles } from '../testing/bundles.ts'
import { benchColdStart } from './bench/cold-start.ts'
import { benchOwnCpu } from './bench/own-cpu.ts'

helpIfAsked(`npm run bench

Measures how the functions start, and what they add to the calls they make.`)

const folder = emptyCloudFolder('bench')

await main(async () => {
	const assembly = join(folder, 'cdk.out')
	await step('Bundling the functions as the stacks do', () => synthesize(assembly))
	const bundles = readBundles(assembly)
	benchColdStart(bundles)
	await benchOwnCpu(bundles, folder)
	return 0
})

async function synthesize(output: string) {
	const log = join(folder, 'synth.log')
	const context = [
		...['target=embedded', `stage=${localStage}`, `mailFrom=${sender}`],
		'site=https://help.bridge.example',
	].flatMap((setting) => ['-c', setting])
	const code = await runNode('node_modules/aws-cdk/bin/cdk', {
		args: [
			'synth',
			namesFor(localStage).app,
			'--exclusively',
			'--quiet',
			'--no-notices',
			'--output',
			output,
			...context,
		],
		env: toolEnvironment('http://localhost:9'),
		log,
	})
	if (code !== 0) throw new Trouble(`${lastLines(log)}\n\nThe functions could not be bundled.`)
}
