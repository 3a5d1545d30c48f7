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

const withoutForm = 116
const withForm = 166

/**
 * The kilobytes that each page may load before it can be used, because someone on an old phone waits for them. React and
 * the router are 108 of them, and 0.7 asks a guest on each page before what they typed is erased. Some pages have a limit of
 * their own.
 */
const budgets: Record<RouteName, number> = {
	// Every page says so where its scripts don't come, and the home page had no room for the line.
	home: 117,
	// The words about a cut-off stand before the form, with links in their sentences.
	apply: 118,
	// The page says how it works before its form, which loads later.
	books: 118,
	// The answers of an application are shown in words. An answer that comes after someone left is dropped.
	find: 170,
	donate: withoutForm,
	// Each card has a map. What doesn't load says so in its place.
	events: 122,
	// The desk opens before an event, and it finds and signs in guests without a network from then on. What was erased on
	// its device stays erased when the server refuses it.
	desk: 231,
	// The page shows what someone signed up for, and says what became of it, also where it can't be asked for again.
	cancelSignUp: 119,
	// The documented form of an event, on the guest's own phone, with the rules of its fields. It isn't sent twice unasked.
	door: 179,
	about: withoutForm,
	team: withoutForm,
	sponsorship: withoutForm,
	// The three ways are drawn, and who hasn't confirmed their email is asked to.
	join: 119,
	contact: withoutForm,
	// The question whether someone prefers Spanish, once that is offered, is 0.3 of every page.
	report: 167,
	privacy: withoutForm,
	accessibility: withoutForm,
	terms: withoutForm,
	// Signing up and a forgotten password are part of the page, so that a press on them waits for no code.
	login: 173,
	recover: withForm,
	unsubscribe: withoutForm,
	dashboard: withoutForm,
}

export interface PageWeight {
	page: string
	weight: number
	budget: number
}

/** The answer has what every page of a built site weighs in each language. A page without a budget is over it. */
export async function pageWeights(build: string): Promise<PageWeight[]> {
	const weighed = languages.map(async (language) =>
		Array.from(await readPageSources(language), ([page, source]) => ({
			page: language === 'en' ? page : `${page} (${language})`,
			weight: firstLoad(build, source, language),
			budget: new Map(Object.entries(budgets)).get(page) ?? 0,
		})),
	)
	return (await Promise.all(weighed)).flat()
}
