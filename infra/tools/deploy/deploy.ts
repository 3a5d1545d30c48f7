import { join } from 'node:path'
import { SESClient } from '@aws-sdk/client-ses'
import { SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import type { Settings } from '#infra/stacks/settings.ts'
import type { Outputs } from '../cloud-facts.ts'
import { deployed } from '../deployed.ts'
import { cloudFolder } from '../folders.ts'
import { main } from '../lifetime.ts'
import { forgetOlderSecrets, gatewayKey, originSecret, readParameter, signedIn } from '../parameters.ts'
import { resume } from '../pause.ts'
import { runNode } from '../run.ts'
import { say, shortPath, Trouble } from '../terminal.ts'
import { addressesOf } from './addresses.ts'
import { budget } from './budget.ts'
import { readDeployArguments } from './deploy-arguments.ts'
import { deployStacks, ensureBootstrapped, protectedOnceTheyStand } from './deploy-stacks.ts'
import { leftToDo } from './left-to-do.ts'
import { publish } from './publish.ts'
import { placeholdersLeft, refuseFreePlan, refuseTakenName, refuseUndelegated } from './refusals.ts'
import { senderIdentity } from './sender-identity.ts'
import { smokeTest } from './smoke-test.ts'

/** `npm run deploy -- --help` says what the command does and needs. */
const region = 'us-east-1'
const endpoint = process.env.AWS_ENDPOINT_URL
const ssm = new SSMClient({ region })

type Given = Awaited<ReturnType<typeof readDeployArguments>>

await main(async () => {
	const given = await readDeployArguments()
	const { context, settings, renewSecret } = given
	if (!settings.local && !given.withPlaceholders) await refusePlaceholders()
	await refuseUndelegated(settings)
	const folder = cloudFolder(`deploy-${settings.stage}`)
	const failed = () =>
		new Trouble(
			`That didn't work; the reason is above. If ${settings.names.app} is done and ${settings.names.web} isn't, people have the old pages with the new API, which refuses some of what these send: deploy again, or go back, soon. Otherwise they still use what was there before. Build and outputs are in ${shortPath(folder)}.`,
		)
	const account = await checkAccount(settings)
	if (!settings.local) await refuseTakenName(settings, await readParameter(ssm, settings.names.siteNameParameter))
	if ((await ensureBootstrapped(ssm, account, region)) !== 0) throw failed()
	const { originSecretParameter, gatewayKeyParameter, restoredTableParameter } = settings.names
	const secret = await originSecret(ssm, originSecretParameter, renewSecret)
	const build = given.build ?? (await buildSite(join(folder, 'site'), settings, failed))
	const key = await gatewayKey(ssm, gatewayKeyParameter)
	const tableStream = await readParameter(ssm, restoredTableParameter)
	const deployment = { folder, originSecret: secret, gatewayKey: key, failed }
	const outputs = await deployAndTry(given, {
		deploy: (found) =>
			deployStacks({ ...deployment, context: { ...context, ...(tableStream && { tableStream }), ...found } }),
		answered: async (made) => {
			// A restore stops everything, until the functions know the restored table.
			if (tableStream) await resume((await deployed({ stage: settings.stage })).functions)
			await forgetOlderSecrets(ssm, originSecretParameter, secret)
			say(`\n${await publishSite(build, made)} files published.`)
			await checkAnswers(settings, made)
		},
	})
	await tellWhatIsLeft(given, outputs)
	return 0
})

/** Two deployments may differ in nothing but their account, so the wrong credentials would overwrite the other one. */
async function checkAccount({ account = '000000000000', local }: Settings) {
	const identity = await signedIn(() => new STSClient({ region }).send(new GetCallerIdentityCommand()))
	if (account !== identity.Account)
		throw new Trouble(
			`You're signed in to the AWS account ${identity.Account}, and these settings belong to ${account}. Nothing was changed.`,
		)
	if (!local) await refuseFreePlan()
	return account
}

/** A privacy notice with blanks in it, or a phone number that nobody answers, is worse than no site. */
async function refusePlaceholders() {
	const left = await placeholdersLeft()
	if (left.length === 0) return
	throw new Trouble(
		`These words in web/src/content/ are still placeholders:\n\n  ${left.join('\n  ')}\n\nPut the real ones in their place, or add --with-placeholders to deploy anyway. Nothing was changed.`,
	)
}

async function buildSite(build: string, { site, languages }: Settings, failed: () => Error) {
	const args = ['build', 'web', '--outDir', build, '--emptyOutDir']
	const env = { ...process.env, SITE_ADDRESS: site, SITE_LANGUAGES: languages.join() }
	if ((await runNode('node_modules/vite/bin/vite.js', { args, env })) !== 0) throw failed()
	return build
}

interface Steps {
	deploy: (found: Partial<Pick<Settings, 'protect' | 'senderIdentity'>>) => Promise<Outputs>
	answered: (outputs: Outputs) => Promise<void>
}

/** The emulators know neither protection nor an identity that is there already. */
async function deployAndTry({ settings, throwaway }: Given, { deploy, answered }: Steps) {
	if (settings.local) {
		const outputs = await deploy({})
		await answered(outputs)
		return outputs
	}
	const found = { senderIdentity: await sender(settings) }
	return protectedOnceTheyStand(ssm, settings.names.protectedParameter, {
		throwaway,
		deploy: (protect) => deploy({ ...found, protect }),
		answered,
	})
}

const sender = (settings: Settings) => senderIdentity(settings, ssm, new SESClient({ region }))

async function publishSite(build: string, { Web }: Outputs) {
	if (!Web) return 0
	const place = { bucket: Web.SiteBucket, distribution: Web.DistributionId }
	return publish(build, { ...place, ...(endpoint && { client: { endpoint, region } }) }, new Date())
}

async function checkAnswers({ local, stage }: Settings, outputs: Outputs) {
	const addresses = addressesOf(outputs, local ? endpoint : undefined)
	if (!addresses) return
	const { ApiId: apiId, FilesBucket } = outputs.App
	const { functions } = await deployed({ stage })
	const scanned = local ? {} : { scannedBucket: FilesBucket }
	const problems = await smokeTest({ ...addresses, apiId, functions, ...scanned })
	if (problems.length > 0)
		throw new Trouble(
			`Everything is deployed, but it doesn't answer as it should:\n\n  ${problems.join('\n  ')}\n\ndocs/runbook.md says where to look.`,
		)
	say('The site, every function, logins, pictures and the refusal past CloudFront answer as they should.')
}

async function tellWhatIsLeft({ settings, throwaway }: Given, outputs: Outputs) {
	const { Web } = outputs
	say(`The site is at ${settings.hasDomain ? settings.site : `https://${Web?.DistributionDomain}`}`)
	if (settings.local) return
	const identity = await sender(settings)
	const left = [
		...(throwaway ? [] : await budget(settings)),
		...(await leftToDo({ ...settings, senderIdentity: identity }, outputs, { region })),
	]
	if (left.length > 0) say(`\nLeft to do, by you:\n\n${left.map((sentence) => `- ${sentence}`).join('\n')}`)
}
