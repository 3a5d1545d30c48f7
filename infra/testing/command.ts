import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { toolEnvironment } from '#infra/local/tool-environment.ts'
import { localStage } from '#infra/stacks/names.ts'
import { root } from '#infra/tools/folders.ts'
import { cloud } from './test-cloud.ts'

export const { scripts } = z
	.object({ scripts: z.record(z.string(), z.string()) })
	.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

export interface Command {
	/** As in `npm run <name>`. */
	name: string
	args: string[]
	/** The answer to the command's question. */
	typed?: string
	stage?: string
}

/** A command for what is deployed, signed in to the cloud under test. The answer has what it said and complained of. */
export async function runCommand({ name, args, typed = '', stage = localStage }: Command) {
	const file = scripts[name]?.split(' ').at(-1)
	if (!file) throw new Error(`There is no npm run ${name}`)
	const running = spawn(process.execPath, [file, ...args, '--stage', stage], {
		env: toolEnvironment(cloud.endpoint),
		cwd: root,
	})
	running.stdin.end(`${typed}\n`)
	const exit = new Promise<number | null>((resolve) => running.on('close', resolve))
	const [said, complaint] = await Promise.all([text(running.stdout), text(running.stderr)])
	return { exit: await exit, said: said + complaint }
}

/** `npm run <name> -- …` */
export const command = (name: string, ...args: string[]) => runCommand({ name, args })
