import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2id = promisify(argon2)

/** OWASP's settings for Argon2id. They're stored with every hash, so that they can be raised later. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

export async function hashSecret(secret: string) {
	const salt = randomBytes(16)
	const tag = await derive(secret, salt, cost)
	return writeHash(salt.toString('base64url'), tag.toString('base64url'))
}

const writeHash = (salt: string, tag: string) =>
	`$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${salt}$${tag}`

/** A hash that no secret matches. Verifying against it takes as long as verifying against a real one. */
const noMatch = writeHash('A'.repeat(22), 'A'.repeat(43))

/** Without a stored hash the result is false after the same time, so that the time doesn't tell whether there is one. */
export async function verifySecret(secret: string, stored: string | undefined) {
	const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored ?? noMatch)
	if (!parts) throw new Error('A stored secret is not in the form hashSecret writes')
	const [, memory, passes, parallelism, salt = '', tag = ''] = parts
	const expected = Buffer.from(tag, 'base64url')
	const actual = await derive(secret, Buffer.from(salt, 'base64url'), {
		memory: Number(memory),
		passes: Number(passes),
		parallelism: Number(parallelism),
	})
	return timingSafeEqual(actual, expected) && stored !== undefined
}

const derive = (secret: string, nonce: Buffer, settings: typeof cost) =>
	argon2id('argon2id', { message: secret.normalize('NFC'), nonce, tagLength, ...settings })
