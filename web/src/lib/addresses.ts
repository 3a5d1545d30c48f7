import { type Language, languages } from '../../../shared/words/t.ts'

/**
 * Whether pages lead to their Spanish ones, and search engines may. That waits until a native speaker from a treatment
 * center has read the Spanish (docs/glossary-es.md), because a wrong word costs someone an application.
 */
export const spanishIsOffered: boolean = false

/** The languages that a reader is told of. */
export const offeredLanguages: readonly Language[] = spanishIsOffered ? languages : ['en']

/** Where a page is in a language: `/es/find` for `/find`. */
export function addressIn(language: Language, path: string) {
	if (language === 'en') return path
	return path === '/' ? `/${language}` : `/${language}${path}`
}
