import type { Language } from '../../../shared/words/t.ts'

/** Where a page is in a language: `/es/find` for `/find`. */
export function addressIn(language: Language, path: string) {
	if (language === 'en') return path
	return path === '/' ? `/${language}` : `/${language}${path}`
}
