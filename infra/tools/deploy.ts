import { join } from 'node:path'
import { SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import type { Settings } from '../settings.ts'
import { ensureBootstrapped } from './cdk-bootstrap.ts'
import type { Outputs } from './cloud-facts.ts'
import { help, readDeployArguments } from './deploy-arguments.ts'
import { deployStacks } from './deploy-stacks.ts'
import { cloudFolder } from './folders.ts'
import { leftToDo } from './left-to-do.ts'
import { main } from './lifetime.ts'
import { forgetOlderSecrets, gatewayKey, originSecret, signedIn } from './parameters.ts'
import { placeholdersLeft } from './placeholders.ts'
import { publish } from './publish.ts'
import { runNode } from './run.ts'
import { smokeTest } from './smoke-test.ts'
import { say, shortPath, Trouble } from './terminal.ts'

/** `npm run deploy`: what it does and needs is in `npm run deploy -- --help`. */
const region = 'us-east-1'
const endpoint = process.env.AWS_ENDPOINT_URL
const ssm = new SSMClient({ region })

await main(async () => {
	const given = await readDeployArguments()
	if (!given) {
		say(help)
		return 0
	}
	const { context, settings, renewSecret } = given
	if (!settings.local && !given.withPlaceholders) await refusePlaceholders()
	const folder = cloudFolder(`deploy-${settings.stage}`)
	const failed = () =>
		new Trouble(
			`That didn't work; the reason is above. People still use what was there before. Build and outputs are in ${shortPath(folder)}.`,
		)
	const account = await checkAccount(settings)
	if ((await ensureBootstrapped(ssm, account, region)) !== 0) throw failed()
	const { originSecretParameter, gatewayKeyParameter } = settings.names
	const secret = await originSecret(ssm, originSecretParameter, renewSecret)
	const build = given.build ?? (await buildSite(join(folder, 'site'), settings, failed))
	const key = await gatewayKey(ssm, gatewayKeyParameter)
	const outputs = await deployStacks({ folder, context, originSecret: secret, gatewayKey: key, failed })
	await forgetOlderSecrets(ssm, originSecretParameter, secret)
	const files = await publishSite(build, outputs)
	say(`\n${files} files published.`)
	await checkAnswers(settings, outputs)
	await tellWhatIsLeft(settings, outputs)
	return 0
})

/** Two deployments may have the same settings but for their account: the wrong credentials would overwrite the other. */
async function checkAccount({ account = '000000000000' }: Settings) {
	const identity = await signedIn(() => new STSClient({ region }).send(new GetCallerIdentityCommand()))
	if (account === identity.Account) return account
	throw new Trouble(
		`You're signed in to the AWS account ${identity.Account}, and these settings belong to ${account}. Nothing was changed.`,
	)
}

/** A privacy notice with blanks in it, or a phone number that nobody answers, is worse than no site. */
async function refusePlaceholders() {
	const left = await placeholdersLeft()
	if (left.length === 0) return
	throw new Trouble(
		`These words in web/src/content/ are still placeholders:\n\n  ${left.join('\n  ')}\n\nPut the real ones in their place, or add --with-placeholders to deploy anyway. Nothing was changed.`,
	)
}

async function buildSite(build: string, { site }: Settings, failed: () => Error) {
	const args = ['build', 'web', '--outDir', build, '--emptyOutDir']
	const env = { ...process.env, SITE_ADDRESS: site }
	if ((await runNode('node_modules/vite/bin/vite.js', { args, env })) !== 0) throw failed()
	return build
}

async function publishSite(build: string, { Web }: Outputs) {
	if (!Web) return 0
	const place = { bucket: Web.SiteBucket, distribution: Web.DistributionId }
	return publish(build, { ...place, ...(endpoint && { client: { endpoint, region } }) }, new Date())
}

/** CloudFront's own name answers before the DNS of the site's name does. */
async function checkAnswers({ local, port }: Settings, { App, Web }: Outputs) {
	if (!Web) return
	const api = `${App.ApiId}.execute-api.${region}.amazonaws.com/${App.StageName}`
	const problems = await smokeTest(
		local
			? {
					site: `http://${Web.DistributionDomain.replace('.net', '.localhost')}:${port}`,
					api: `${endpoint}/_aws/execute-api/${App.ApiId}/${App.StageName}`,
				}
			: { site: `https://${Web.DistributionDomain}`, api: `https://${api}` },
	)
	if (problems.length > 0)
		throw new Trouble(
			`Everything is deployed, but it doesn't answer as it should:\n\n  ${problems.join('\n  ')}\n\ndocs/runbook.md says where to look.`,
		)
	say('The site, the API, logins and the refusal past CloudFront answer as they should.')
}

async function tellWhatIsLeft(settings: Settings, outputs: Outputs) {
	const { Web } = outputs
	say(`The site is at ${settings.hasDomain ? settings.site : `https://${Web?.DistributionDomain}`}`)
	const left = settings.local ? [] : await leftToDo(settings, outputs, { region })
	if (left.length > 0) say(`\nLeft to do, by you:\n\n${left.map((sentence) => `- ${sentence}`).join('\n')}`)
}
