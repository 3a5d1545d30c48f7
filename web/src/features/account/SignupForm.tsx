import { useState } from 'react'
import * as z from 'zod'
import { passwordsMustMatch, SignupInput } from '#shared/account/schema.ts'
import { Banner } from '#web/components/Banner.tsx'
import { Form } from '#web/components/Form.tsx'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { useSchemaForm } from '#web/components/useSchemaForm.ts'
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
	if (answer) return <Banner tone="good" role="status" title={answer} />
	return (
		<Form
			form={form}
			label="Signup"
			onSend={async ({ confirmation: _, ...input }) => {
				const { message } = await account.signup(input)
				if (!(await signedIn())) setAnswer(message)
			}}
		>
			<div className="grid gap-s5 small:grid-cols-2">
				<TextField field={fields.firstName} label="First name" autoComplete="given-name" />
				<TextField field={fields.lastName} label="Last name" autoComplete="family-name" />
			</div>
			<TextField
				field={fields.email}
				label="Email"
				hint="We send a code there to make sure it is yours."
				type="email"
				autoComplete="email"
			/>
			<PasswordField
				field={fields.password}
				label="Password"
				hint="8 characters or more, with a capital letter, a number and a symbol like ! or #."
				autoComplete="new-password"
			/>
			<PasswordField field={fields.confirmation} label="Confirm password" autoComplete="new-password" />
			<Submit className="w-full" busy="Creating your account">
				Create account
			</Submit>
		</Form>
	)
}
