import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod'
import { readBundles } from '../bundles.ts'

export interface Weight {
	name: string
	/** Of the gzipped bytes, in kB of 1000. */
	kilobytes: number
	limit: number
}

const Manifest = z.record(
	z.string(),
	z.object({
		file: z.string(),
		isEntry: z.boolean().optional(),
		imports: z.array(z.string()).optional(),
	}),
)

/** The JavaScript a browser fetches for the first sight of `/`: the entry, the page, and all they import. */
export function firstLoad(build: string, page: string, limit: number): Weight {
	const manifest = Manifest.parse(JSON.parse(readFileSync(join(build, '.vite', 'manifest.json'), 'utf8')))
	const needed = new Set<string>()
	const take = (name: string) => {
		const chunk = manifest[name]
		if (!chunk) throw new Error(`The build's manifest has no ${name}`)
		if (needed.has(name)) return
		needed.add(name)
		for (const imported of chunk.imports ?? []) take(imported)
	}
	for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry) take(name)
	take(page)
	const files = [...needed]
		.flatMap((name) => manifest[name]?.file ?? [])
		.filter((file) => file.endsWith('.js'))
	const bytes = files.reduce((sum, file) => sum + gzipped(join(build, file)), 0)
	return { name: 'first load of /', kilobytes: bytes / 1000, limit }
}

/** Each function's bundle as synthesized. */
export function functionBundles(assembly: string, limit: number): Weight[] {
	return readBundles(assembly).map(({ name, file }) => ({
		name,
		kilobytes: gzipped(file) / 1000,
		limit,
	}))
}

const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length
