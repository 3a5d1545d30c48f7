import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SSMClient } from '@aws-sdk/client-ssm'
import type { Settings } from '../settings.ts'
import { Outputs } from './cloud-facts.ts'
import { help, readDeployArguments } from './deploy-arguments.ts'
import { cloudFolder } from './folders.ts'
import { main } from './lifetime.ts'
import { originSecret } from './parameters.ts'
import { publish } from './publish.ts'
import { runNode } from './run.ts'
import { say, shortPath, Trouble } from './terminal.ts'

/** `npm run deploy`: what it does and needs is told by `npm run deploy -- --help`. */
const region = 'us-east-1'
const folder = cloudFolder('deploy')

await main(async () => {
	const wanted = await readDeployArguments()
	if (!wanted) {
		say(help)
		return 0
	}
	const secret = await originSecret(new SSMClient({ region }), wanted.renewSecret)
	const build = join(folder, 'site')
	await tool('vite/bin/vite.js', ['build', 'web', '--outDir', build, '--emptyOutDir'])
	const outputs = await deployStacks(wanted.given, secret)
	tell(wanted.settings, outputs, await publishSite(build, outputs))
	return 0
})

/** `App` comes first and knows every secret that CloudFront may be sending; then `Web` sends the new one. */
async function deployStacks(context: Record<string, string>, secret: string) {
	const outputsFile = join(folder, 'outputs.json')
	await tool('aws-cdk/bin/cdk', [
		...['deploy', '--all', '--require-approval', 'never', '--no-notices', '--progress', 'events'],
		...['--output', join(folder, 'cdk.out'), '--outputs-file', outputsFile],
		...['App', 'Web'].flatMap((stack) => ['--parameters', `${stack}:OriginSecret=${secret}`]),
		...Object.entries(context).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
	])
	return Outputs.parse(JSON.parse(await readFile(outputsFile, 'utf8')))
}

async function publishSite(build: string, { Web }: Outputs) {
	if (!Web) return 0
	const endpoint = process.env.AWS_ENDPOINT_URL
	const place = { bucket: Web.SiteBucket, distribution: Web.DistributionId }
	return publish(build, { ...place, ...(endpoint && { client: { endpoint, region } }) }, new Date())
}

async function tool(script: string, args: string[]) {
	if ((await runNode(`node_modules/${script}`, { args })) !== 0)
		throw new Trouble(
			`That did not work; why is said above. People go on using what was there before. Build and outputs are in ${shortPath(folder)}.`,
		)
}

function tell({ site, certificate }: Settings, { Web }: Outputs, files: number) {
	const domain = `https://${Web?.DistributionDomain}`
	say(`\n${files} files published. The site is at ${certificate ? site : domain}`)
	if (!certificate && site !== domain)
		say(`Mails and uploads still name ${site}: run this again with -c site=${domain}`)
}
