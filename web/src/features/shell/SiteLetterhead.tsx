import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Letterhead } from '#web/components/Letterhead.tsx'
import { addressOf, locale } from '#web/lib/language.ts'
import { useHydrated } from '#web/lib/useHydrated.ts'

const today = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })

/** Above everything that is printed, except a letter with a head of its own. The day is the reader's. */
export function SiteLetterhead() {
	const isRead = useHydrated()
	const line = isRead
		? `${window.location.host}${addressOf(routes.find.path)} · ${t('printed on {day}', { day: today.format(new Date()) })}`
		: undefined
	return <Letterhead line={line} className="site-letterhead" />
}
