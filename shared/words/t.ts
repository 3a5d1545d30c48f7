import type said from './es/said.json'
import type shown from './es/shown.json'

export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

/** English is the key, and every other language has words in its place. */
export type Translation = Exclude<Language, 'en'>

/** A sentence that the server may answer with. */
export type ServerSentence = keyof typeof said

/** Every English sentence that has its Spanish. */
export type English = ServerSentence | keyof typeof shown

/** The compiler's complaint says which sentence has no Spanish. */
export type Known<Sentence extends string> = Sentence extends English
	? Sentence
	: `No Spanish in shared/words/es yet: ${Sentence}`

/** The names in braces: 'Hello {name}' has one hole, name. */
type Holes<Sentence> = Sentence extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never

/** A sentence with holes asks for what fills them, and one without takes nothing. */
export type Filling<Sentence, Value = string | number> = [Holes<Sentence>] extends [never]
	? []
	: [values: Readonly<Record<Holes<Sentence>, Value>>]

/** A sentence without holes keeps its type, so that what the server says can be compared and checked. */
type Filled<Sentence> = [Holes<Sentence>] extends [never]
	? Sentence extends `${infer Words} ~${string}`
		? Words
		: Sentence
	: string

/** Puts values into the holes of a sentence. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>) =>
	sentence.replace(/\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole))

/**
 * Removes the note that tells two meanings of one English text apart: `t('Other ~relation')`. People don't see the note.
 */
export const withoutNote = (sentence: string) => sentence.replace(/ ~.*$/, '')

/**
 * Marks words that people read: `t('Hello {name}', { name })`. In the server, in tests and on English pages it's the
 * English itself. The build of the Spanish pages puts the Spanish in its place (web/build/words.ts).
 */
export const t = <const Sentence extends string>(english: Known<Sentence>, ...[values]: Filling<Sentence>) =>
	(values ? fill(withoutNote(english), values) : withoutNote(english)) as Filled<Sentence>
