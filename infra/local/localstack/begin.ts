import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmulator } from '../emulator/start.ts'
import { freePort } from '../ports.ts'
import { startLocalStack } from './start.ts'

const at = (port: number) => `http://localhost:${port}`

/**
 * LocalStack begins with nothing in it, and so does the MiniStack that plays its CloudFront. Their addresses are
 * there at once, because much needs no more than these. `ready` settles when both answer.
 */
export async function beginLocalStack(folder: string) {
	const [port, front] = [await freePort(), await freePort()]
	// Each is installed first where it's missing, and neither waits for the other.
	const ready = Promise.all([startLocalStack(folder, port), startFront(folder, front)])
	const ended = ready.then((both) => Promise.race(both.map((one) => one.ended)))
	// Whoever needs the promise hears of its failure when they wait for it, which may be later.
	for (const promise of [ready, ended]) promise.catch(() => undefined)
	return { endpoint: at(port), front: at(front), ready, ended, log: join(folder, 'localstack.log') }
}

/**
 * LocalStack's free edition has no CloudFront, so the other emulator's stands before it: with the same rules,
 * functions and headers, on LocalStack's files and API. It begins empty each time.
 */
export async function startFront(folder: string, port: number) {
	const own = join(folder, 'front')
	await mkdir(join(own, 'tmp'), { recursive: true })
	return startEmulator({ folder: own, port, keep: false })
}
