import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SESClient } from '@aws-sdk/client-ses'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { prepare } from '#infra/local/deploy.ts'
import { startEmulator } from '#infra/local/emulator/start.ts'
import { freePort } from '#infra/local/ports.ts'
import { toolEnvironment } from '#infra/local/tool-environment.ts'
import { readArguments } from '#infra/tools/arguments.ts'
import { region } from '#infra/tools/credentials.ts'
import { settingsOf } from '#infra/tools/deploy/deploy-arguments.ts'
import { refuseUnverified } from '#infra/tools/deploy/sender-identity.ts'
import { emptyCloudFolder, root } from '#infra/tools/folders.ts'
import { atEnd, main } from '#infra/tools/lifetime.ts'
import { runNode, stopRunning } from '#infra/tools/run.ts'
import { say, step, Trouble } from '#infra/tools/terminal.ts'
import { destroy } from './rehearse/destroy.ts'
import { journey } from './rehearse/journey.ts'
import { loseAndRestore } from './rehearse/lose-and-restore.ts'
import { placeOf } from './rehearse/place.ts'

/** A rehearsal may delete the data of this stage only. */
const stage = 'rehearse'
const settingsFile = `deploy.${stage}.json`

const help = `npm run rehearse [-- --local] [--keep] [--built folder]
npm run rehearse -- --only-destroy

Shows on AWS what no laptop can. It deploys a stage of its own twice, as \`npm run deploy\` does, has a guest apply with a
file and an employee approve it, deletes the application and restores it, and deletes everything again, also when something
fails. On AWS it takes two hours and costs a dollar or two.

Its settings are in ${settingsFile}, as in deploy.json: the same sender, another address of the site, and no zone.
SES must have verified the sender's domain before, because a rehearsal sends mail at once.
Without an AWS account it runs on the emulator.

--local         on the emulator, although you're signed in to an account
--keep          deletes nothing at the end, so that you can look at what docs/aws-behavior.md marks with [look]
--only-destroy  deletes what a rehearsal kept
--built folder  publishes this instead of building the site`

await main(async () => {
	const { values } = readArguments(help, {
		options: {
			local: { type: 'boolean' },
			keep: { type: 'boolean' },
			'only-destroy': { type: 'boolean' },
			built: { type: 'string' },
		},
	})
	process.env.AWS_REGION = region
	const isOnAws = await onAws(values.local)
	const settings = isOnAws ? [] : await onAnEmulator()
	let destroyed: Promise<void> | undefined
	const clean = async () => {
		destroyed ??= values.keep ? undefined : step('Deleting everything', () => destroy(stage))
		await destroyed
	}
	if (values['only-destroy']) {
		await clean()
		return 0
	}
	if (isOnAws) await refuseUnverified((await settingsOf(stage)).settings, new SESClient())
	// Somebody may stop the rehearsal in the middle of a deployment.
	atEnd(async () => {
		await stopRunning()
		await clean()
	})
	await rehearse(values.built ? [...settings, '--built', values.built] : settings)
	await clean()
	say('\nThe rehearsal went as it should.')
	return 0
})

async function rehearse(settings: string[]) {
	const deploy = async (...more: string[]) => {
		const args = ['--stage', stage, '--throwaway', '--with-placeholders', '-c', 'decisionMailSeconds=0']
		if ((await runNode('infra/tools/deploy/deploy.ts', { args: [...args, ...settings, ...more] })) !== 0)
			throw new Trouble('The deployment failed; the reason is above.')
	}
	await step('Deploying both stacks', deploy)
	await step('Deploying them again, with a new secret', () => deploy('--renew-secret'))
	const place = await placeOf(stage)
	const done = await step('A guest applies, an employee approves', () => journey(place))
	await step('Losing the application and restoring it', () => loseAndRestore(place, done, deploy))
}

/**
 * The answer is true where there is an account to rehearse in. An emulator that was started for the rehearsal is
 * none.
 */
async function onAws(local = false) {
	if (local || process.env.AWS_ENDPOINT_URL) return false
	const account = await new STSClient().send(new GetCallerIdentityCommand()).catch(() => undefined)
	if (!account) say('You’re signed in to no AWS account, so this rehearsal is on the emulator.\n')
	else if (!existsSync(join(root, settingsFile)))
		throw new Trouble(`Write ${settingsFile} first: \`npm run rehearse -- --help\` says what belongs in it.`)
	return account !== undefined
}

/**
 * The rehearsal runs on the emulator of the test that starts it, or on one of its own. The answer has what a
 * deployment needs to know.
 */
async function onAnEmulator() {
	const given = process.env.AWS_ENDPOINT_URL
	const own = async () => startEmulator({ folder: emptyCloudFolder(stage), port: await freePort(), keep: false })
	const endpoint = given ?? (await own()).endpoint
	Object.assign(process.env, toolEnvironment(endpoint))
	await prepare(endpoint)
	const { port } = new URL(endpoint)
	const settings = {
		target: 'embedded',
		port,
		site: `http://localhost:${port}`,
		mailFrom: 'Bridge The Gap <no-reply@rehearse.example>',
	}
	return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
