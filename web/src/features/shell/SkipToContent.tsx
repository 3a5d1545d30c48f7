import { t } from '#shared/words/t.ts'
import { useHydrated } from '#web/lib/useHydrated.ts'

const look =
	'sr-only z-30 rounded-full bg-ink text-paper focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:px-s5 focus:py-s3 underline'

/**
 * A link within the page would add an entry to the browser's history, without what forms and confirmations keep in the
 * one that is there. So it's a button as soon as a script can answer it.
 */
export function SkipToContent() {
	const hydrated = useHydrated()
	const words = t('Skip to the content')
	if (!hydrated)
		return (
			<a href="#main" className={look}>
				{words}
			</a>
		)
	return (
		<button type="button" className={look} onClick={() => document.getElementById('main')?.focus()}>
			{words}
		</button>
	)
}
