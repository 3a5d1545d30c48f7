import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod'
import type { Language } from '#shared/words/t.ts'
import { filesOf, manifestOf } from '../../../web/build/filesOf.ts'
import { readBundles } from '../bundles.ts'

/** Weights are kilobytes of 1000 gzipped bytes. */
export type Weights = Record<string, number>

const Manifest = z.record(
	z.string(),
	z.object({ file: z.string(), isEntry: z.boolean().optional(), imports: z.array(z.string()).optional() }),
)

/** A browser fetches this JavaScript for the first sight of a page: the entry, the page, and all they import. */
export function firstLoad(build: string, page: string, language: Language = 'en') {
	const manifest = Manifest.parse(JSON.parse(readFileSync(join(build, manifestOf(language)), 'utf8')))
	const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
	const files = new Set([...entries, page].flatMap((source) => filesOf(manifest, source)))
	const scripts = [...files].filter((file) => file.endsWith('.js'))
	return scripts.reduce((sum, file) => sum + gzipped(join(build, file)), 0) / 1000
}

export const functionBundles = (assembly: string): Weights =>
	Object.fromEntries(readBundles(assembly).map(({ name, file }) => [name, gzipped(file) / 1000]))

const mayGrow = 1.03

/** These bundles are over 3 % larger than recorded, or not recorded yet. */
export const grown = (weights: Weights, recorded: Weights) =>
	Object.keys(weights).filter((name) => (weights[name] ?? 0) > (recorded[name] ?? 0) * mayGrow)

const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length
