import { useLocation } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { addressIn, spanishIsOffered } from '#web/lib/addresses.ts'
import { language } from '#web/lib/language.ts'

/** Each is written in its own language, for someone who can't read the page they're on. */
const other =
	language === 'es' ? ({ code: 'en', name: 'English' } as const) : ({ code: 'es', name: 'Español' } as const)

/** Leads to the same page in the other language. What was typed is kept as a draft, which holds no word of either. */
export function LanguageSwitch({ className }: { className: string }) {
	const { pathname, search } = useLocation()
	// The desk is the team's, and the team works in English.
	if (!spanishIsOffered || pathname === routes.desk.path) return null
	return (
		<a href={addressIn(other.code, pathname) + search} lang={other.code} hrefLang={other.code} className={className}>
			{other.name}
		</a>
	)
}
