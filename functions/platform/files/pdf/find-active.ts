import { fileSentences } from '#shared/files/rules.ts'
import {
	eachDict,
	type Found,
	findObjects,
	findPacked,
	isObjectStream,
	type Place,
	spend,
	trailers,
	unpackedObjects,
} from './find-objects.ts'
import { ValueReader } from './read-value.ts'
import { type Budget, isDict, isName, isRef, readName, Unreadable, under, type Value } from './syntax.ts'
import { type Unlock, unlockedBy } from './unlock.ts'

/** Names without which no program runs a script, starts a program, sends a form or opens a file within the file. */
const active = new Set([
	...['JavaScript', 'Rendition', 'Launch', 'SubmitForm', 'ImportData', 'GoToE'],
	...['RichMedia', 'EmbeddedFile', 'EmbeddedFiles', 'FileAttachment'],
])

/** a character takes up to three bytes. The name ends before the next character, so a longer name isn't mistaken for one of these. */
const longest = 3 * Math.max(...Array.from(active, ({ length }) => length)) + 1

/** The same, but so short that they also occur by chance in the bytes of a picture. They count within objects. */
const activeWithin = new Set(['JS', 'EF', '3D', 'XFA'])

/** Actions under these keys run without a click. */
const automatic = new Set(['OpenAction', 'AA'])

/** Actions that a document may do by itself when it's opened or turned over, because they show one of its own pages. */
const mayHappen = new Set(['GoTo', 'Named'])

/** No real document chains more actions. */
const deepest = 100

/** Many times what the objects of the largest document take, in bytes. */
const most = 20_000_000

/** An updated file repeats how it's encrypted. */
const mostWays = 100

/**
 * Finds what could start by itself when someone opens the document. The names are looked for in every byte of the file and
 * of its packed objects, so it doesn't matter which of the objects a program takes for the document's own.
 */
export function problemWithPdf(bytes: Buffer): string | undefined {
	const budget: Budget = { toRead: bytes.length * 2 + most, toUnpack: most, objects: 500_000 }
	try {
		return namesActive(bytes) ? fileSentences.active : new Pdf(bytes, budget).problem()
	} catch (error) {
		if (error instanceof Unreadable) return fileSentences.unreadable
		throw error
	}
}

const slash = 0x2f

function namesActive(bytes: Buffer) {
	for (let at = bytes.indexOf(slash); at >= 0; at = bytes.indexOf(slash, at + 1))
		if (active.has(readName(bytes, at + 1, longest).name)) return true
	return false
}

class Pdf {
	readonly #bytes: Buffer
	readonly #budget: Budget
	readonly #places = new Map<number, Place[]>()
	readonly #streams: Found[] = []
	readonly #encrypted: { by: Value; id: Value }[] = []
	/** Actions that run without a click. */
	readonly #automatic: Value[] = []
	#isActive = false

	constructor(bytes: Buffer, budget: Budget) {
		this.#bytes = bytes
		this.#budget = budget
	}

	problem() {
		for (const found of findObjects(this.#bytes, this.#budget, this.#see)) this.#note(found)
		for (const value of trailers(this.#bytes, this.#budget)) this.#noteEncryption(value)
		const unlock = this.#unlock()
		if (unlock === 'has a password') return fileSentences.locked
		for (const stream of this.#streams) this.#unpack(stream, unlock)
		return this.#isActive || this.#happens(this.#automatic, new Set()) ? fileSentences.active : undefined
	}

	readonly #see = (name: string) => {
		if (activeWithin.has(name)) this.#isActive = true
	}

	#note(found: Found) {
		const { number, value, place, data } = found
		if (number !== undefined) this.#placesOf(number).push(place)
		this.#noteAutomatic(value)
		this.#noteEncryption(value)
		if (data !== undefined && isDict(value) && isObjectStream(value)) this.#streams.push(found)
	}

	#placesOf(number: number) {
		const places = this.#places.get(number) ?? []
		if (places.length === 0) this.#places.set(number, places)
		return places
	}

	#noteAutomatic(value: Value) {
		eachDict(value, ({ pairs }) => {
			for (const [key, each] of pairs) if (automatic.has(key)) this.#automatic.push(each)
		})
	}

	#noteEncryption(value: Value) {
		if (!isDict(value)) return
		const [id] = under(value, 'ID')
		for (const by of under(value, 'Encrypt')) this.#encrypted.push({ by, id: Array.isArray(id) ? id[0] : undefined })
	}

	#unlock(): Unlock | 'has a password' | undefined {
		if (this.#encrypted.length > mostWays) throw new Unreadable()
		const ways = this.#encrypted.flatMap(({ by, id }) => this.#all(by).map((dict) => ({ dict, id })))
		if (this.#encrypted.length === 0) return undefined
		for (const { dict, id } of ways.slice(0, mostWays)) {
			const unlock = unlockedBy(dict, Buffer.isBuffer(id) ? id : Buffer.alloc(0))
			if (unlock) return unlock
		}
		return 'has a password'
	}

	#unpack(stream: Found, unlock: Unlock | undefined) {
		const objects = unpackedObjects(this.#bytes, stream, this.#budget, unlock)
		if (namesActive(objects)) this.#isActive = true
		const { value } = stream
		if (this.#isActive || !isDict(value)) return
		for (const found of findPacked(objects, value, this.#budget, this.#see)) this.#note(found)
	}

	/** Resolves a reference to its object, in each version that the file has of it. */
	#resolved(value: Value): Value[] {
		if (!isRef(value)) return [value]
		const places = this.#places.get(value.number) ?? []
		spend(this.#budget, places.length)
		return places.flatMap(({ bytes, at }) =>
			new ValueReader(bytes, at, this.#budget, this.#see).readObject().values.slice(0, 1),
		)
	}

	#all = (value: Value) => this.#resolved(value).filter(isDict)

	/** An action, the actions after it, or a list of events with an action for each. */
	#happens(values: Value[], known: Set<number>, depth = 0): boolean {
		if (depth > deepest) throw new Unreadable()
		return values.some((value) => {
			if (value === undefined || (isRef(value) && known.has(value.number))) return false
			if (isRef(value)) known.add(value.number)
			return this.#all(value).some((dict) => {
				const kinds = under(dict, 'S').flatMap((kind) => this.#resolved(kind))
				if (kinds.some((kind) => !isName(kind) || !mayHappen.has(kind.name))) return true
				const next = kinds.length > 0 ? under(dict, 'Next').flat() : dict.pairs.map(([, each]) => each)
				return this.#happens(next, known, depth + 1)
			})
		})
	}
}
