import { useState } from 'react'
import * as z from 'zod'
import { RecoveryRequestInput } from '#shared/account/schema.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Success } from '#web/components/messages/Success.tsx'
import { account } from './account.ts'

const TwiceTyped = RecoveryRequestInput.extend({ again: z.string() }).refine(
	({ email, again }) => email === again.trim().toLowerCase(),
	{ path: ['again'], error: t('Enter the same email in both fields.'), when: () => true },
)

export function ForgotForm() {
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
			<TextField field={fields.email} label={t('Email')} type="email" autoComplete="email" />
			<TextField field={fields.again} label={t('Confirm email')} type="email" autoComplete="email" />
			<Submit className="w-full" busy={t('Sending')}>
				{t('Send recovery email')}
			</Submit>
		</Form>
	)
}
