import { LoginInput } from '#shared/account/schema.ts'
import { t } from '#shared/words/t.ts'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { account } from './account.ts'

const noCookies = t('Your browser didn’t keep you signed in. Please allow cookies for this site and try again.')

export function LoginForm({ waiting, onPasskey }: { waiting: boolean; onPasskey: () => void }) {
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
			<TextField field={fields.email} label={t('Email')} type="email" autoComplete="username" />
			<PasswordField field={fields.password} label={t('Password')} autoComplete="current-password" />
			<Submit className="w-full" busy={t('Logging in')}>
				{t('Login')}
			</Submit>
		</Form>
	)
}
