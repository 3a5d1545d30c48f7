import { type Budget, endOfWord, isName, readName, readText, skipSpace, Unreadable, type Value } from './syntax.ts'

const deepest = 100

/** The words that end an object, so a well-formed object can't have them inside. */
const breaks = new Set(['obj', 'endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref'])

/** Reads the values of one object, and calls `seen` for every name in it. `at` is where the reading stands. */
export class ValueReader {
	readonly bytes: Buffer
	at: number
	readonly #budget: Budget
	readonly #seen: (name: string) => void
	#paid: number

	constructor(bytes: Buffer, at: number, budget: Budget, seen: (name: string) => void) {
		this.bytes = bytes
		this.at = at
		this.#paid = at
		this.#budget = budget
		this.#seen = seen
	}

	/** Returns what is written before the next word that isn't a value, and that word. */
	readObject() {
		const values: Value[] = []
		const word = this.#values(values, 0)
		return { values, word }
	}

	/** Returns the word or bracket that ended the list. */
	#values(into: Value[], depth: number): string {
		if (depth > deepest) throw new Unreadable()
		for (;;) {
			const end = this.#value(into, depth)
			this.#budget.toRead -= this.at - this.#paid
			this.#paid = this.at
			if (this.#budget.toRead < 0) throw new Unreadable()
			if (end !== undefined) return end
		}
	}

	/** Adds the next value, or returns what is there instead. */
	#value(into: Value[], depth: number): string | undefined {
		const { bytes } = this
		this.at = skipSpace(bytes, this.at)
		if (this.at >= bytes.length) return 'end'
		const code = bytes[this.at] ?? 0
		if (endOfWord(bytes, this.at, this.at + 1) > this.at) return this.#word(into)
		const isTwice = code === bytes[this.at + 1]
		this.at++
		switch (String.fromCharCode(code)) {
			case '/':
				return this.#name(into)
			case '(':
				return this.#text(into)
			case '[':
				return this.#list(into, depth, ']')
			case ']':
				return ']'
			case '<':
				if (!isTwice) return this.#hexadecimal(into)
				this.at++
				return this.#list(into, depth, '>>')
			case '>':
				if (!isTwice) return undefined
				this.at++
				return '>>'
			default:
				return undefined
		}
	}

	#list(into: Value[], depth: number, closing: string) {
		const values: Value[] = []
		if (this.#values(values, depth + 1) !== closing) throw new Unreadable()
		into.push(closing === ']' ? values : { pairs: paired(values) })
		return undefined
	}

	#name(into: Value[]) {
		const { name, end } = readName(this.bytes, this.at)
		this.at = end
		this.#seen(name)
		into.push({ name })
		return undefined
	}

	#text(into: Value[]) {
		const { text, end } = readText(this.bytes, this.at)
		this.at = end
		into.push(text)
		return undefined
	}

	#hexadecimal(into: Value[]) {
		const end = this.bytes.indexOf('>', this.at)
		if (end < 0) throw new Unreadable()
		into.push(Buffer.from(this.bytes.toString('latin1', this.at, end).replace(/\s/g, ''), 'hex'))
		this.at = end + 1
		return undefined
	}

	#word(into: Value[]) {
		const end = endOfWord(this.bytes, this.at)
		const word = this.bytes.toString('latin1', this.at, Math.min(end, this.at + 40))
		this.at = end
		if (word === 'R') into.push(reference(into))
		else if (isNumber(word)) into.push(Number.parseFloat(word))
		else if (breaks.has(word)) return word
		else into.push(word === 'true' || (word === 'false' ? false : undefined))
		return undefined
	}
}

const isNumber = (word: string) => '+-.0123456789'.includes(word.charAt(0))

function reference(into: Value[]): Value {
	const [number, generation] = into.splice(-2)
	return typeof number === 'number' && typeof generation === 'number' ? { number, generation } : undefined
}

function paired(values: Value[]) {
	const pairs: [string, Value][] = []
	for (let at = 0; at < values.length; at++) {
		const key = values[at]
		if (isName(key)) pairs.push([key.name, values[++at]])
	}
	return pairs
}
