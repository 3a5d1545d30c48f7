import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { newSecret } from '#infra/tools/parameters.ts'
import { step } from '#infra/tools/terminal.ts'
import { deploy } from './deploy.ts'
import { installEmulator, startEmulator } from './emulator/start.ts'
import { deployFront } from './localstack/front.ts'
import { beginLocalStack } from './localstack/start.ts'
import { freePort } from './ports.ts'

/**
 * The cloud for tests begins empty with both stacks, or LocalStack with `App` and the other emulator's CloudFront before
 * it. Everything is under `folder`, and is gone when this process ends.
 */
export async function startTestCloud(folder: string, target: Cloud['target'] = 'embedded') {
	const { endpoint, front, ended, log } = await (target === 'embedded'
		? beginEmulator(folder)
		: beginLocalStack(folder))
	const deployed = await step(target === 'embedded' ? 'Deploying both stacks' : 'Deploying the App stack', () =>
		deploy({
			target,
			folder,
			endpoint,
			siteAddress: deployedSite(front ?? endpoint),
			originSecret: newSecret(),
			gatewayKey: newSecret(),
			context: testSettings,
		}),
	)
	const cloud = front ? await deployFront(deployed, front) : deployed
	return { cloud, emulator: { ended, log }, file: await writeCloud(cloud) }
}

async function beginEmulator(folder: string) {
	await installEmulator()
	return { ...(await startEmulator({ folder, port: await freePort(), keep: false })), front: undefined }
}

/**
 * Tests can't wait for hours until a mail is sent again, or for minutes until a decision's is sent at all, and they show
 * that what is old is removed.
 */
export const testSettings = { mailRetrySeconds: '1,1,1,1,2', decisionMailSeconds: '0', removeOld: 'yes' }

/** The local CloudFront serves our only distribution at this address (emulator/run.py sets its name). */
export const deployedSite = (endpoint: string) => `http://bridge.cloudfront.localhost:${new URL(endpoint).port}`

export async function writeCloud(cloud: Cloud) {
	const file = join(cloud.folder, 'cloud.json')
	await writeFile(file, JSON.stringify(cloud, null, '\t'))
	return file
}
