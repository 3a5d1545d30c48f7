import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SSMClient } from '@aws-sdk/client-ssm'
import { localStage, namesFor } from '../names.ts'
import { defaultStage } from '../settings.ts'
import { readCloud } from './cloud-facts.ts'
import { credentials } from './credentials.ts'
import { cloudFolder, isInUse } from './folders.ts'
import { main } from './lifetime.ts'
import { readParameter } from './parameters.ts'
import { runNode } from './run.ts'
import { say, Trouble } from './terminal.ts'

const help = `npm run staff -- <email> [--stage name | --local] [--also] [--create --first-name … --last-name …]

Makes an account that signed up on the site an employee with every permission, and prints a first employee key, once.
On AWS with the credentials you are signed in with, or with --local in the running \`npm start\`.

--create  makes the account too, and prints a password, once: for the first days of an AWS account, in which no email
          reaches anyone and so no code either. Ask AWS for SES production access first; it takes a day or more
--also    although there is an employee with User Access already: for when nobody of them can sign in any more`

const region = 'us-east-1'

await main(async () => {
	const { email, stage = defaultStage, local: onThisMachine, ...person } = readArguments()
	if (!email) {
		say(help)
		return 1
	}
	if (onThisMachine) Object.assign(process.env, await theRunningCloud())
	const { tableParameter } = namesFor(onThisMachine ? localStage : stage)
	const table = await readParameter(new SSMClient({ region }), tableParameter)
	if (!table) throw new Trouble('The stacks are not deployed in this account: `npm run deploy` first.')
	return runNode('functions/account/first-employee.ts', {
		args: [email, ...passedOn(person)],
		env: { ...process.env, AWS_REGION: region, TABLE_NAME: table },
	})
})

function readArguments() {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: {
				local: { type: 'boolean' },
				stage: { type: 'string' },
				also: { type: 'boolean' },
				create: { type: 'boolean' },
				'first-name': { type: 'string' },
				'last-name': { type: 'string' },
			},
		})
		return { email: positionals[0], ...values }
	} catch (error) {
		throw new Trouble(`${error instanceof Error ? error.message : error}\n\n${help}`)
	}
}

function passedOn(options: Record<string, string | boolean | undefined>) {
	return Object.entries(options).flatMap(([name, value]) =>
		typeof value === 'string' ? [`--${name}`, value] : value ? [`--${name}`] : [],
	)
}

/** Where `npm start` works, by what it runs on. */
const startFolders = ['start', 'start-localstack', 'start-own']

async function theRunningCloud() {
	const folder = startFolders.map(cloudFolder).find(isInUse)
	const file = folder && join(folder, 'cloud.json')
	const endpoint = file && existsSync(file) ? readCloud(file).endpoint : ''
	const health = await fetch(`${endpoint}/_localstack/health`).catch(() => undefined)
	if (!health?.ok) throw new Trouble('The local cloud is not running: `npm start` in another window first.')
	return {
		AWS_ENDPOINT_URL: endpoint,
		AWS_ACCESS_KEY_ID: credentials.accessKeyId,
		AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
	}
}
