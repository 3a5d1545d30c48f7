import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { CurrentUser } from '#shared/account/user.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Gathering } from '#web/components/bridge/Gathering.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { usePageHeading } from '#web/components/Page.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { LoginBox } from './LoginBox.tsx'
import { VerifyBox } from './VerifyBox.tsx'

export default function LoginPage() {
	const { user, waiting } = useSession()
	const heading = usePageHeading('Bridge The Gap')
	// A page that asks for an account is returned to after login.
	const { state } = useLocation()
	// Someone who signs up or in here is brought to the box that comes next.
	const [begunHere, setBegunHere] = useState(false)
	if (user === null && !begunHere) setBegunHere(true)
	if (user?.verified) return <Navigate to={state?.goOn ?? routes.dashboard.path} replace />
	return (
		<div className="page-width grid items-center gap-s8 pt-s6 pb-s9 925:grid-cols-[1fr_minmax(0,30rem)] 925:pt-s8">
			<div className="hidden 925:block">
				<Gathering lanterns={false} className="w-full max-w-140" />
				<p className="mt-s6 max-w-[24ch] font-title font-head text-h2 text-ink leading-tight">
					{t('What you tell us stays between you and the people who help.')}
				</p>
			</div>
			<div className="mx-auto w-full max-w-[30rem]">
				<h1 ref={heading} tabIndex={-1} className="sr-only">
					Bridge The Gap
				</h1>
				{user ? <Verify user={user} isNext={begunHere} /> : <LoginBox waiting={waiting} />}
			</div>
		</div>
	)
}

function Verify({ user, isNext }: { user: CurrentUser; isNext: boolean }) {
	const box = <VerifyBox user={user} />
	return isNext ? <TakesFocus>{box}</TakesFocus> : box
}
