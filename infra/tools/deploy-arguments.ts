import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { defaultStage, readSettings } from '../settings.ts'
import { root } from './folders.ts'
import { Trouble } from './terminal.ts'

export const help = `npm run deploy [-- --stage name] [-- -c name=value …] [-- --renew-secret]

Deploys both stacks to the AWS account you are signed in to, builds and publishes the site. Again after every change.

Before the first time    npx cdk bootstrap aws://<account>/us-east-1
What it needs to know    in deploy.json, { "site": "https://…", … }, or as -c site=https://…
Another stage            --stage trial reads deploy.trial.json, and every name in the account carries it

  account       the AWS account it belongs to; with the credentials of another nothing is changed
  site          the address people type; without a domain of your own, any https address the first time, and then
                what this command printed, again
  mailFrom      the sender of every mail; its domain is verified with SES (put its DKIM records into the DNS)
  alarmEmail    who hears of alarms; AWS sends one mail to confirm
  certificate   ARN of a certificate for the site's domain, made in us-east-1
  zoneId        id and
  zoneName      name of the domain's Route 53 zone; without them, point the domain to CloudFront yourself

--renew-secret   gives CloudFront and the API a new secret between them, without an interruption: the one before stays
                 valid until the next time. After a leak, run it twice.

Then, once: sign up on the site, and \`npm run staff -- <email>\` makes you its first employee.`

/** What was typed, and what it makes of deploy.json; undefined where only help was asked for. */
export async function readDeployArguments(typed = process.argv.slice(2)) {
	const { flags, context } = parse(typed)
	if (flags.help) return undefined
	const stage = flags.stage ?? defaultStage
	const given = { ...(await fromFile(stage)), ...context, stage }
	return { given, settings: check(given), renewSecret: flags['renew-secret'] ?? false }
}

function parse(args: string[]) {
	const options = {
		help: { type: 'boolean' },
		'renew-secret': { type: 'boolean' },
		stage: { type: 'string' },
		context: { type: 'string', short: 'c', multiple: true, default: [] as string[] },
	} as const
	try {
		const { values: flags } = parseArgs({ args, options })
		return { flags, context: Object.fromEntries(flags.context.map(pair)) }
	} catch (error) {
		throw new Trouble(`${error instanceof Error ? error.message : error}\n\n${help}`)
	}
}

function pair(text: string): [string, string] {
	const [, name, value] = /^(\w+)=(.*)$/.exec(text) ?? []
	if (!name || value === undefined) throw new Error(`-c wants name=value, and not ${text}.`)
	return [name, value]
}

async function fromFile(stage: string) {
	const name = stage === defaultStage ? 'deploy.json' : `deploy.${stage}.json`
	const file = join(root, name)
	if (!existsSync(file)) return {}
	const { data, error } = z.record(z.string(), z.string()).safeParse(JSON.parse(await readFile(file, 'utf8')))
	if (error) throw new Trouble(`${name} holds more than names and texts, like { "site": "https://…" }.`)
	return data
}

function check(given: Record<string, string>) {
	try {
		return readSettings((name) => given[name])
	} catch (error) {
		throw new Trouble(`${error instanceof Error ? error.message : error}\n\n${help}`)
	}
}
