import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installed } from '#infra/tools/folders.ts'
import { atEnd } from '#infra/tools/lifetime.ts'
import { toolsFirst } from '#infra/tools/run.ts'

interface PythonProgram {
	python: string
	args: string[]
	/** The process gets a home folder of its own, so that it doesn't read the developer's settings. */
	home: string
	log: string
	/** The process gets no other variables, because an emulator hands its environment on to every function. */
	env: Record<string, string>
	/** The process imports our own modules from these folders. */
	modules?: string[]
}

const shared = join(import.meta.dirname, 'python')

/** The emulator ends in good order with this process, however this process ends. */
export function startPython({ python, args, home, log, env, modules = [] }: PythonProgram) {
	const output = openSync(log, 'w')
	const child = spawn(python, args, {
		env: {
			PATH: toolsFirst(),
			HOME: home,
			TMPDIR: home,
			LANG: 'C.UTF-8',
			PYTHONPATH: [shared, ...modules].join(delimiter),
			// A third of an emulator's packages is ever loaded, so none is compiled before.
			PYTHONPYCACHEPREFIX: join(installed, 'bytecode'),
			...env,
		},
		// The pipe tells exit_with_parent.py when we are gone.
		stdio: ['pipe', output, output],
		detached: true,
	})
	const ended = once(child, 'exit').then(() => undefined)
	const stop = async () => {
		child.kill('SIGTERM')
		const patience = setTimeout(() => child.kill('SIGKILL'), 30_000)
		await ended
		clearTimeout(patience)
	}
	atEnd(stop)
	const isGone = () => child.exitCode !== null || child.signalCode !== null
	return { stop, ended, isGone }
}

const secondsToStart = 120

/** The answer is true once `isReady` says so, and false when the process has ended or two minutes have passed. */
export async function hasStarted(isGone: () => boolean, isReady: () => Promise<boolean>) {
	const until = performance.now() + secondsToStart * 1000
	while (!isGone() && performance.now() < until) {
		if (await isReady()) return true
		await pause(100)
	}
	return false
}

export const isHealthy = async (endpoint: string) =>
	(await fetch(`${endpoint}/_localstack/health`).catch(() => undefined))?.ok === true
