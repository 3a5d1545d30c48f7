import { spawn } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SSMClient } from '@aws-sdk/client-ssm'
import { sender } from '../local/deploy.ts'
import { toolEnvironment } from '../local/tool-environment.ts'
import { namesFor } from '../stacks/names.ts'
import { cloud } from '../testing/test-cloud.ts'
import { clientSettings } from './credentials.ts'
import { readParameter } from './parameters.ts'

export const ssm = new SSMClient(clientSettings(cloud.endpoint))
const { port } = new URL(cloud.endpoint)
const { originSecretParameter } = namesFor('trial')

export const trialSecret = () => readParameter(ssm, originSecretParameter)

/** The site has two pages, so that nobody has to wait for a build. */
export const built = await mkdtemp(join(tmpdir(), 'site-'))
for (const page of ['index.html', '404.html'])
	await writeFile(join(built, page), '<!doctype html><title>Trial</title><div id="root"></div>')

const settings = {
	target: 'embedded',
	port,
	site: `http://localhost:${port}/`,
	mailFrom: sender,
}

/** A command may say nothing for so long. One that goes on saying something may take as long as a busy machine needs. */
const longestSilence = 240_000

/** The command is signed in to the account under test. It's stopped when it hangs, and not when it's slow. */
export const toItsEnd = (...args: string[]) => running({ args })

interface Running {
	args: string[]
	/** These variables take the place of the keys. */
	signedIn?: NodeJS.ProcessEnv
	/** The command is killed when it says these words. */
	until?: string
}

const running = ({ args, signedIn, until }: Running) =>
	new Promise<{ exit: number; output: string }>((resolve) => {
		const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, ...env } = toolEnvironment(cloud.endpoint)
		const keys = { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }
		const child = spawn(process.execPath, args, { env: { ...env, ...(signedIn ?? keys) } })
		let output = ''
		const hangs = setTimeout(() => {
			output += `\nIt said nothing for ${longestSilence / 1000} seconds, and was stopped.`
			child.kill('SIGTERM')
		}, longestSilence)
		for (const stream of [child.stdout, child.stderr])
			stream.on('data', (said: Buffer) => {
				output += said
				if (until && output.includes(until)) child.kill('SIGTERM')
				hangs.refresh()
			})
		child.once('close', (code) => {
			clearTimeout(hangs)
			resolve({ exit: code ?? 1, output })
		})
	})

/** `npm run deploy -- --stage trial …` makes a second deployment beside the first, with the same sender. */
export const deploy = (args: string[] = [], how: Omit<Running, 'args'> = {}) => {
	const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
	const command = ['infra/tools/deploy.ts', '--stage', 'trial', '--built', built, ...pairs, ...args]
	return running({ args: command, ...how })
}
