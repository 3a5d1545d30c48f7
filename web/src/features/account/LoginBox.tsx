import { type ReactNode, useState } from 'react'
import * as z from 'zod'
import { LoginInput, passwordsMustMatch, RecoveryRequestInput, SignupInput } from '#shared/account/schema.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { EarlyButton } from '#web/components/EarlyButton.tsx'
import { EmailField } from '#web/components/fields/EmailField.tsx'
import { PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { Part } from '#web/components/Part.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { account } from './account.ts'

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

const TwiceTyped = RecoveryRequestInput.extend({ again: z.string() }).refine(
	({ email, again }) => email === again.trim().toLowerCase(),
	{ path: ['again'], error: t('Enter the same email in both fields.'), when: () => true },
)

function ForgotForm() {
	const [sent, setSent] = useState<{ message: string; email: string }>()
	const { form, fields } = useSchemaForm(TwiceTyped, { email: '', again: '' })
	if (sent)
		return (
			<div className="grid gap-s5">
				<Success title={t('Check your inbox')}>{sent.message}</Success>
				<LinkButton to={routes.recover.path} state={{ email: sent.email }}>
					{t('Enter the recovery code')}
				</LinkButton>
			</div>
		)
	return (
		<Form
			form={form}
			label={t('Password recovery')}
			onSend={async ({ email }) => {
				const { message } = await account.requestRecovery({ email })
				setSent({ message, email })
			}}
		>
			<p className="-mt-s3 text-soft">{t('We’ll email you a code to set a new one.')}</p>
			<EmailField field={fields.email} label={t('Email')} />
			<EmailField field={fields.again} label={t('Confirm email')} />
			<Submit className="w-full" busy={t('Sending')}>
				{t('Send recovery email')}
			</Submit>
		</Form>
	)
}

const noCookies = t('Your browser didn’t keep you signed in. Please allow cookies for this site and try again.')

function LoginForm({ waiting, onPasskey }: { waiting: boolean; onPasskey: () => void }) {
	const { signedIn } = useSession()
	const { form, fields } = useSchemaForm(LoginInput, { email: '', password: '' })
	return (
		<Form
			form={form}
			label={t('Login')}
			waiting={waiting}
			onSend={async (values) => {
				const { needsPasskey } = await account.login(values, { session: 'begins' })
				if (needsPasskey) return onPasskey()
				if (!(await signedIn())) throw new Error(noCookies)
			}}
		>
			<EmailField field={fields.email} label={t('Email')} autoComplete="username" />
			<PasswordField field={fields.password} label={t('Password')} autoComplete="current-password" />
			<Submit className="w-full" busy={t('Logging in')}>
				{t('Login')}
			</Submit>
		</Form>
	)
}

const TypedSignup = SignupInput.extend({ confirmation: z.string() }).refine(
	({ password, confirmation }) => password === confirmation,
	{ path: ['confirmation'], error: passwordsMustMatch, when: () => true },
)

function SignupForm() {
	const { signedIn } = useSession()
	const [answer, setAnswer] = useState<string>()
	const { form, fields } = useSchemaForm(TypedSignup, {
		firstName: '',
		lastName: '',
		email: '',
		password: '',
		confirmation: '',
	})
	if (answer) return <Success title={answer} />
	return (
		<Form
			form={form}
			label={t('Signup')}
			onSend={async ({ confirmation: _, ...input }) => {
				const { message } = await account.signup(input, { session: 'begins' })
				if (!(await signedIn())) setAnswer(message)
			}}
		>
			<PersonFields fields={fields} emailHint={t('We’ll send a code there to make sure it’s yours.')} />
			<PasswordField
				field={fields.password}
				label={t('Password')}
				hint={t('8 characters or more, with a capital letter, a number and a symbol like ! or #.')}
				autoComplete="new-password"
			/>
			<PasswordField field={fields.confirmation} label={t('Confirm password')} autoComplete="new-password" />
			<Submit className="w-full" busy={t('Creating your account')}>
				{t('Create account')}
			</Submit>
		</Form>
	)
}
