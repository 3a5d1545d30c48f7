import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { root, tools } from './folders.ts'
import { atEnd } from './lifetime.ts'

export interface Command {
	args: string[]
	env?: NodeJS.ProcessEnv
	/** Everything that the command prints goes into this file too. */
	log?: string
	onLine?: (line: string) => void
}

const running = new Set<ChildProcess>()

/** Ends what still runs and waits for it, because a command that follows at once would meet its locks. */
export const stopRunning = () =>
	Promise.all(
		[...running].map((child) => {
			child.kill('SIGTERM')
			return once(child, 'exit')
		}),
	)
atEnd(stopRunning)

export const toolsFirst = (path = process.env.PATH ?? '') => (path.startsWith(tools) ? path : tools + delimiter + path)

/**
 * The answer is the child's exit code, once it has ended. Without `onLine` and `log` the child prints where we print.
 */
export async function run(command: string, { args, env = process.env, log, onLine }: Command) {
	const quiet = log !== undefined || onLine !== undefined
	const child = spawn(command, args, {
		cwd: root,
		env: { ...env, PATH: toolsFirst(env.PATH) },
		stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
	})
	running.add(child)
	for (const event of ['exit', 'error']) child.once(event, () => running.delete(child))
	const file = log ? createWriteStream(log) : undefined
	for (const stream of [child.stdout, child.stderr]) {
		if (!stream) continue
		createInterface({ input: stream }).on('line', (line) => {
			file?.write(`${line}\n`)
			onLine?.(line)
		})
	}
	const code = await new Promise<number>((resolve, reject) => {
		child.once('error', reject)
		child.once('close', (status) => resolve(status ?? 1))
	})
	if (file) await new Promise((resolve) => file.end(resolve))
	return code
}

/**
 * This Node runs a script of the project or of a package. The script ends when this process ends, even if that is
 * killed.
 */
export const runNode = (script: string, { args, ...rest }: Command) =>
	run(process.execPath, { args: ['--import', exitWithParent, join(root, script), ...args], ...rest })

const exitWithParent = join(import.meta.dirname, 'exit-with-parent.mjs')
