import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { region } from '#infra/tools/credentials.ts'
import { atEnd } from '#infra/tools/lifetime.ts'
import { toolsFirst } from '#infra/tools/run.ts'
import { lastLines, shortPath, Trouble } from '#infra/tools/terminal.ts'
import { installEmulator } from './install.ts'

export interface EmulatorSettings {
	folder: string
	port: number
	/** State is written when it stops and read when it starts. */
	keep: boolean
}

/** Starts the emulator and waits for its first answer. `ended` settles when it is gone, for whatever reason. */
export async function startEmulator(settings: EmulatorSettings) {
	const python = await installEmulator()
	const log = join(settings.folder, 'emulator.log')
	const output = openSync(log, 'w')
	const child = spawn(python, [join(import.meta.dirname, 'run.py')], {
		env: environment(settings),
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
	const endpoint = `http://localhost:${settings.port}`
	const gone = () => child.exitCode !== null || child.signalCode !== null
	if (!(await isUp(endpoint, log, gone)))
		throw new Trouble(`${lastLines(log)}\n\nThe emulator did not start; its log is ${shortPath(log)}.`)
	return { endpoint, log, stop, ended }
}

/** Nothing of our own environment: the emulator hands its own on to every function. */
const environment = ({ folder, port, keep }: EmulatorSettings) => ({
	PATH: toolsFirst(),
	HOME: join(folder, 'tmp'),
	TMPDIR: join(folder, 'tmp'),
	LANG: 'C.UTF-8',
	BIND_HOST: '127.0.0.1',
	GATEWAY_PORT: String(port),
	MINISTACK_REGION: region,
	AUTH: 'true',
	IOT_MTLS_ENABLED: '0',
	SFTP_ENABLED: '0',
	GRANTS_USED: join(folder, 'grants-used.tsv'),
	...(keep && {
		PERSIST_STATE: '1',
		STATE_DIR: join(folder, 'state'),
		S3_PERSIST: '1',
		S3_DATA_DIR: join(folder, 'objects'),
	}),
})

/** By its own log first: on a port that somebody else has taken, somebody else would answer. */
async function isUp(endpoint: string, log: string, gone: () => boolean) {
	for (let tries = 0; tries < 600 && !gone(); tries++) {
		if (readFileSync(log, 'utf8').includes('Running on http')) {
			const health = await fetch(`${endpoint}/_localstack/health`).catch(() => undefined)
			if (health?.ok) return true
		}
		await pause(50)
	}
	return false
}
