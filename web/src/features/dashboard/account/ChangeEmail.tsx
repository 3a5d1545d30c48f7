import { useState } from 'react'
import { ChangeEmailInput, ConfirmEmailInput } from '#shared/account/own-schema.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { CodeField } from '#web/components/fields/CodeField.tsx'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Success } from '#web/components/messages/Success.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { ownAccount } from './ownAccount.ts'

/** The page may be gone after a look at the inbox on an old phone, so someone with a code can go on from the start. */
export default function ChangeEmail() {
	const [asked, setAsked] = useState<string>()
	const [done, setDone] = useState<string>()
	if (done)
		return (
			<Success title={done}>
				<WhatStays />
			</Success>
		)
	return asked === undefined ? (
		<AskForCode onAsked={setAsked} />
	) : (
		<TakesFocus>
			<ConfirmEmail email={asked} onDone={setDone} onBack={() => setAsked(undefined)} />
		</TakesFocus>
	)
}

const WhatStays = () => (
	<p>
		{t(
			'Your dashboard stays as it is. We’ll write to your new email about the help you asked for and your events. The newsletter stays with your old one.',
		)}
	</p>
)

function AskForCode({ onAsked }: { onAsked: (email: string) => void }) {
	const { form, fields } = useSchemaForm(ChangeEmailInput, { email: '', password: '' })
	return (
		<Form
			form={form}
			label={t('Change your email')}
			className="grid max-w-form gap-s4"
			onSend={async (typed) => {
				await ownAccount.changeEmail(typed)
				onAsked(typed.email)
			}}
		>
			<div className="max-w-read">
				<WhatStays />
			</div>
			<TextField
				field={fields.email}
				label={t('New email')}
				hint={t('We’ll send a code there to make sure it’s yours.')}
				type="email"
				autoComplete="email"
			/>
			<PasswordField field={fields.password} label={t('Your password')} autoComplete="current-password" />
			<div className="flex flex-wrap gap-x-s4 gap-y-s2">
				<Submit busy={t('Sending')}>{t('Send a code')}</Submit>
				<Button look="quiet" className="-mx-3" onClick={() => onAsked(form.getValues('email').trim())}>
					{t('I have a code')}
				</Button>
			</div>
		</Form>
	)
}

interface Props {
	email: string
	onDone: (message: string) => void
	onBack: () => void
}

function ConfirmEmail({ email, onDone, onBack }: Props) {
	const { signedIn } = useSession()
	const { form, fields } = useSchemaForm(ConfirmEmailInput, { email, verificationCode: '' })
	return (
		<Form
			form={form}
			label={t('Enter the code')}
			className="grid max-w-form gap-s4"
			onSend={async (typed) => {
				const { message } = await ownAccount.confirmEmail(typed)
				await signedIn()
				onDone(message)
			}}
		>
			<p className="max-w-read">
				{t(
					'We sent a 6-digit code to your new email. It works for 10 minutes. If you don’t see it, check your spam folder.',
				)}
			</p>
			<TextField field={fields.email} label={t('New email')} type="email" autoComplete="email" />
			<CodeField field={fields.verificationCode} />
			<div className="flex flex-wrap gap-x-s4 gap-y-s2">
				<Submit busy={t('Checking')}>{t('Change email')}</Submit>
				<Button look="quiet" className="-mx-3" onClick={onBack}>
					{t('Send a new code')}
				</Button>
			</div>
		</Form>
	)
}
