import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import * as z from 'zod'
import { passwordsMustMatch, RecoverInput, recoveryCodeLength } from '#shared/account/schema.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { withoutSpaces } from '#web/components/fields/CodeField.tsx'
import { EmailField } from '#web/components/fields/EmailField.tsx'
import { NewPasswordFields } from '#web/components/fields/groups/NewPasswordFields.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { Page } from '#web/components/Page.tsx'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { mayHaveWorked } from '#web/lib/mayHaveWorked.ts'
import { rich } from '#web/lib/rich.tsx'
import { account } from './account.ts'

const TypedRecovery = RecoverInput.extend({ confirmation: z.string() }).refine(
	({ password, confirmation }) => password === confirmation,
	{ path: ['confirmation'], error: passwordsMustMatch, when: () => true },
)

type Typed = z.input<typeof TypedRecovery>

/** As documented: the button waits for these; the form says what a password must contain only when it is sent. */
const isReady = ({ email, password, confirmation, token }: Partial<Typed>) =>
	Boolean(email) &&
	(email?.length ?? 0) < 50 &&
	Boolean(password) &&
	(password?.length ?? 0) < 50 &&
	password === confirmation &&
	token?.length === recoveryCodeLength

/** The code works once, so the same press again would be refused like a wrong code. */
const tryFirst = mayHaveWorked(t('It may have worked. Try to sign in with your new password first.'))

export default function RecoverPage() {
	const { state } = useLocation()
	const [done, setDone] = useState<string>()
	const { form, fields } = useSchemaForm(TypedRecovery, {
		email: typeof state?.email === 'string' ? state.email : '',
		token: '',
		password: '',
		confirmation: '',
	})
	const ready = isReady(useWatch({ control: form.control }))
	const backToLogin = (
		<LinkButton to={routes.login.path} look={done ? 'primary' : 'ghost'}>
			{t('Back to Login')}
		</LinkButton>
	)
	if (done)
		return (
			<Page key="done" isResult title={routes.recover.label} heading={t('Welcome back')}>
				<div className="grid max-w-form justify-items-start gap-s5">
					<Banner tone="good" role="status" title={done} />
					{backToLogin}
				</div>
			</Page>
		)
	return (
		<Page
			title={routes.recover.label}
			heading={t('Choose a new password')}
			intro={t('Type the code from our email and a new password.')}
		>
			<div className="grid items-start gap-s7 large:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
				<div className="max-w-form panel">
					<Form
						form={form}
						label={t('Recover your password')}
						onSend={async ({ confirmation: _, ...input }) => {
							const { message } = await account.recover(input).catch(tryFirst)
							setDone(message)
						}}
					>
						<EmailField field={fields.email} label={t('Email')} autoComplete="username" />
						<TextField
							field={fields.token}
							label={t('Recovery code')}
							hint={t('10 characters. Small letters are fine too.')}
							autoComplete="one-time-code"
							refused={withoutSpaces}
							inputClassName="max-w-80 tracking-[0.16em]"
						/>
						<NewPasswordFields password={fields.password} confirmation={fields.confirmation} />
						<div className="flex flex-wrap gap-s3">
							<Submit unready={!ready} busy={t('Submitting')}>
								{t('Submit Recovery')}
							</Submit>
							{backToLogin}
						</div>
					</Form>
				</div>
				<NoCode />
			</div>
		</Page>
	)
}

const NoCode = () => (
	<section aria-labelledby="no-code">
		<h2 id="no-code" className="text-h3">
			{t('No code in your inbox?')}
		</h2>
		<ul className="mt-s2 grid max-w-read list-disc gap-s1 pl-s5">
			<li>{t('Look in your spam folder. It can take a few minutes.')}</li>
			<li>
				{rich('A code works for 10 minutes. If yours is older, {again}.', {
					again: <Link to={`${routes.login.path}#forgot`}>{t('ask for a new one')}</Link>,
				})}
			</li>
			<li>
				{rich(
					'We only send codes to emails that have an account. If you aren’t sure which one you used, call {phone}.',
					{ phone: <PhoneLink /> },
				)}
			</li>
		</ul>
	</section>
)
