import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { passwordsMustMatch, SignupInput } from '#shared/account/schema.ts'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/Form.tsx'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { account } from './account.ts'

const TypedSignup = SignupInput.extend({ confirmation: z.string() }).refine(
	({ password, confirmation }) => password === confirmation,
	{ path: ['confirmation'], error: passwordsMustMatch, when: () => true },
)

export function SignupForm() {
	const { signedIn } = useSession()
	const [answer, setAnswer] = useState<string>()
	const form = useForm({
		resolver: zodResolver(TypedSignup),
		shouldFocusError: false,
		defaultValues: { firstName: '', lastName: '', email: '', password: '', confirmation: '' },
	})
	const { control, formState } = form
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
				<TextField control={control} name="firstName" label="First name" autoComplete="given-name" />
				<TextField control={control} name="lastName" label="Last name" autoComplete="family-name" />
			</div>
			<TextField
				control={control}
				name="email"
				label="Email"
				hint="We send a code there to make sure it is yours."
				type="email"
				autoComplete="email"
			/>
			<PasswordField
				control={control}
				name="password"
				label="Password"
				hint="8 characters or more, with a capital letter, a number and a symbol like ! or #."
				autoComplete="new-password"
			/>
			<PasswordField
				control={control}
				name="confirmation"
				label="Confirm password"
				autoComplete="new-password"
			/>
			<Button type="submit" busy={formState.isSubmitting && 'Creating your account'}>
				Create account
			</Button>
		</Form>
	)
}
