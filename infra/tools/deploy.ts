import { join } from 'node:path'
import { SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import type { Settings } from '../settings.ts'
import type { Outputs } from './cloud-facts.ts'
import { help, readDeployArguments } from './deploy-arguments.ts'
import { deployStacks } from './deploy-stacks.ts'
import { cloudFolder } from './folders.ts'
import { main } from './lifetime.ts'
import { originSecret, signedIn } from './parameters.ts'
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
	const { given, settings, renewSecret } = wanted
	await checkAccount(settings)
	const secret = await originSecret(
		new SSMClient({ region }),
		settings.names.originSecretParameter,
		renewSecret,
	)
	const build = join(folder, 'site')
	await tool('vite/bin/vite.js', ['build', 'web', '--outDir', build, '--emptyOutDir'])
	const outputs = await deployStacks({ folder, context: given, originSecret: secret, failed })
	tell(settings, outputs, await publishSite(build, outputs))
	return 0
})

/** Two deployments may have the same settings but for their account: the wrong credentials would overwrite the other. */
async function checkAccount({ account }: Settings) {
	const { Account } = await signedIn(() => new STSClient({ region }).send(new GetCallerIdentityCommand()))
	if (account === Account) return
	throw new Trouble(
		account
			? `You're signed in to the AWS account ${Account}, and these settings belong to ${account}. Nothing was changed.`
			: `You're signed in to the AWS account ${Account}. If that's the right one, write "account": "${Account}" into deploy.json.`,
	)
}

async function publishSite(build: string, { Web }: Outputs) {
	if (!Web) return 0
	const endpoint = process.env.AWS_ENDPOINT_URL
	const place = { bucket: Web.SiteBucket, distribution: Web.DistributionId }
	return publish(build, { ...place, ...(endpoint && { client: { endpoint, region } }) }, new Date())
}

async function tool(script: string, args: string[]) {
	if ((await runNode(`node_modules/${script}`, { args })) !== 0) throw failed()
}

const failed = () =>
	new Trouble(
		`That didn't work; the reason is above. People still use what was there before. Build and outputs are in ${shortPath(folder)}.`,
	)

function tell({ site, certificate }: Settings, { Web }: Outputs, files: number) {
	const domain = `https://${Web?.DistributionDomain}`
	say(`\n${files} files published. The site is at ${certificate ? site : domain}`)
	if (!certificate && site !== domain)
		say(`Mails and uploads still name ${site}: run this again with -c site=${domain}`)
}
