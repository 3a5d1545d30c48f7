import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { defaultStage, describe, readSettings } from '#infra/stacks/settings.ts'
import { readArguments } from '../arguments.ts'
import { root } from '../folders.ts'
import { Trouble } from '../terminal.ts'

const help = `npm run deploy [-- --stage name] [-- -c name=value …] [-- --renew-secret] [-- --built folder]

Deploys both stacks to the AWS account you are signed in to, builds and publishes the site, asks it whether it answers,
and says what is left to do. Again after every change. The first time it prepares the account for the CDK as well.
docs/runbook.md says what to ask AWS for before that.

Its settings are in deploy.json, { "site": "https://…", … }, or given as -c site=https://…

${describe((name) => !['target', 'stage', 'host', 'port', 'senderIdentity', 'tableStream', 'protect'].includes(name))}

--stage trial    another deployment beside the first: its settings are in deploy.trial.json, and every name carries it
--renew-secret   gives CloudFront and the API a new secret between them without an interruption; the one before is
                 refused after the next deployment. After a leak, run it twice.
--with-placeholders   deploys although words of the site are still placeholders; without it, each is named
--throwaway      never protects the stacks from being deleted, nor lets the name lead to them: for a stage that won't stay
--built folder   publishes this instead of building the site

Then, once: sign up on the site, and \`npm run staff -- <email>\` makes you its first employee.`

/** The answer has what was typed, and the settings that follow from it and from deploy.json. */
export async function readDeployArguments() {
	const { values: flags } = readArguments(help, {
		options: {
			'renew-secret': { type: 'boolean' },
			stage: { type: 'string' },
			built: { type: 'string' },
			throwaway: { type: 'boolean' },
			'with-placeholders': { type: 'boolean' },
			context: { type: 'string', short: 'c', multiple: true, default: [] },
		},
	})
	const pairs = Object.fromEntries(flags.context.map(pair))
	const stage = flags.stage ?? defaultStage
	return {
		...(await settingsOf(stage, pairs)),
		renewSecret: flags['renew-secret'] ?? false,
		build: flags.built,
		throwaway: flags.throwaway ?? false,
		withPlaceholders: flags['with-placeholders'] ?? false,
	}
}

/** The settings of a stage are in its file, and what was typed goes before. */
export async function settingsOf(stage: string, typed: Record<string, string> = {}) {
	const context = { ...(await fromFile(stage)), ...typed, stage }
	return { context, settings: check(context) }
}

function pair(text: string): [string, string] {
	const [, name, value] = /^(\w+)=(.*)$/.exec(text) ?? []
	if (!name || value === undefined) throw new Trouble(`-c wants name=value, and not ${text}.`)
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
		throw new Trouble(error instanceof Error ? error.message : String(error))
	}
}
