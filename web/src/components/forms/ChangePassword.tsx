import * as z from 'zod'
import { ChangePasswordInput } from '#shared/account/own-schema.ts'
import { passwordsMustMatch } from '#shared/account/schema.ts'
import { t } from '#shared/words/t.ts'
import { NewPasswordFields } from '#web/components/fields/groups/NewPasswordFields.tsx'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { useChangePassword } from '#web/lib/ownAccount.ts'
import { Form } from './Form.tsx'
import { Submit } from './Submit.tsx'
import { useSchemaForm } from './useSchemaForm.ts'

const TypedChange = ChangePasswordInput.extend({ confirmation: z.string() }).refine(
	({ newPassword, confirmation }) => newPassword === confirmation,
	{ path: ['confirmation'], error: passwordsMustMatch, when: () => true },
)

export default function ChangePassword() {
	const { form, fields } = useSchemaForm(TypedChange, { password: '', newPassword: '', confirmation: '' })
	const change = useChangePassword()
	if (change.message) return <Success title={change.message} />
	return (
		<Form
			form={form}
			label={t('Change your password')}
			className="grid max-w-form gap-s4"
			onSend={({ confirmation: _, ...input }) => change.run(input)}
		>
			<PasswordField field={fields.password} label={t('Your password now')} autoComplete="current-password" />
			<NewPasswordFields password={fields.newPassword} confirmation={fields.confirmation} />
			<Submit busy={t('Changing it')}>{t('Change password')}</Submit>
		</Form>
	)
}
