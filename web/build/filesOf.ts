import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../../shared/words/t.ts'

/** Vite's list of what it made: which source became which file, and what that one imports. */
type Manifest = Record<string, { file: string; imports?: string[] }>

/** Where the built site keeps it for each language. */
export const manifestOf = (language: Language) =>
	join('.vite', language === 'en' ? 'manifest.json' : `manifest.${language}.json`)

export const readManifest = async (outDir: string): Promise<Manifest> =>
	JSON.parse(await readFile(join(outDir, manifestOf('en')), 'utf8'))

/**
 * The router says which source draws which route, and only its text says it by name. A page of the team has two: what
 * Spanish pages have in its place is first.
 */
export async function readPageSources(language: Language) {
	const router = await readFile(join(import.meta.dirname, '..', 'src', 'router.tsx'), 'utf8')
	const loads = router.matchAll(/^\t(\w+): page\(\(\) =>([^,]+),?\s*\),$/gm)
	return new Map(
		Array.from(loads, ([, name = '', load = '']) => {
			const sources = Array.from(load.matchAll(/import\('#web\/(.+?)'\)/g), ([, source]) => `src/${source}`)
			return [name, sources.at(language === 'en' ? -1 : 0) ?? '']
		}),
	)
}

/** The scripts of a page and of what is opened next on it, so that all of them are asked for at once. A page without a source needs none of its own. */
export function filesOf(manifest: Manifest, ...sources: (string | undefined)[]) {
	const found = new Set<string>()
	const take = (name: string) => {
		const chunk = manifest[name]
		if (!chunk) throw new Error(`The build made nothing of ${name}`)
		if (found.has(chunk.file)) return
		found.add(chunk.file)
		for (const imported of chunk.imports ?? []) take(imported)
	}
	for (const source of sources) if (source !== undefined) take(source)
	return [...found]
}
