import { expect, test } from 'vitest'
import { hashSecret, verifySecret } from './secrets.ts'

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

test('without a stored hash no secret matches, and the check takes as long as with one', async () => {
	const stored = await hashSecret('Rivers-run-2')
	const times = { stored: [0], none: [0] }
	for (let round = 0; round < 25; round++) {
		for (const [who, hash] of [
			['stored', stored],
			['none', undefined],
		] as const) {
			const begun = performance.now()
			expect(await verifySecret('A'.repeat(round), hash)).toBe(false)
			times[who].push(performance.now() - begun)
		}
	}
	const [one, other] = [quickest(times.stored), quickest(times.none)]
	expect(Math.max(one, other) / Math.min(one, other), `${one} against ${other} ms`).toBeLessThan(1.5)
})

/** The quickest run is the one that other load on the machine affected least. */
const quickest = (times: number[]) => times.slice(1).toSorted((a, b) => a - b)[2] ?? 0
