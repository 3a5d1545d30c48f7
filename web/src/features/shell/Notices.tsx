import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { usePageHeading } from '#web/components/Page.tsx'
import { busyCalls } from '#web/lib/busyCalls.ts'
import { addressOf } from '#web/lib/language.ts'
import { waitingParts } from '#web/lib/lazy.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useOwedSignOut } from '#web/lib/session/sendSignOuts.ts'
import { useOnline } from '#web/lib/useOnline.ts'

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

/**
 * Someone who has just opened something is told why it isn't here, wherever on the page they pressed. The desk of an event
 * works without a network and says so itself.
 */
export function OfflineNotice({ atDesk }: { atDesk: boolean }) {
	const online = useOnline()
	const waits = useSyncExternalStore(waitingParts.onChange, waitingParts.many, () => 0) > 0
	const place = waits ? 'fixed inset-x-0 bottom-s4 z-30' : 'mt-s3'
	return (
		<div role="status" className={`page-width ${place} empty:hidden print:hidden`}>
			{online || (atDesk && !waits) ? null : (
				<Banner tone="waiting" title={t('You’re offline')}>
					<p>
						{waits
							? t('What you opened will load as soon as you’re back online. Nothing you typed is lost.')
							: t('You can go on reading and typing here. Nothing can be sent until you’re connected again.')}
					</p>
				</Banner>
			)}
		</div>
	)
}

/**
 * Someone who has just pressed a button is told why it takes longer, and that they needn't press it again. It's always in
 * sight, because the button may be far down the page.
 */
export function BusyNotice() {
	const waits = useSyncExternalStore(busyCalls.onChange, busyCalls.many, () => 0) > 0
	return (
		<div role="status" className="page-width fixed inset-x-0 bottom-s4 z-30 empty:hidden print:hidden">
			{waits ? (
				<Banner tone="waiting" title={t('We’re very busy right now')} className="shadow-high">
					<p>{t('We’re trying again for you. Please keep this page open.')}</p>
				</Banner>
			) : null}
		</div>
	)
}

const title = t('You’re signed out on this device')

/** The server doesn't know of the sign-out yet. */
const Words = () => (
	<p>
		{t(
			'We erased what this device had about you. We couldn’t reach our server, so you’re still signed in there. We’ll sign you out as soon as you’re connected.',
		)}
	</p>
)

export function OwedSignOutNotice() {
	const waits = useOwedSignOut() === 'waits'
	return (
		<div role="status" className="page-width empty:hidden print:hidden">
			{waits ? (
				<Banner tone="waiting" title={title} className="mt-s3">
					<Words />
				</Banner>
			) : null}
		</div>
	)
}

/** Takes the place of someone's own page, because another page's code may not load without a network. */
export function LeftPage() {
	const heading = usePageHeading(title)
	const waits = useOwedSignOut() === 'waits'
	return (
		<div className="page-width grid justify-items-start gap-s4 pt-s7 pb-s9">
			<h1 ref={heading} tabIndex={-1} className="text-h2">
				{title}
			</h1>
			<div role="status" className="grid max-w-read gap-s3 text-soft empty:hidden">
				{waits ? <Words /> : null}
			</div>
			<LinkButton look="ghost" to={routes.home.path}>
				{routes.home.label}
			</LinkButton>
		</div>
	)
}
