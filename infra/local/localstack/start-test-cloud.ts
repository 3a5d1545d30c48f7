import { newSecret } from '#infra/tools/parameters.ts'
import { step } from '#infra/tools/terminal.ts'
import { deploy } from '../deploy.ts'
import { deployedSite, testSettings, writeCloud } from '../start-test-cloud.ts'
import { beginLocalStack } from './begin.ts'
import { deployFront } from './front.ts'

/** LocalStack begins empty with the App stack, and the other emulator's CloudFront stands before it. */
export async function startLocalStackCloud(folder: string) {
	const { endpoint, front, ended, log } = await beginLocalStack(folder)
	const deployed = await step('Deploying the App stack', () =>
		deploy({
			target: 'localstack',
			folder,
			endpoint,
			siteAddress: deployedSite(front),
			originSecret: newSecret(),
			gatewayKey: newSecret(),
			context: testSettings,
		}),
	)
	const cloud = await deployFront(deployed, front)
	return { cloud, emulator: { ended, log }, file: await writeCloud(cloud) }
}
