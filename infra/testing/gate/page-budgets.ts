import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod'
import { type Language, languages } from '#shared/words/t.ts'
import type { RouteName } from '../../../shared/paths.ts'
import { filesOf, manifestOf, readPageSources } from '../../../web/build/filesOf.ts'

const Manifest = z.record(
	z.string(),
	z.object({ file: z.string(), isEntry: z.boolean().optional(), imports: z.array(z.string()).optional() }),
)

/** A browser fetches these kilobytes of JavaScript before a page can be used: the entry, the page, and all they import. */
export function firstLoad(build: string, page: string, language: Language = 'en') {
	const manifest = Manifest.parse(JSON.parse(readFileSync(join(build, manifestOf(language)), 'utf8')))
	const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
	const files = new Set([...entries, page].flatMap((source) => filesOf(manifest, source)))
	const scripts = [...files].filter((file) => file.endsWith('.js'))
	return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(build, file)), { level: 9 }).length, 0) / 1000
}

const withForm = 182

const largest = new Map<RouteName, number>([
	...(['find', 'door', 'report', 'reference', 'login', 'recover'] as const).map((page) => [page, withForm] as const),
	// The desk opens before an event, and it finds and signs in guests without a network from then on.
	['desk', 231],
])

/**
 * The kilobytes that a page may load before it can be used, because someone on an old phone waits for them. React and the
 * router are 108 of them. Some pages begin with a form, whose fields and rules come at once.
 */
const budgetOf = (page: string) => largest.get(page as RouteName) ?? 123

export interface PageWeight {
	page: string
	weight: number
	budget: number
}

/** The answer has what every page of a built site weighs in each language. */
export async function pageWeights(build: string): Promise<PageWeight[]> {
	const weighed = languages.map(async (language) =>
		Array.from(await readPageSources(language), ([page, source]) => ({
			page: language === 'en' ? page : `${page} (${language})`,
			weight: firstLoad(build, source, language),
			budget: budgetOf(page),
		})),
	)
	return (await Promise.all(weighed)).flat()
}
