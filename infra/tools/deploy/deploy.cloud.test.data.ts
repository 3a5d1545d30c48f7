import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SSMClient } from '@aws-sdk/client-ssm'
import { sender } from '#infra/local/deploy.ts'
import { namesFor } from '#infra/stacks/names.ts'
import { type Command, runCommand } from '#infra/testing/command.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { clientSettings } from '../credentials.ts'
import { readParameter } from '../parameters.ts'

export const ssm = new SSMClient(clientSettings(cloud.endpoint))
const { port } = new URL(cloud.endpoint)
const { originSecretParameter } = namesFor('trial')

export const trialSecret = () => readParameter(ssm, originSecretParameter)

/** The site has two pages, so that nobody has to wait for a build. */
export const built = await mkdtemp(join(tmpdir(), 'site-'))
for (const page of ['index.html', '404.html'])
	await writeFile(join(built, page), '<!doctype html><title>Trial</title><div id="root"></div>')

const settings = { target: 'embedded', port, site: `http://localhost:${port}/`, mailFrom: sender }

/** `npm run deploy -- --stage trial …` makes a second deployment beside the first, with the same sender. */
export const deploy = (args: string[] = [], how: Pick<Command, 'signedIn' | 'until'> = {}) => {
	const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
	return runCommand({ name: 'deploy', args: ['--stage', 'trial', '--built', built, ...pairs, ...args], ...how })
}
