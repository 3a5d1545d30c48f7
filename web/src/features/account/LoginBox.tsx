import { type ReactNode, useState } from 'react'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { EarlyButton } from '#web/components/EarlyButton.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { Part } from '#web/components/Part.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { ForgotForm } from './ForgotForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SignupForm } from './SignupForm.tsx'

type Mode = 'login' | 'signup' | 'forgot' | 'passkey'

/** Most people never see it, so it isn't part of the page. */
const PasskeyStep = lazy(() => import('./PasskeyStep.tsx'))

const titles: Record<Mode, string> = {
	login: t('Sign in'),
	signup: t('Create an account'),
	forgot: t('Forgot your password?'),
	passkey: t('One more step'),
}

const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus()

export function LoginBox({ waiting }: { waiting: boolean }) {
	const [mode, setMode] = useState<Mode>('login')
	// Another form took the place of the first one, and the button that was pressed may be gone.
	const [turned, setTurned] = useState(false)
	if (mode !== 'login' && !turned) setTurned(true)
	const forms: Record<Mode, ReactNode> = {
		login: <LoginForm waiting={waiting} onPasskey={() => setMode('passkey')} />,
		signup: <SignupForm />,
		forgot: <ForgotForm />,
		passkey: <PasskeyStep />,
	}
	return (
		<section aria-labelledby="box" className="panel">
			<h2 key={mode} id="box" ref={turned ? takeFocus : undefined} tabIndex={-1} className="mb-s5 scroll-mt-s5 text-h3">
				{titles[mode]}
			</h2>
			<Part coming={<Skeleton lines={3} />}>{forms[mode]}</Part>
			<div className="mt-s5 -mb-s2 flex flex-wrap justify-between gap-x-s4 border-line border-t pt-s3 noscript:hidden">
				{mode === 'forgot' || mode === 'passkey' ? (
					<Button look="quiet" className="-mx-3" onClick={() => setMode('login')}>
						{t('Return to Login')}
					</Button>
				) : (
					<>
						<span className="flex flex-wrap items-center gap-x-s4">
							<span className="text-soft">{mode === 'login' ? t('New here?') : t('Have an account?')}</span>
							<EarlyButton
								name="signup"
								busy={t('Opening it')}
								look="quiet"
								className="-mx-3"
								onPress={() => setMode(mode === 'login' ? 'signup' : 'login')}
							>
								{t('Signup / Login')}
							</EarlyButton>
						</span>
						<EarlyButton
							name="forgot"
							busy={t('Opening it')}
							look="quiet"
							className="-mx-3"
							onPress={() => setMode('forgot')}
						>
							{t('Forgot Password?')}
						</EarlyButton>
					</>
				)}
			</div>
		</section>
	)
}
