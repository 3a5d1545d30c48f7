import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { Button } from '#web/components/Button.tsx'
import { addressIn } from '#web/lib/addresses.ts'
import { inStorage } from '#web/lib/drafts/drafts.ts'
import { language } from '#web/lib/language.ts'
import { useHydrated } from '#web/lib/useHydrated.ts'

/** A setting of the deployment, `languages`. */
const isOffered: boolean = import.meta.env.VITE_OFFERS_SPANISH

const place = 'stays-in-english'

/** Someone who chose English, by saying no or with the switch, isn't asked again on this device. */
const stayInEnglish = () => inStorage('localStorage', (kept) => kept.setItem(place, 'yes'))

const readsSpanish = () =>
	navigator.language.startsWith('es') && !inStorage('localStorage', (kept) => kept.getItem(place))

/** Each is written in its own language, for someone who can't read the page they're on. */
const other =
	language === 'es' ? ({ code: 'en', name: 'English' } as const) : ({ code: 'es', name: 'Español' } as const)

/** Leads to the same page in the other language. What was typed is kept as a draft, which holds no word of either. */
export function LanguageSwitch({ className }: { className: string }) {
	const { pathname, search } = useLocation()
	// The desk is the team's, and the team works in English.
	if (!isOffered || pathname === routes.desk.path) return null
	return (
		<a
			href={addressIn(other.code, pathname) + search}
			lang={other.code}
			hrefLang={other.code}
			onClick={language === 'es' ? stayInEnglish : undefined}
			className={className}
		>
			{other.name}
		</a>
	)
}

/**
 * Asks in Spanish on an English page. Nobody is led away, and nothing moves. It comes first on the page, because someone
 * who hears the page should hear this before the English.
 */
export function SpanishSuggestion() {
	const { pathname, search } = useLocation()
	const hydrated = useHydrated()
	const [answered, setAnswered] = useState(false)
	const decline = () => {
		stayInEnglish()
		setAnswered(true)
		// The button is gone, and the focus goes on where the page begins.
		document.getElementById('main')?.focus({ preventScroll: true })
	}
	if (!isOffered || language === 'es' || !hydrated || answered || !readsSpanish()) return null
	return (
		<aside
			lang="es"
			aria-label="Idioma"
			className="suggestion fixed inset-x-0 bottom-0 z-20 border-line border-t bg-paper shadow-high print:hidden [@media(height<25rem)]:hidden"
		>
			<p className="page-width flex min-h-14 flex-wrap items-center justify-center gap-x-s5 py-1">
				<span className="text-center max-small:basis-full max-small:pt-s2">¿Prefiere español?</span>
				<a href={addressIn('es', pathname) + search} hrefLang="es" className="inline-flex min-h-11 items-center">
					Ver en español
				</a>
				<Button look="quiet" size="small" className="-mx-3" onClick={decline}>
					No, gracias
				</Button>
			</p>
		</aside>
	)
}
