import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { region } from '#infra/tools/credentials.ts'
import { lastLines, shortPath, Trouble } from '#infra/tools/terminal.ts'
import { pythonWith } from '../python-packages.ts'
import { hasStarted, isHealthy, startPython } from '../python-process.ts'

/** MiniStack runs on this Python, exactly as pinned. */
export const installEmulator = () =>
	pythonWith({
		name: 'emulator',
		what: 'The emulator',
		says: 'Installing the emulator (once)',
		pins: join(import.meta.dirname, 'requirements.txt'),
		options: ['--require-hashes', '--only-binary', ':all:'],
	})

interface EmulatorSettings {
	folder: string
	port: number
	/** The emulator saves its state when it stops and loads it when it starts. */
	keep: boolean
}

/** The emulator is there with its first answer. `ended` settles when the process has ended for any reason. */
export async function startEmulator({ folder, port, keep }: EmulatorSettings) {
	const log = join(folder, 'emulator.log')
	// Tests can't wait for scans. A person at `npm start` sees them as they are on AWS.
	await setSwitches(folder, keep ? { scanSeconds: 3 } : {})
	const { stop, ended, isGone } = startPython({
		python: await installEmulator(),
		args: [join(import.meta.dirname, 'run.py')],
		home: join(folder, 'tmp'),
		log,
		env: {
			BIND_HOST: '127.0.0.1',
			GATEWAY_PORT: String(port),
			MINISTACK_REGION: region,
			AUTH: 'true',
			// Each process that a burst of requests has started holds some 60 MB until it has been idle for so long.
			LAMBDA_WARM_TTL_SECONDS: '60',
			IOT_MTLS_ENABLED: '0',
			SFTP_ENABLED: '0',
			GRANTS_USED: join(folder, 'grants-used.tsv'),
			SWITCHES: switchesIn(folder),
			...(keep && {
				PERSIST_STATE: '1',
				STATE_DIR: join(folder, 'state'),
				S3_PERSIST: '1',
				S3_DATA_DIR: join(folder, 'objects'),
			}),
		},
	})
	const endpoint = `http://localhost:${port}`
	// The emulator's own log comes first, because another program on the same port could answer the request.
	const isReady = async () => readFileSync(log, 'utf8').includes('Running on http') && (await isHealthy(endpoint))
	if (!(await hasStarted(isGone, isReady)))
		throw new Trouble(`${lastLines(log)}\n\nThe emulator did not start; its log is ${shortPath(log)}.`)
	return { endpoint, log, stop, ended }
}

export interface Switches {
	/** A virus scan takes so long. */
	scanSeconds?: number
	/** An index of the table lags behind it by so much. */
	indexLagSeconds?: number
}

const switchesIn = (folder: string) => join(folder, 'switches.json')

/** The emulator reads the file whenever it needs a switch. A missing switch is 0. */
export const setSwitches = (folder: string, switches: Switches) =>
	writeFile(switchesIn(folder), JSON.stringify(switches))
