import { t } from '#shared/words/t.ts'
import { LogoMark } from '#web/components/bridge/Logo.tsx'
import { organization } from '#web/content/organization.ts'
import { addressOf, locale } from '#web/lib/language.ts'
import { routes } from '#web/lib/paths.ts'
import { useHydrated } from '#web/lib/useHydrated.ts'

const today = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })

/** Above everything that is printed: whose paper it is, of which day, and where to ask. The day is the reader's. */
export function Letterhead() {
	const isRead = useHydrated()
	return (
		<div className="mb-s5 hidden items-end justify-between gap-s5 border-b-2 pb-s3 print:flex">
			<p className="flex items-center gap-s3 font-title font-head text-h3 leading-none">
				<LogoMark />
				Bridge The Gap
			</p>
			<p className="text-right text-small">
				{organization.phone} · {organization.email}
				{isRead ? (
					<span className="block">
						{window.location.host}
						{addressOf(routes.find.path)} · {t('printed on {day}', { day: today.format(new Date()) })}
					</span>
				) : null}
			</p>
		</div>
	)
}
