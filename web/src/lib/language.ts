import type { Language } from '#shared/words/t.ts'
import { addressIn } from './addresses.ts'

/** The build sets it: each language has pages of its own. The development server has both, and the address decides. */
export const language: Language =
	import.meta.env.VITE_LANGUAGE === 'es' ||
	(import.meta.env.DEV && /^\/es(\/|$)/.test(globalThis.location?.pathname ?? ''))
		? 'es'
		: 'en'

/** For the page's HTML and for Intl. Dollars and dates are written as in the United States in both. */
export const locale = { en: 'en-US', es: 'es-US' }[language]

/** The beginning of every address in this language. */
export const basename = language === 'en' ? '' : `/${language}`

/** The address of a page in this language, for links that the router doesn't make. */
export const addressOf = (path: string) => addressIn(language, path)

/** The path of a page, the same in each language. */
export const pathIn = (address: string) => address.slice(basename.length) || '/'
