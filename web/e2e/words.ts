import type { Page } from 'playwright-core'
import said from '#shared/words/es/said.json' with { type: 'json' }
import shown from '#shared/words/es/shown.json' with { type: 'json' }

const spanish: ReadonlyMap<string, string> = new Map(Object.entries({ ...said, ...shown }))

/** Journeys name what a page says in English. A page of `/es` says it in Spanish; what isn't ours, such as a file's name, it says as it is. */
export function words(page: Page, english: string) {
	if (!/^\/es(\/|$)/.test(new URL(page.url()).pathname)) return english
	return spanish.get(english) ?? english
}
