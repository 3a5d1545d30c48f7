import { inflateSync } from 'node:zlib'
import { ValueReader } from './read-value.ts'
import { type Budget, type Dict, isDict, isName, isSpace, Unreadable, under, type Value } from './syntax.ts'
import type { Unlock } from './unlock.ts'

/** An object as the file has it. An attacker may write several under one number, so each of them counts. */
export interface Found {
	/** Undefined if a comment or something else stands where the number should be. */
	number: number | undefined
	generation: number
	value: Value
	place: Place
	/** The offset at which the bytes of a stream begin. */
	data: number | undefined
}

export interface Place {
	bytes: Buffer
	at: number
}

type Seen = (name: string) => void

/**
 * Reads every object, wherever it stands: also those that no table of the file names, and those within the bytes of a
 * stream. What another program takes for an object is among them, whichever way it looks for objects.
 */
export function* findObjects(bytes: Buffer, budget: Budget, seen: Seen): Generator<Found> {
	for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
		if (!isSpace(bytes[at - 1]) && !isDigit(bytes[at - 1])) continue
		const { number, generation } = headerBefore(bytes, at)
		const found = readObject(new ValueReader(bytes, at + 3, budget, seen), number === undefined)
		if (found) yield { number, generation, place: { bytes, at: at + 3 }, ...found }
		spend(budget, 1)
	}
}

/** The letters 'obj' also occur in the bytes of pictures. There, no number stands before them. */
function readObject(reader: ValueReader, mayBeNone: boolean) {
	try {
		const { values, word } = reader.readObject()
		if (word === 'stream' && values.some(isDict)) return { value: values.findLast(isDict), data: reader.at }
		return { value: values[0], data: undefined }
	} catch (error) {
		if (mayBeNone && error instanceof Unreadable) return undefined
		throw error
	}
}

export function spend(budget: Budget, objects: number) {
	budget.objects -= objects
	if (budget.objects < 0 || budget.toRead < 0) throw new Unreadable()
}

/** A comment may stand between the number and the word. */
function headerBefore(bytes: Buffer, at: number) {
	const before = bytes.toString('latin1', Math.max(0, at - 40), at)
	const [, number, generation] = /(\d{1,10})[\0\s]{1,8}(\d{1,5})[\0\s]{0,8}$/.exec(before) ?? []
	return { number: number === undefined ? undefined : Number(number), generation: Number(generation ?? 0) }
}

const isDigit = (code = 0) => code >= 0x30 && code <= 0x39

/** Only these two words tell a program that objects are packed into a stream, and it can't do without the first. */
export const isObjectStream = (dict: Dict) =>
	under(dict, 'First').length > 0 || under(dict, 'Type').some((type) => isName(type) && type.name === 'ObjStm')

/** The bytes of a stream of objects. Everyone packs them in the same way, so what is packed differently is refused. */
export function unpackedObjects(bytes: Buffer, found: Found, budget: Budget, unlock: Unlock | undefined) {
	const { value, data = 0 } = found
	if (!isDict(value)) throw new Unreadable()
	const isPacked = onlyFlate(value)
	const from = startOfData(bytes, data)
	const length = under(value, 'Length')[0]
	const to = typeof length === 'number' ? from + length : endOfData(bytes, from)
	// A packed stream says itself where it ends, and files that are wrong about its length are common.
	const stored = bytes.subarray(from, isPacked && !unlock ? undefined : to)
	if (unlock) budget.toUnpack -= stored.length
	if (budget.toUnpack < 0) throw new Unreadable()
	const objects = opened(unlock ? unlock(stored, found) : stored, isPacked, budget.toUnpack)
	budget.toUnpack -= objects.length
	if (budget.toUnpack < 0) throw new Unreadable()
	return objects
}

/** Some programs also read the short forms, and a file of its own for a stream. */
const otherWays = ['F', 'DP', 'FFilter', 'Predictor']

function onlyFlate(dict: Dict) {
	const [filter, ...more] = under(dict, 'Filter').flat()
	const parameters = under(dict, 'DecodeParms').flat()
	const isPlain = parameters.every((each) => each === undefined)
	if (more.length > 0 || !isPlain || otherWays.some((key) => under(dict, key).length > 0)) throw new Unreadable()
	if (filter === undefined) return false
	if (isName(filter) && filter.name === 'FlateDecode') return true
	throw new Unreadable()
}

function startOfData(bytes: Buffer, after: number) {
	let at = after
	while (bytes[at] === 0x20) at++
	if (bytes[at] === 0x0d) at++
	return bytes[at] === 0x0a ? at + 1 : at
}

function endOfData(bytes: Buffer, from: number) {
	const word = bytes.indexOf('endstream', from)
	if (word < 0) throw new Unreadable()
	if (bytes[word - 1] !== 0x0a) return bytes[word - 1] === 0x0d ? word - 1 : word
	return bytes[word - 2] === 0x0d ? word - 2 : word - 1
}

function opened(stored: Buffer, isPacked: boolean, most: number) {
	if (!isPacked) return stored
	try {
		return inflateSync(stored, { maxOutputLength: Math.max(1, most) })
	} catch {
		throw new Unreadable()
	}
}

/** The objects within a stream of objects: first the number and place of each, then, from `First` on, the objects. */
export function* findPacked(objects: Buffer, dict: Dict, budget: Budget, seen: Seen): Generator<Found> {
	const [first, count] = ['First', 'N'].map((key) => onlyNumber(under(dict, key)))
	if (first === undefined || count === undefined) throw new Unreadable()
	spend(budget, count)
	const header = new ValueReader(objects.subarray(0, first), 0, budget, seen).readObject().values.map(asNumber)
	const pairs = Array.from({ length: count }, (_, index) => header.slice(index * 2, index * 2 + 2))
	const ends = endsOf(pairs.map(([, place]) => place ?? 0))
	for (const [number, place] of pairs) {
		if (number === undefined || place === undefined) throw new Unreadable()
		const end = ends.get(place)
		const part = objects.subarray(first + place, end === undefined ? undefined : first + end)
		const [value] = new ValueReader(part, 0, budget, seen).readObject().values
		yield { number, generation: 0, value, place: { bytes: part, at: 0 }, data: undefined }
	}
}

const asNumber = (value: Value) => (typeof value === 'number' && value >= 0 ? value : undefined)

const onlyNumber = (values: Value[]) => (values.length === 1 ? asNumber(values[0]) : undefined)

/** Each object ends where the next one begins. */
function endsOf(places: number[]) {
	const sorted = [...new Set(places)].toSorted((a, b) => a - b)
	return new Map(sorted.map((place, index) => [place, sorted[index + 1]]))
}

/** The dictionaries at the end of a file or of an update. */
export function* trailers(bytes: Buffer, budget: Budget) {
	for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7)) {
		spend(budget, 1)
		yield readObject(new ValueReader(bytes, at + 7, budget, () => {}), true)?.value
	}
}

/** Calls `seen` for a value's dictionaries, and for those within them. */
export function eachDict(value: Value, seen: (dict: Dict) => void) {
	if (Array.isArray(value)) for (const each of value) eachDict(each, seen)
	if (!isDict(value)) return
	seen(value)
	for (const [, each] of value.pairs) eachDict(each, seen)
}
