import { expect, test } from 'vitest'
import { hashSecret, verifySecret } from './secrets.ts'

test('a secret is kept as Argon2id with its cost, and never twice alike', async () => {
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
	['in letters of other scripts', 'пароль', 'парол'],
	['by an accent', 'cafe', 'café'],
	['by what only looks alike', 'Ａ', 'A'],
])('secrets that differ %s are two', async (_, one, other) => {
	expect(await verifySecret(other, await hashSecret(one))).toBe(false)
	expect(await verifySecret(one, await hashSecret(one))).toBe(true)
})

test('a letter with its accent is the same however a keyboard sends it', async () => {
	expect(await verifySecret('cafe\u0301-Å1', await hashSecret('caf\u00e9-\u212b1'))).toBe(true)
})

test('a hash made at another cost is verified at that cost', async () => {
	const cheap = '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$'
	expect(await verifySecret('x', `${cheap}${'A'.repeat(43)}`)).toBe(false)
})

test('what is no hash of ours is an error, not a wrong secret', async () => {
	for (const hash of ['', 'plain', '$argon2i$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA'])
		await expect(verifySecret('x', hash)).rejects.toThrow()
})

test('nobody’s secret is never right, whatever is typed, and takes as long as somebody’s', async () => {
	const somebody = await hashSecret('Rivers-run-2')
	const times = { somebody: [0], nobody: [0] }
	for (let round = 0; round < 25; round++) {
		for (const [who, hash] of [
			['somebody', somebody],
			['nobody', undefined],
		] as const) {
			const begun = performance.now()
			expect(await verifySecret('A'.repeat(round), hash)).toBe(false)
			times[who].push(performance.now() - begun)
		}
	}
	const [one, other] = [quickest(times.somebody), quickest(times.nobody)]
	expect(Math.max(one, other) / Math.min(one, other), `${one} against ${other} ms`).toBeLessThan(1.5)
})

/** What is left when the machine does nothing else. */
const quickest = (times: number[]) => times.slice(1).toSorted((a, b) => a - b)[2] ?? 0
