import { helpIfAsked } from '#infra/tools/arguments.ts'
import { emptyCloudFolder } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { run } from '#infra/tools/run.ts'
import { gateStep, summary } from './gate/tally.ts'
import { runTests } from './gate/tests.ts'

helpIfAsked(`npm run quick [-- filter …]

While you work: format, lint, types and the tests that need no cloud.

filter  a part of a test's path, such as shared/events: runs only these tests`)

await main(async () => {
	const passes = async (command: string, ...args: string[]) => (await run(command, { args })) === 0
	await gateStep('Format and lint (biome)', () => passes('biome', 'check', '--error-on-warnings'))
	await gateStep('Types (tsc)', () => passes('npm', 'run', '--silent', 'types'))
	const args = ['--project', 'unit', ...process.argv.slice(2)]
	await gateStep('Pure tests', () => runTests({ folder: emptyCloudFolder('quick'), args }))
	return summary()
})
