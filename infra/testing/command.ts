import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { toolEnvironment } from '#infra/local/tool-environment.ts'
import { localStage } from '#infra/stacks/names.ts'
import { root } from '#infra/tools/folders.ts'
import { cloud } from './test-cloud.ts'

export const { scripts } = z
	.object({ scripts: z.record(z.string(), z.string()) })
	.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

/** A command may say nothing for so long. One that goes on saying something may take as long as a busy machine needs. */
const longestSilence = 240_000

export interface Command {
	/** As in `npm run <name>`. */
	name: string
	args: string[]
	/** The answer to the command's question. */
	typed?: string
	/** These variables take the place of the keys. */
	signedIn?: NodeJS.ProcessEnv
	/** The command is stopped when it says these words. */
	until?: string
}

/**
 * A command, signed in to the cloud under test. The answer has what it said and complained of. It's stopped when it
 * hangs, and not when it's slow.
 */
export const runCommand = ({ name, args, typed = '', signedIn, until }: Command) =>
	new Promise<{ exit: number | null; said: string }>((resolve, reject) => {
		const [file, ...own] = scripts[name]?.split(' ').slice(2) ?? []
		if (!file) throw new Error(`There is no npm run ${name}`)
		const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, ...env } = toolEnvironment(cloud.endpoint)
		const keys = { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }
		const running = spawn(process.execPath, [file, ...own, ...args], {
			env: { ...env, ...(signedIn ?? keys) },
			cwd: root,
		})
		running.stdin.end(`${typed}\n`)
		let said = ''
		const hangs = setTimeout(() => {
			said += `\nIt said nothing for ${longestSilence / 1000} seconds, and was stopped.`
			running.kill('SIGTERM')
		}, longestSilence)
		for (const stream of [running.stdout, running.stderr])
			stream.setEncoding('utf8').on('data', (words: string) => {
				said += words
				if (until && said.includes(until)) running.kill('SIGTERM')
				hangs.refresh()
			})
		running.once('error', reject).once('close', (exit) => {
			clearTimeout(hangs)
			resolve({ exit, said })
		})
	})

/** `npm run <name> -- …`, for the stage under test */
export const command = (name: string, ...args: string[]) => runCommand({ name, args: [...args, '--stage', localStage] })
