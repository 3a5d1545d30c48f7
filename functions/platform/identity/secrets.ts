import { argon2, argon2Sync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2id = promisify(argon2)

/** OWASP's settings for Argon2id. They're stored with every hash, so that they can be raised later. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** OWASP's settings for scrypt, where Node is linked to an OpenSSL without Argon2. */
const scryptCost = { cost: 2 ** 15, blockSize: 8, parallelization: 3, maxmem: 2 ** 26 }
const scryptName = 'scrypt$ln=15,r=8,p=3'

function hasArgon2() {
	try {
		argon2Sync('argon2id', { message: '', nonce: Buffer.alloc(16), memory: 8, passes: 1, parallelism: 1, tagLength })
		return true
	} catch {
		return false
	}
}

/** A hash begins with the name of what made it. */
const algorithm = hasArgon2() ? `argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}` : scryptName

export async function hashSecret(secret: string) {
	const salt = randomBytes(16)
	const tag = await (algorithm === scryptName ? deriveByScrypt(secret, salt) : derive(secret, salt, cost))
	return writeHash(salt.toString('base64url'), tag.toString('base64url'))
}

const writeHash = (salt: string, tag: string) => `$${algorithm}$${salt}$${tag}`

/** A hash that no secret matches. Verifying against it takes as long as verifying against a real one. */
const noMatch = writeHash('A'.repeat(22), 'A'.repeat(43))

/** Without a stored hash the result is false after the same time, so that the time doesn't tell whether there is one. */
export async function verifySecret(secret: string, stored: string | undefined) {
	const [, name, salt = '', tag = ''] = /^\$(.+)\$([\w-]+)\$([\w-]+)$/.exec(stored ?? noMatch) ?? []
	const nonce = Buffer.from(salt, 'base64url')
	const actual = await (name === scryptName ? deriveByScrypt(secret, nonce) : derive(secret, nonce, costOf(name)))
	return timingSafeEqual(actual, Buffer.from(tag, 'base64url')) && stored !== undefined
}

function costOf(name = '') {
	const parts = /^argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)$/.exec(name)
	if (!parts) throw new Error('A stored secret is not in the form hashSecret writes')
	const [, memory, passes, parallelism] = parts
	return { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
}

const derive = (secret: string, nonce: Buffer, settings: typeof cost) =>
	argon2id('argon2id', { message: secret.normalize('NFC'), nonce, tagLength, ...settings })

const deriveByScrypt = (secret: string, salt: Buffer) =>
	new Promise<Buffer>((resolve, reject) => {
		scrypt(secret.normalize('NFC'), salt, tagLength, scryptCost, (error, tag) => (error ? reject(error) : resolve(tag)))
	})
