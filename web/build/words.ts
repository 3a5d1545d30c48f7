import { type Plugin, parseAst } from 'vite'
import said from '../../shared/words/es/said.json' with { type: 'json' }
import shown from '../../shared/words/es/shown.json' with { type: 'json' }
import { type Language, withoutNote } from '../../shared/words/t.ts'

const spanish: ReadonlyMap<string, string> = new Map(Object.entries({ ...said, ...shown }))

/** The arguments of each marker that are sentences. */
const sentencesOf: Readonly<Record<string, readonly number[]>> = { t: [0], rich: [0], plural: [1, 2] }

/**
 * Puts the words of one language in the place of the English ones, so that no page carries a dictionary. The development
 * server serves both languages: there, each sentence is both, and the address chooses. A test may bring a Spanish of its
 * own.
 */
export const words = (
	languageOf: (environment: string) => Language,
	spanishOf: (sentence: string) => string | undefined = (sentence) => spanish.get(sentence),
): Plugin => ({
	name: 'words',
	transform: {
		filter: { id: /\.tsx?$/, code: /\b(t|rich|plural)\(/ },
		handler(code, id) {
			const language = languageOf(this.environment.name)
			const both = this.environment.mode === 'dev'
			const say = (sentence: Part | undefined) => {
				if (typeof sentence?.value !== 'string')
					return this.error(`A marked sentence is written where it is marked, and is no variable: ${id}`)
				const english = withoutNote(sentence.value)
				const own = spanishOf(sentence.value)
				if (own === undefined) return this.error(`No Spanish for “${sentence.value}”: ${id}`)
				if (both) return `(/^\\/es(\\/|$)/.test(globalThis.location.pathname) ? ${quoted(own)} : ${quoted(english)})`
				return quoted(language === 'es' ? own : english)
			}
			const calls = partsOf(code).filter(({ type }) => type === 'CallExpression')
			const changes = calls.flatMap(({ start, end, callee, arguments: given = [] }) => {
				const marker = callee?.name ?? ''
				const needsNoCall = marker === 't' && !fills(given)
				return (sentencesOf[marker] ?? []).map((place) => ({
					...(needsNoCall ? { start, end } : { start: given[place]?.start ?? 0, end: given[place]?.end ?? 0 }),
					words: say(given[place]),
				}))
			})
			const done = changes
				.toSorted((one, other) => other.start - one.start)
				.reduce((text, { start, end, words }) => text.slice(0, start) + words + text.slice(end), code)
			const callsOn = calls.some(({ callee, arguments: given = [] }) => callee?.name === 't' && fills(given))
			return { code: callsOn ? done : done.replace(importOfT, ''), map: null }
		},
	},
})

/** A sentence without anything to fill in needs no call at all. */
const fills = (given: readonly Part[]) => given.length > 1

/** Left behind, it makes Rolldown split the first script into chunks, which costs every page 2 kB. */
const importOfT = /^import \{ t \} from "[^"]*\/words\/t\.ts";?$/m

const quoted = (text: string) => JSON.stringify(text)

/** The part of a syntax tree that is read here. */
interface Part {
	type: string
	start: number
	end: number
	name?: string
	value?: unknown
	key?: Part
	callee?: Part
	arguments?: Part[]
}

/** Lists all parts of the code in its order. A part comes before those inside it. */
function partsOf(code: string, lang: 'js' | 'ts' | 'tsx' = 'js'): Part[] {
	const found: Part[] = []
	const look = (node: unknown) => {
		if (!node || typeof node !== 'object') return
		if ('type' in node && 'start' in node) found.push(node as Part)
		for (const inner of Object.values(node)) look(inner)
	}
	look(parseAst(code, { lang }))
	return found
}
