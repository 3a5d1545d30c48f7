import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { newSecret } from '#infra/tools/parameters.ts'
import { step } from '#infra/tools/terminal.ts'
import { deploy } from './deploy.ts'
import { installEmulator } from './emulator/install.ts'
import { startEmulator } from './emulator/start.ts'
import { freePort } from './ports.ts'

/**
 * The cloud for tests begins empty with both stacks. Everything is under `folder`, and is gone when this process
 * ends.
 */
export async function startTestCloud(folder: string, port?: number) {
	await installEmulator()
	const emulator = await startEmulator({ folder, port: port ?? (await freePort()), keep: false })
	const deployment = {
		target: 'embedded',
		folder,
		endpoint: emulator.endpoint,
		siteAddress: deployedSite(emulator.endpoint),
		originSecret: newSecret(),
		gatewayKey: newSecret(),
		context: testSettings,
	} as const
	const cloud = await step('Deploying both stacks', () => deploy(deployment))
	return { cloud, emulator, deployment, file: await writeCloud(cloud) }
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
