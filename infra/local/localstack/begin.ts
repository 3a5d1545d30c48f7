import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { step } from '#infra/tools/terminal.ts'
import { installDynamoDb } from '../dynamodb/install.ts'
import { installEmulator } from '../emulator/install.ts'
import { startEmulator } from '../emulator/start.ts'
import { freePort } from '../ports.ts'
import { installLocalStack } from './install.ts'
import { startLocalStack } from './start.ts'

const at = (port: number) => `http://localhost:${port}`

/**
 * LocalStack with nothing in it, and the MiniStack that plays its CloudFront. Their addresses are there at once: much
 * needs no more than these. `ready` settles when both answer.
 */
export async function beginLocalStack(folder: string) {
	const [port, front] = [await freePort(), await freePort()]
	const ready = startBoth(folder, port, front)
	const ended = ready.then((both) => Promise.race(both.map((one) => one.ended)))
	// Whoever needs it hears of a failure when they wait for it, which may be later.
	for (const promise of [ready, ended]) promise.catch(() => undefined)
	return { endpoint: at(port), front: at(front), ready, ended, log: join(folder, 'localstack.log') }
}

async function startBoth(folder: string, port: number, front: number) {
	await Promise.all([installLocalStack(), installDynamoDb(), installEmulator()])
	return step('LocalStack', () => Promise.all([startLocalStack(folder, port), startFront(folder, front)]))
}

/**
 * LocalStack's free edition has no CloudFront, so that of the other emulator stands before it: with the same rules,
 * functions and headers, on the files and the API that LocalStack has. It begins empty each time.
 */
export async function startFront(folder: string, port: number) {
	const own = join(folder, 'front')
	await mkdir(join(own, 'tmp'), { recursive: true })
	return startEmulator({ folder: own, port, keep: false })
}
