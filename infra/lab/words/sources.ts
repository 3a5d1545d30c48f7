import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Part, partsOf } from '../../../web/build/syntax.ts'

/** The sentence is in a file of translations, which has its Spanish at this place. */
export interface Sentence {
	file: string
	english: string
	spanish: string
	at: readonly [start: number, end: number]
}

const translations = 'shared/words/es/**/*.ts'

/** Every sentence has its Spanish, in the order of the files. */
export const sentencesIn = (root: string): Sentence[] =>
	globSync(translations, { cwd: root })
		.toSorted()
		.flatMap((file) =>
			partsIn(root, file).flatMap(({ type, key, value }) => {
				const own = value as Part | undefined
				const english = key?.type === 'Identifier' ? key.name : key?.value
				return type === 'Property' && typeof english === 'string' && typeof own?.value === 'string'
					? [{ file, english, spanish: own.value, at: [own.start, own.end] as const }]
					: []
			}),
		)

/** Each text has the files it stands in, so that a translator can ask or look. */
export function placesIn(root: string): ReadonlyMap<string, string[]> {
	const places = new Map<string, string[]>()
	const files = globSync('{shared,web/src,functions/domain/mail}/**/*.{ts,tsx}', { cwd: root })
	for (const file of files.toSorted().filter((each) => !/\.test\.|words\/es\//.test(each)))
		for (const { type, value } of partsIn(root, file))
			if (type === 'Literal' && typeof value === 'string') {
				const before = places.get(value) ?? []
				if (!before.includes(file)) places.set(value, [...before, file])
			}
	return places
}

const partsIn = (root: string, file: string) =>
	partsOf(readFileSync(join(root, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts')
