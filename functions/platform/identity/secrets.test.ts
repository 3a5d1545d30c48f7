import { argon2, argon2Sync, timingSafeEqual } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { hashSecret, verifySecret } from './secrets.ts'

/** Watches the calls of Node's own functions. They decide how long a check takes, whatever else the machine does. */
vi.mock('node:crypto', async (real) => {
	const crypto = await real<typeof import('node:crypto')>()
	return {
		...crypto,
		argon2: vi.fn(crypto.argon2),
		argon2Sync: vi.fn(crypto.argon2Sync),
		timingSafeEqual: vi.fn(crypto.timingSafeEqual),
	}
})
// Another file may have loaded the module without the watch, and the next one wants it without.
vi.hoisted(() => void vi.resetModules())
afterAll(() => void vi.resetModules())

test('a secret is stored as Argon2id with its cost, and never twice the same', async () => {
	const hashes = await Promise.all([hashSecret('Rivers-run-2'), hashSecret('Rivers-run-2')])
	for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/)
	expect(hashes[0]).not.toBe(hashes[1])
	expect(await verifySecret('Rivers-run-2', hashes[0])).toBe(true)
	expect(await verifySecret('rivers-run-2', hashes[0])).toBe(false)
})

const long = 'a'.repeat(72)

test.each([
	['beyond 72 bytes', `${long}b`, `${long}c`],
	['beyond a NUL', 'abc\0d', 'abc\0e'],
	['by a blank at the end', 'abc', 'abc '],
	['in another script', 'пароль', 'парол'],
	['by an accent', 'cafe', 'café'],
	['by what only looks alike', 'Ａ', 'A'],
])('secrets that differ %s are two', async (_, one, other) => {
	expect(await verifySecret(other, await hashSecret(one))).toBe(false)
	expect(await verifySecret(one, await hashSecret(one))).toBe(true)
})

test('an accented character is the same in every Unicode form', async () => {
	expect(await verifySecret('cafe\u0301-Å1', await hashSecret('caf\u00e9-\u212b1'))).toBe(true)
})

test('a hash made at another cost is verified at that cost', async () => {
	const cheap = '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$'
	expect(await verifySecret('x', `${cheap}${'A'.repeat(43)}`)).toBe(false)
})

test('a malformed hash is an error, not a wrong secret', async () => {
	for (const hash of ['', 'plain', '$argon2i$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA'])
		await expect(verifySecret('x', hash)).rejects.toThrow()
})

test('without a stored hash no secret matches, and as much is derived as with one', async () => {
	const stored = await hashSecret('Rivers-run-2')
	vi.mocked(argon2).mockClear()
	expect(await verifySecret('Rivers-run-3', stored)).toBe(false)
	expect(await verifySecret('Rivers-run-3', undefined)).toBe(false)
	const derived = vi
		.mocked(argon2)
		.mock.calls.map(([algorithm, { nonce, ...settings }]) => ({
			algorithm,
			nonce: Buffer.from(nonce as Buffer).length,
			...settings,
		}))
	expect(derived).toHaveLength(2)
	expect(derived[1]).toEqual(derived[0])
})

test('not even the secret that nothing is derived from matches without a stored hash', async () => {
	vi.mocked(timingSafeEqual).mockReturnValueOnce(true)
	expect(await verifySecret('Rivers-run-2', undefined)).toBe(false)
})

test('where Node has no Argon2, a secret is stored by scrypt, and read wherever Argon2 is', async () => {
	vi.mocked(argon2Sync).mockImplementation(() => {
		throw Object.assign(new Error('not supported'), { code: 'ERR_CRYPTO_ARGON2_NOT_SUPPORTED' })
	})
	vi.resetModules()
	const old = await import('./secrets.ts')
	vi.mocked(argon2).mockClear()
	const stored = await old.hashSecret('Rivers-run-2')
	expect(stored).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/)
	expect(await old.verifySecret('Rivers-run-2', undefined)).toBe(false)
	expect(await old.verifySecret('Rivers-run-2', stored)).toBe(true)
	expect(argon2).not.toHaveBeenCalled()
	expect(await verifySecret('Rivers-run-2', stored)).toBe(true)
	expect(await verifySecret('Rivers-run-3', stored)).toBe(false)
})
