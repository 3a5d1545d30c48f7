import { t } from '#shared/words/t.ts'
import type { Field } from '../fieldsOf.ts'
import { PasswordField } from '../PasswordField.tsx'

interface Props {
	password: Field<string>
	confirmation: Field<string>
}

/** Someone who has an account chooses another password. */
export const NewPasswordFields = ({ password, confirmation }: Props) => (
	<>
		<PasswordField
			field={password}
			label={t('New password')}
			hint={t('8 characters or more, with a capital letter, a number and a symbol like ! or #.')}
			autoComplete="new-password"
		/>
		<PasswordField field={confirmation} label={t('Confirm new password')} autoComplete="new-password" />
	</>
)
