import { newSecret } from '#infra/tools/parameters.ts'
import { step } from '#infra/tools/terminal.ts'
import { deploy } from '../deploy.ts'
import { freePort } from '../ports.ts'
import { testSettings, writeCloud } from '../start-test-cloud.ts'
import { startLocalStack } from './start.ts'

/** An empty LocalStack with the App stack. Its edition has no CloudFront, so tests serve the site themselves. */
export async function startLocalStackCloud(folder: string) {
	const localStack = await step('LocalStack', async () => startLocalStack(folder, await freePort()))
	const cloud = await step('Deploying the App stack', async () =>
		deploy({
			target: 'localstack',
			folder,
			endpoint: localStack.endpoint,
			siteAddress: `http://localhost:${await freePort()}`,
			originSecret: newSecret(),
			gatewayKey: newSecret(),
			context: testSettings,
		}),
	)
	return { cloud, emulator: localStack, file: await writeCloud(cloud) }
}
