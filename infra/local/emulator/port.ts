import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readCloud } from '#infra/tools/cloud-facts.ts'
import { say, Trouble } from '#infra/tools/terminal.ts'
import { freePort, isFree } from '../ports.ts'

const usual = 4566

/** Stored data needs its old port, because the addresses of queues and functions in it contain the port. */
export async function emulatorPort(folder: string) {
	const kept = keptPort(folder)
	const wanted = kept ?? usual
	if (await isFree(wanted)) return wanted
	if (kept)
		throw new Trouble(
			`Port ${kept}, which the kept data needs, is taken. Stop what uses it, or begin without that data: \`npm start -- --fresh\`.`,
		)
	const other = await freePort()
	say(`  Port ${usual} is taken, so the local cloud uses ${other}.`)
	return other
}

function keptPort(folder: string) {
	const facts = join(folder, 'cloud.json')
	if (!existsSync(facts) || !existsSync(join(folder, 'state'))) return undefined
	return Number(new URL(readCloud(facts).endpoint).port)
}
