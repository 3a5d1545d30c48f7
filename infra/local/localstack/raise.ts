import { deploy } from '../deploy.ts'
import { freePort } from '../ports.ts'
import { newOriginSecret, quickTries, writeCloud } from '../raise.ts'
import { step } from '../terminal.ts'
import { startLocalStack } from './start.ts'

/** An empty LocalStack with the App stack. Nobody serves the site's address: its edition has no CloudFront. */
export async function raiseLocalStack(folder: string) {
	const localStack = await step('LocalStack', async () => startLocalStack(folder, await freePort()))
	const cloud = await step('Deploying the App stack', () =>
		deploy({
			target: 'localstack',
			folder,
			endpoint: localStack.endpoint,
			siteAddress: 'http://site.localhost',
			originSecret: newOriginSecret(),
			context: quickTries,
		}),
	)
	return { cloud, emulator: localStack, file: await writeCloud(cloud) }
}
