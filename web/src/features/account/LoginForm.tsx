import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { LoginInput } from '#shared/account/schema.ts'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/Form.tsx'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { account } from './account.ts'

const noCookies = 'Your browser did not keep the session. Please allow cookies for this site and try again.'

export function LoginForm() {
	const { signedIn } = useSession()
	const form = useForm({
		resolver: zodResolver(LoginInput),
		shouldFocusError: false,
		defaultValues: { email: '', password: '' },
	})
	return (
		<Form
			form={form}
			label="Login"
			onSend={async (values) => {
				await account.login(values)
				if (!(await signedIn())) throw new Error(noCookies)
			}}
		>
			<TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" />
			<PasswordField
				control={form.control}
				name="password"
				label="Password"
				autoComplete="current-password"
			/>
			<Button type="submit" busy={form.formState.isSubmitting && 'Logging in'}>
				Login
			</Button>
		</Form>
	)
}
