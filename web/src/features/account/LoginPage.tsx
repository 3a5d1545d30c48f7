import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { VerifyInput } from '#shared/account/schema.ts'
import type { CurrentUser } from '#shared/account/user.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Gathering } from '#web/components/bridge/Gathering.tsx'
import { CodeField } from '#web/components/fields/CodeField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { usePageHeading } from '#web/components/Page.tsx'
import { rich } from '#web/lib/rich.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { account } from './account.ts'
import { LoginBox } from './LoginBox.tsx'

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
				<Gathering className="w-full max-w-140" />
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

/** The last step of a signup; the page goes on to the dashboard by itself once the user is verified. */
function VerifyBox({ user }: { user: CurrentUser }) {
	const { signedIn, signOut } = useSession()
	const { form, fields } = useSchemaForm(VerifyInput, { verificationCode: '' })
	return (
		<section aria-labelledby="verify" className="panel">
			<h2 id="verify" className="text-h3">
				{t('Verify your email')}
			</h2>
			<p className="mt-s2 mb-s5 text-soft">
				{rich(
					'We sent a 6-digit code to {email}. It works for 10 minutes. If you don’t see it, check your spam folder.',
					{ email: <b className="wrap-anywhere text-ink">{user.email}</b> },
				)}
			</p>
			<Form
				form={form}
				label={t('Verify your email')}
				onSend={async (values) => {
					await account.verify(values)
					await signedIn()
				}}
			>
				<CodeField field={fields.verificationCode} />
				<Submit className="w-full" busy={t('Checking')}>
					{t('Verify')}
				</Submit>
			</Form>
			<Resend />
			<p className="mt-s4 border-line border-t pt-s3 text-soft">
				{t('Not your address?')} <br className="small:hidden" />
				<Button look="quiet" className="-mx-3" onClick={signOut}>
					{t('Sign out and use another')}
				</Button>
			</p>
		</section>
	)
}

function Resend() {
	const coolDown = useCoolDown(60)
	const resend = useAction({
		send: () => account.resendCode({}),
		onDone: coolDown.start,
		message: ({ message }) => message,
	})
	return (
		<div className="mt-s3 grid justify-items-start gap-s3">
			<Button
				look="quiet"
				className="-mx-3 text-left"
				aria-disabled={coolDown.waiting}
				busy={resend.busy && t('Sending')}
				onClick={() => (coolDown.waiting ? undefined : resend.start())}
			>
				{coolDown.waiting ? t('You can send a new code in a minute') : t('Send a new code')}
			</Button>
			<ActionBanner {...resend} />
		</div>
	)
}

/** A pause before the same request may be repeated. */
function useCoolDown(seconds: number) {
	const [waiting, setWaiting] = useState(false)
	useEffect(() => {
		if (!waiting) return
		const timer = setTimeout(() => setWaiting(false), seconds * 1000)
		return () => clearTimeout(timer)
	}, [waiting, seconds])
	return { waiting, start: () => setWaiting(true) }
}
