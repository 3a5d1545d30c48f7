import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmulator } from '../emulator/start.ts'
import { freePort } from '../ports.ts'
import { startLocalStack } from './start.ts'

/** LocalStack begins with nothing in it, and so does the MiniStack that plays its CloudFront. Both answer by then. */
export async function beginLocalStack(folder: string) {
	const [port, frontPort] = [await freePort(), await freePort()]
	// Each is installed first where it's missing, and neither waits for the other.
	const [own, front] = await Promise.all([startLocalStack(folder, port), startFront(folder, frontPort)])
	const ended = Promise.race([own.ended, front.ended])
	return { endpoint: own.endpoint, front: front.endpoint, ended, log: own.log }
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
