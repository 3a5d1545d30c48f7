import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { helpIfAsked } from '#infra/tools/arguments.ts'
import { readCloud } from '#infra/tools/cloud-facts.ts'
import { cloudFolder, emptyCloudFolder } from '#infra/tools/folders.ts'
import { main } from '#infra/tools/lifetime.ts'
import { say, shortPath, step, Trouble } from '#infra/tools/terminal.ts'
import { deploy } from './deploy.ts'
import { deployFront } from './localstack/front.ts'
import { startTestCloud, testSettings, writeCloud } from './start-test-cloud.ts'
import { bringUpToDate, publishIfChanged } from './up-to-date.ts'

helpIfAsked(`npm run cloud [-- name]
npm run cloud -- [name] redeploy

Starts a cloud for tests that stays until Ctrl-C, and prints how tests run on it.

name      several can run at once: test if you don't say. One that begins with localstack is LocalStack
redeploy  brings the one that runs up to date with the code, in seconds`)

const words = process.argv.slice(2)
const again = words.at(-1) === 'redeploy'
const [name = 'test'] = again ? words.slice(0, -1) : words

await main(() => (again ? redeploy() : stay()))

async function stay(): Promise<number> {
	const target = name.startsWith('localstack') ? 'localstack' : 'embedded'
	const { cloud, emulator, file } = await startTestCloud(emptyCloudFolder(name), target)
	await publishIfChanged(cloud, Promise.resolve(cloud))
	say(`
API    ${cloud.apiAddress}
Site   ${cloud.siteAddress}

TEST_CLOUD=${shortPath(file)} npx vitest run --project 'cloud*' functions/account
TEST_CLOUD=${shortPath(file)} npx vitest run --project journeys web/e2e/apply.test.ts
npm run cloud -- ${name} redeploy    after a change
Ctrl-C ends it.`)
	await emulator.ended
	throw new Trouble(`The emulator ended by itself; its log is ${shortPath(emulator.log)}.`)
}

async function redeploy() {
	const file = join(cloudFolder(name), 'cloud.json')
	if (!existsSync(file)) throw new Trouble('There is no test cloud: start one with `npm run cloud`.')
	const cloud = readCloud(file)
	const { outputs: _, apiAddress: __, front, ...deployment } = cloud
	await bringUpToDate(cloud, async () => {
		const again = await step('Deploying the stacks again', () => deploy({ ...deployment, context: testSettings }))
		await writeCloud(front ? await deployFront(again, front.endpoint) : again)
	})
	const now = readCloud(file)
	await publishIfChanged(now, Promise.resolve(now))
	return 0
}
