import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readCloud } from '#infra/tools/cloud-facts.ts'
import { cloudFolder, emptyCloudFolder } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { say, shortPath, step, Trouble } from '#infra/tools/terminal.ts'
import { deploy } from './deploy.ts'
import { startLocalStackCloud } from './localstack/start-test-cloud.ts'
import { startTestCloud, testSettings, writeCloud } from './start-test-cloud.ts'

/** `npm run cloud [-- name]`: a test cloud that stays until Ctrl-C. `… [name] redeploy`: the stacks again, onto that one. A name that begins with `localstack` is LocalStack itself. */
const words = process.argv.slice(2)
const again = words.at(-1) === 'redeploy'
const [name = 'test'] = again ? words.slice(0, -1) : words

await main(() => (again ? redeploy() : stay()))

async function stay(): Promise<number> {
	const { cloud, emulator, file } = await (name.startsWith('localstack')
		? startLocalStackCloud
		: startTestCloud)(emptyCloudFolder(name))
	say(`
API    ${cloud.apiAddress}
Site   ${cloud.siteAddress}

TEST_CLOUD=${shortPath(file)} vitest run --project 'cloud*'
npm run cloud -- ${name} redeploy    after a change
Ctrl-C ends it.`)
	await emulator.ended
	throw new Trouble(`The emulator ended by itself; its log is ${shortPath(emulator.log)}.`)
}

async function redeploy() {
	const file = join(cloudFolder(name), 'cloud.json')
	if (!existsSync(file)) throw new Trouble('There is no test cloud: start one with `npm run cloud`.')
	const { outputs: _, apiAddress: __, ...deployment } = readCloud(file)
	await writeCloud(
		await step('Deploying both stacks again', () => deploy({ ...deployment, context: testSettings })),
	)
	return 0
}
