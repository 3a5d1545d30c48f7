import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { usePageHeading } from '#web/components/Page.tsx'
import { useOwedSignOut } from '#web/lib/session/sendSignOuts.ts'

const title = t('You’re signed out on this device')

/** Says that the server doesn't know of a sign-out yet. */
function Words() {
	const state = useOwedSignOut()
	return (
		<>
			<p>
				{t(
					'We erased what this device had about you. We couldn’t reach our server, so you’re still signed in there. We’ll sign you out as soon as you’re connected.',
				)}
			</p>
			{state === 'waits in this tab' ? <p>{t('Please keep this page open until then.')}</p> : null}
		</>
	)
}

export function OwedSignOutNotice() {
	const waits = useOwedSignOut().startsWith('waits')
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
	const waits = useOwedSignOut().startsWith('waits')
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
