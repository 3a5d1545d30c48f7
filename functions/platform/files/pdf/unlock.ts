import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { type Dict, isDict, isName, Unreadable, under, type Value } from './syntax.ts'

/** Undoes the encryption of a stream. */
export type Unlock = (stored: Buffer, of: { number: number | undefined; generation: number }) => Buffer

/**
 * Banks and hospitals forbid changes to their letters: such a file is encrypted, and opens with an empty password
 * (ISO 32000-2, 7.6). Returns undefined for a file that only opens with a password.
 */
export function unlockedBy(encrypt: Dict, id: Buffer): Unlock | undefined {
	try {
		return unlockOf(encrypt, id)
	} catch {
		// The ciphers throw errors of their own about keys of a wrong length.
		throw new Unreadable()
	}
}

function unlockOf(encrypt: Dict, id: Buffer): Unlock | undefined {
	const version = numberOf(encrypt, 'V')
	if (nameOf(encrypt, 'Filter') !== 'Standard') throw new Unreadable()
	const method = version < 4 ? 'V2' : methodOf(encrypt)
	const key = version >= 5 ? keyOfToday(encrypt) : keyOfOld(encrypt, id, version)
	if (method === 'AESV3') return key && ((stored) => aes('aes-256-cbc', key, stored))
	return key && ((stored, of) => withKeyOf(key, stored, of, method))
}

const numberOf = (dict: Dict, key: string, otherwise = 0) => {
	const [value] = under(dict, key)
	return typeof value === 'number' ? value : otherwise
}

const nameOf = (dict: Dict, key: string) => {
	const [value] = under(dict, key)
	return isName(value) ? value.name : undefined
}

const bytesOf = (dict: Dict, key: string) => {
	const [value] = under(dict, key)
	if (!Buffer.isBuffer(value)) throw new Unreadable()
	return value
}

const dictOf = (value: Value) => (isDict(value) ? value : { pairs: [] })

function methodOf(encrypt: Dict) {
	const filter = dictOf(under(dictOf(under(encrypt, 'CF')[0]), nameOf(encrypt, 'StmF') ?? 'Identity')[0])
	const method = nameOf(filter, 'CFM')
	if (method !== 'V2' && method !== 'AESV2' && method !== 'AESV3') throw new Unreadable()
	return method
}

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/** The key of files until 2008, if it opens the file. */
function keyOfOld(encrypt: Dict, id: Buffer, version: number) {
	const revision = numberOf(encrypt, 'R')
	const size = version === 1 ? 5 : version === 4 ? 16 : numberOf(encrypt, 'Length', 40) / 8
	if (!Number.isInteger(size) || size < 5 || size > 16) throw new Unreadable()
	const allowed = Buffer.alloc(4)
	allowed.writeInt32LE(numberOf(encrypt, 'P') | 0)
	const isOpenMetadata = revision >= 4 && under(encrypt, 'EncryptMetadata').includes(false)
	let key = md5(padding, bytesOf(encrypt, 'O').subarray(0, 32), allowed, id, Buffer.alloc(isOpenMetadata ? 4 : 0, 255))
	for (let round = 0; revision >= 3 && round < 50; round++) key = md5(key.subarray(0, size))
	key = key.subarray(0, size)
	return check(key, revision, id).equals(bytesOf(encrypt, 'U').subarray(0, revision >= 3 ? 16 : 32)) ? key : undefined
}

function check(key: Buffer, revision: number, id: Buffer) {
	if (revision < 3) return rc4(key, padding)
	let sum = md5(padding, id)
	for (let round = 0; round < 20; round++) sum = rc4(Buffer.from(key.map((byte) => byte ^ round)), sum)
	return sum
}

/** Each stream has a key of its own, made of the file's key and the object's number. */
function withKeyOf(key: Buffer, stored: Buffer, { number, generation }: Parameters<Unlock>[1], method: string) {
	if (number === undefined) throw new Unreadable()
	const of = Buffer.alloc(5)
	of.writeUIntLE(number & 0xffffff, 0, 3)
	of.writeUIntLE(generation & 0xffff, 3, 2)
	const own = md5(key, of, Buffer.from(method === 'AESV2' ? 'sAlT' : '')).subarray(0, Math.min(16, key.length + 5))
	return method === 'AESV2' ? aes('aes-128-cbc', own, stored) : rc4(own, stored)
}

function aes(cipher: string, key: Buffer, stored: Buffer) {
	const whole = stored.subarray(0, stored.length - (stored.length % 16))
	try {
		const decipher = createDecipheriv(cipher, key, whole.subarray(0, 16))
		return Buffer.concat([decipher.update(whole.subarray(16)), decipher.final()])
	} catch {
		throw new Unreadable()
	}
}

/** The cipher of old files. Node no longer has it. */
function rc4(key: Buffer, data: Buffer) {
	const state = Uint8Array.from({ length: 256 }, (_, at) => at)
	for (let at = 0, other = 0; at < 256; at++) {
		other = (other + byteAt(state, at) + byteAt(key, at % key.length)) & 255
		swap(state, at, other)
	}
	const out = Buffer.alloc(data.length)
	for (let at = 0, first = 0, other = 0; at < data.length; at++) {
		first = (first + 1) & 255
		other = (other + byteAt(state, first)) & 255
		swap(state, first, other)
		out[at] = byteAt(data, at) ^ byteAt(state, (byteAt(state, first) + byteAt(state, other)) & 255)
	}
	return out
}

const byteAt = (bytes: Uint8Array, at: number) => bytes[at] ?? 0

function swap(state: Uint8Array, one: number, other: number) {
	const kept = byteAt(state, one)
	state[one] = byteAt(state, other)
	state[other] = kept
}

/** The key of files since 2008, if an empty password opens the file. */
function keyOfToday(encrypt: Dict) {
	const user = bytesOf(encrypt, 'U')
	const hash = numberOf(encrypt, 'R') >= 6 ? hashOfToday : (salt: Buffer) => sha(256, salt)
	if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return undefined
	const decipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(16)).setAutoPadding(false)
	return Buffer.concat([decipher.update(bytesOf(encrypt, 'UE').subarray(0, 32)), decipher.final()])
}

const sha = (size: number, data: Buffer) => createHash(`sha${size}`).update(data).digest()

/** ISO 32000-2, algorithm 2.B, for an empty password. */
function hashOfToday(salt: Buffer) {
	let key = sha(256, salt)
	for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
		const repeated = Buffer.concat(Array.from({ length: 64 }, () => key))
		const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
		const encrypted = cipher.update(repeated)
		const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
		key = sha([256, 384, 512][rest] ?? 256, encrypted)
		last = encrypted.at(-1) ?? 0
	}
	return key.subarray(0, 32)
}
