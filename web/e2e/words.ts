import type { Page } from 'playwright-core'
import { said } from '#shared/words/es/said.ts'
import { shown } from '#shared/words/es/shown.ts'

const spanish: ReadonlyMap<string, string> = new Map(Object.entries({ ...said, ...shown }))

/** Journeys name what a page says in English. A page of `/es` says it in Spanish; what isn't ours, such as a file's name, it says as it is. */
export const words = (page: Page, english: string) =>
	/^\/es(\/|$)/.test(new URL(page.url()).pathname) ? (spanish.get(english) ?? english) : english
