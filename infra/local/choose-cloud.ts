import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cloud, readCloud } from '#infra/tools/cloud-facts.ts'
import { cloudFolder, isInUse, use } from '#infra/tools/folders.ts'
import { say, shortPath, step, Trouble } from '#infra/tools/terminal.ts'
import { installEmulator, startEmulator } from './emulator/start.ts'
import { beginLocalStack } from './localstack/start.ts'
import { freePort, isFree } from './ports.ts'

interface Wanted {
	localstack: boolean
	/** The cloud begins without the data of the last time. */
	fresh: boolean
}

export interface LocalCloud extends Pick<Cloud, 'target' | 'folder' | 'endpoint'> {
	/** The MiniStack that plays CloudFront answers at this address, for a cloud without one. */
	front?: string
	/** The promise settles when the cloud has ended by itself. */
	ended: Promise<void>
	log?: string
	/** The sentence tells the person who started the cloud what becomes of the data. */
	whatStays: string
}

/** `npm start` runs on one of these: the embedded emulator, or LocalStack without Docker. */
export function chooseCloud({ localstack, fresh }: Wanted): Promise<LocalCloud> {
	if (localstack) return ourLocalStack(claimFolder('start-localstack'))
	return embedded(claimFolder('start'), fresh)
}

function claimFolder(name: string) {
	const folder = cloudFolder(name)
	if (isInUse(folder))
		throw new Trouble(
			`\`npm start\` is running in another window already. If it is not, delete ${shortPath(join(folder, 'pid'))}.`,
		)
	use(folder)
	return folder
}

async function embedded(folder: string, fresh: boolean): Promise<LocalCloud> {
	if (fresh)
		for (const part of ['state', 'objects', 'cloud.json'])
			await rm(join(folder, part), { recursive: true, force: true })
	await installEmulator()
	const port = await emulatorPort(folder)
	const emulator = await step('Emulator', () => startEmulator({ folder, port, keep: true }))
	return { target: 'embedded', folder, ...emulator, whatStays: 'Ctrl-C stops everything and keeps the data.' }
}

const usualPort = 4566

/** Stored data needs its old port, because the addresses of queues and functions in it contain the port. */
async function emulatorPort(folder: string) {
	const facts = join(folder, 'cloud.json')
	const isKept = existsSync(facts) && existsSync(join(folder, 'state'))
	const kept = isKept ? Number(new URL(readCloud(facts).endpoint).port) : undefined
	const wanted = kept ?? usualPort
	if (await isFree(wanted)) return wanted
	if (kept)
		throw new Trouble(
			`Port ${kept}, which the kept data needs, is taken. Stop what uses it, or begin without that data: \`npm start -- --fresh\`.`,
		)
	const other = await freePort()
	say(`  Port ${usualPort} is taken, so the local cloud uses ${other}.`)
	return other
}

async function ourLocalStack(folder: string): Promise<LocalCloud> {
	const whatStays = 'Ctrl-C stops everything. The data goes with it: this edition of LocalStack keeps none.'
	return { target: 'localstack', folder, ...(await beginLocalStack(folder)), whatStays }
}
