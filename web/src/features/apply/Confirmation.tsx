import { useEffect, useRef } from 'react'
import { Banner } from '#web/components/Banner.tsx'
import { LinkButton } from '#web/components/Button.tsx'
import { Gathering } from '#web/components/bridge/Gathering.tsx'
import { TokenCard } from '#web/components/TokenCard.tsx'
import { routes } from '#web/lib/paths.ts'

/** The content of the confirmation, stored in the browser's history so that a reload shows it again. */
export interface Sent {
	token: string
	name: string
	email: string
	asGuest: boolean
	/** An earlier sending had arrived, so later changes are not part of it. */
	earlier: boolean
}

export function Confirmation({ token, name, email, asGuest, earlier }: Sent) {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		window.scrollTo(0, 0)
		heading.current?.focus({ preventScroll: true })
	}, [])
	return (
		<div className="page-width pt-s6 pb-s9">
			<div className="mx-auto max-w-[44rem]">
				<Gathering className="no-print w-full max-w-140" />
				<h1 ref={heading} tabIndex={-1} className="mt-s5">
					Thank you, {name}
				</h1>
				<p className="mt-s4 max-w-read text-lead">
					We received your application. A person will read it, and you’ll hear from us within 21 days.
				</p>
				{earlier ? (
					<Banner tone="plain" title="We already had your application" className="mt-s5">
						<p>
							We have what you sent the first time, without your later changes. Write to us if they matter.
						</p>
					</Banner>
				) : null}
				<TokenCard token={token} isFound>
					You’ll need your name and this token to look up your application. Keep it private, like a password.
				</TokenCard>
				<p className="mt-s5 max-w-read">
					A confirmation is on its way to <b className="wrap-anywhere">{email}</b>. If you don’t see it, check
					your spam folder.
				</p>
				<LinkButton to={asGuest ? routes.find.path : routes.dashboard.path} className="no-print mt-s5">
					{asGuest ? routes.find.label : 'Go to Dashboard'}
				</LinkButton>
			</div>
		</div>
	)
}
