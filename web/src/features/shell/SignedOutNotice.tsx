import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { addressOf } from '#web/lib/language.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

const reasons = {
	idle: t('You were inactive, so we signed you out to protect your information.'),
	limit: t('You reached the time limit, so we signed you out to protect your information.'),
	elsewhere: t('You were signed out in another tab or on another device.'),
	tab: t('You signed out in another tab, so we erased what you typed here.'),
}

/** The page below stays unchanged. A form keeps what was typed and works again after a login in a second tab. */
export function SignedOutNotice() {
	const { ended } = useSession()
	const { pathname } = useLocation()
	const [closed, setClosed] = useState<typeof ended>()
	if (!ended || ended === closed) return null
	const atLogin = pathname === routes.login.path
	const isIdle = ended.cause === 'idle'
	const hidden = isIdle && pathname === routes.apply.path
	const gone = isIdle && pathname === routes.find.path
	return (
		<div className="page-width print:hidden">
			<Banner tone="plain" role="alert" title={t('You were signed out')} className="mt-s3">
				<p>
					{reasons[ended.cause]}{' '}
					{atLogin || hidden || gone || !ended.user ? null : <span>{t('What you typed is still on this page.')}</span>}
					{hidden ? <span>{t('Sign in again to see what you typed.')}</span> : null}
				</p>
				<div className="mt-s2 flex flex-wrap items-center gap-x-s6 gap-y-s2">
					{atLogin ? null : (
						<a
							href={addressOf(routes.login.path)}
							target="_blank"
							rel="noopener"
							className="inline-flex min-h-11 items-center"
						>
							{t('Sign in again (opens a new tab)')}
						</a>
					)}
					<Button look="quiet" size="small" className="-mx-3" onClick={() => setClosed(ended)}>
						{t('Close this notice')}
					</Button>
				</div>
			</Banner>
		</div>
	)
}
