/** Any value that PDF syntax can express. A text is its bytes, and null is undefined. */
export type Value = number | boolean | Name | Ref | Buffer | Value[] | Dict | undefined

export interface Name {
	name: string
}

export interface Ref {
	number: number
	generation: number
}

/** A key may be in a dictionary twice, and programs don't agree which of the two counts. */
export interface Dict {
	pairs: [key: string, value: Value][]
}

export const isName = (value: Value | undefined): value is Name => typeof value === 'object' && 'name' in value
export const isRef = (value: Value | undefined): value is Ref => typeof value === 'object' && 'generation' in value
export const isDict = (value: Value | undefined): value is Dict => typeof value === 'object' && 'pairs' in value

export const under = ({ pairs }: Dict, key: string) => pairs.filter(([name]) => name === key).map(([, value]) => value)

/** The file isn't written as PDFs are, or reading it would take more than any document needs. */
export class Unreadable extends Error {}

/** Bounds the work for one file, so that a small file can't keep the function busy. */
export interface Budget {
	/** Bytes of objects that may still be read. */
	toRead: number
	/** Bytes that may still come out of packed objects. */
	toUnpack: number
	/** Objects that may still be found. */
	objects: number
}

const spaces = '\0\t\n\f\r '
const delimiters = '()<>[]{}/%'

const isAmong = (characters: string) => {
	const table = new Uint8Array(256)
	for (const character of characters) table[character.charCodeAt(0)] = 1
	return table
}

const spaceTable = isAmong(spaces)
const endTable = isAmong(spaces + delimiters)

export const isSpace = (code: number | undefined) => code !== undefined && spaceTable[code] === 1

/** Any character of a name may be written as its hexadecimal code. `at` is behind the slash. */
export function readName(bytes: Buffer, at: number, most = Number.POSITIVE_INFINITY) {
	const end = endOfWord(bytes, at, at + most)
	const name = bytes.toString('latin1', at, end)
	return { name: name.includes('#') ? decoded(name) : name, end }
}

const decoded = (name: string) =>
	name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Returns the end of a word or number that begins here. */
export function endOfWord(bytes: Buffer, at: number, most = bytes.length) {
	const last = Math.min(bytes.length, most)
	let end = at
	while (end < last && endTable[bytes[end] ?? 0] === 0) end++
	return end
}

/** Comments count as white space. */
export function skipSpace(bytes: Buffer, from: number) {
	let at = from
	for (;;) {
		while (isSpace(bytes[at])) at++
		if (bytes[at] !== 0x25) return at
		while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at++
	}
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** A text in parentheses. `at` is behind the first one. */
export function readText(bytes: Buffer, at: number) {
	const text: number[] = []
	let open = 1
	let end = at
	while (end < bytes.length) {
		const code = bytes[end++] ?? 0
		if (code === 0x5c) {
			const octal = /^[0-7]{1,3}/.exec(bytes.toString('latin1', end, end + 3))?.[0]
			const character = String.fromCharCode(bytes[end] ?? 0)
			end += octal?.length ?? 1
			if (octal) text.push(Number.parseInt(octal, 8) & 255)
			else if (character === '\r') end += bytes[end] === 0x0a ? 1 : 0
			else if (character !== '\n') text.push(escapes[character] ?? character.charCodeAt(0))
			continue
		}
		if (code === 0x28) open++
		if (code === 0x29 && --open === 0) return { text: Buffer.from(text), end }
		text.push(code)
	}
	throw new Unreadable()
}
