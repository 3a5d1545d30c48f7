import { useState } from 'react'
import * as z from 'zod'
import { passwordsMustMatch, SignupInput } from '#shared/account/schema.ts'
import { t } from '#shared/words/t.ts'
import { PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Success } from '#web/components/messages/Success.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { account } from './account.ts'

const TypedSignup = SignupInput.extend({ confirmation: z.string() }).refine(
	({ password, confirmation }) => password === confirmation,
	{ path: ['confirmation'], error: passwordsMustMatch, when: () => true },
)

export function SignupForm() {
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
