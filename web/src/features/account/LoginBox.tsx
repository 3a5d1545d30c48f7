import { type ReactNode, useState } from 'react'
import { Button } from '#web/components/Button.tsx'
import { ForgotForm } from './ForgotForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SignupForm } from './SignupForm.tsx'

type Mode = 'login' | 'signup' | 'forgot'

const titles: Record<Mode, string> = {
	login: 'Welcome back',
	signup: 'Create an account',
	forgot: 'Forgot your password?',
}

export function LoginBox({ first = 'login' }: { first?: Mode | undefined }) {
	const [mode, setMode] = useState<Mode>(first)
	const forms: Record<Mode, ReactNode> = {
		login: <LoginForm />,
		signup: <SignupForm />,
		forgot: <ForgotForm />,
	}
	return (
		<section aria-labelledby="box" className="panel">
			<h2 id="box" className="mb-s5 text-h3">
				{titles[mode]}
			</h2>
			{forms[mode]}
			<div className="mt-s5 -mb-s2 flex flex-wrap justify-between gap-x-s4 border-line border-t pt-s3">
				{mode === 'forgot' ? (
					<Button look="quiet" className="-mx-3" onClick={() => setMode('login')}>
						Return to Login
					</Button>
				) : (
					<>
						<Button
							look="quiet"
							className="-mx-3"
							onClick={() => setMode(mode === 'login' ? 'signup' : 'login')}
						>
							Signup / Login
						</Button>
						<Button look="quiet" className="-mx-3" onClick={() => setMode('forgot')}>
							Forgot Password?
						</Button>
					</>
				)}
			</div>
		</section>
	)
}
