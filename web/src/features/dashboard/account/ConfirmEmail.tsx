import { ConfirmEmailInput } from '#shared/account/own-schema.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { CodeField } from '#web/components/fields/CodeField.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { ownAccount } from './ownAccount.ts'

interface Props {
	email: string
	onDone: (message: string) => void
	onBack: () => void
}

export function ConfirmEmail({ email, onDone, onBack }: Props) {
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
