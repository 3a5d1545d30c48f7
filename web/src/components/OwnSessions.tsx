import { t } from '#shared/words/t.ts'
import { locale } from '#web/lib/language.ts'
import { useEndOthers, useOwnSessions } from '#web/lib/ownAccount.ts'
import { Button } from './Button.tsx'
import { Loaded } from './Loaded.tsx'
import { ActionBanner } from './messages/ActionBanner.tsx'
import { Skeleton } from './messages/Loading.tsx'

/** For someone who lost a phone or used a library's computer. */
export default function OwnSessions() {
	const end = useEndOthers()
	return (
		<Loaded query={useOwnSessions()} waiting={<Skeleton lines={2} />}>
			{({ sessions }) => (
				<div className="grid justify-items-start gap-s4">
					<ul className="grid gap-s3">
						{sessions.map((session) => (
							<SessionRow key={`${session.begun} ${session.isThis}`} session={session} />
						))}
					</ul>
					<ActionBanner message={end.message} problem={end.problem} />
					{sessions.length > 1 ? (
						<Button look="ghost" size="small" busy={end.busy && t('Signing out')} onClick={() => end.start()}>
							{t('Sign out everywhere else')}
						</Button>
					) : null}
				</div>
			)}
		</Loaded>
	)
}

type Session = NonNullable<ReturnType<typeof useOwnSessions>['data']>['sessions'][number]

const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

const SessionRow = ({ session: { browser, begun, seen, isThis } }: { session: Session }) => (
	<li className="border-line border-l-4 pl-s4">
		<p className="font-strong">{browserWords(browser)}</p>
		<p className="text-small text-soft">{t('Signed in {moment}.', { moment: moments.format(new Date(begun)) })}</p>
		<p className="text-small text-soft">
			{isThis ? t('This is where you are now.') : t('Last used {moment}.', { moment: moments.format(new Date(seen)) })}
		</p>
	</li>
)

const systems: Readonly<Record<string, (browser: string) => string>> = {
	'an iPhone': (browser) => t('{browser} on an iPhone', { browser }),
	'an iPad': (browser) => t('{browser} on an iPad', { browser }),
	'an Android phone': (browser) => t('{browser} on an Android phone', { browser }),
	'an Android tablet': (browser) => t('{browser} on an Android tablet', { browser }),
	'a Chromebook': (browser) => t('{browser} on a Chromebook', { browser }),
	Windows: (browser) => t('{browser} on Windows', { browser }),
	'a Mac': (browser) => t('{browser} on a Mac', { browser }),
	Linux: (browser) => t('{browser} on Linux', { browser }),
}

/** A browser is stored as "Safari on an iPhone", and shown in the page's words. */
function browserWords(stored: string) {
	const [name = stored, system = ''] = stored.split(' on ')
	const browser = name === 'A browser' ? t('A browser') : name
	return systems[system]?.(browser) ?? browser
}
