import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import * as z from 'zod'
import { passwordsMustMatch, RecoverInput, recoveryCodeLength } from '#shared/account/schema.ts'
import { Banner } from '#web/components/Banner.tsx'
import { LinkButton } from '#web/components/Button.tsx'
import { Form } from '#web/components/Form.tsx'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Page } from '#web/components/Page.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { useSchemaForm } from '#web/components/useSchemaForm.ts'
import { routes } from '#web/lib/paths.ts'
import { account, withoutSpaces } from './account.ts'

const TypedRecovery = RecoverInput.extend({ confirmation: z.string() }).refine(
	({ password, confirmation }) => password === confirmation,
	{ path: ['confirmation'], error: passwordsMustMatch, when: () => true },
)

type Typed = z.input<typeof TypedRecovery>

/** As documented: the button waits for these; the form says what a password must contain only when it is sent. */
const isReady = ({ email, password, confirmation, token }: Partial<Typed>) =>
	Boolean(email) &&
	(email?.length ?? 0) < 50 &&
	Boolean(password) &&
	(password?.length ?? 0) < 50 &&
	password === confirmation &&
	token?.length === recoveryCodeLength

export default function RecoverPage() {
	const { state } = useLocation()
	const [done, setDone] = useState<string>()
	const { form, fields } = useSchemaForm(TypedRecovery, {
		email: typeof state?.email === 'string' ? state.email : '',
		token: '',
		password: '',
		confirmation: '',
	})
	const ready = isReady(useWatch({ control: form.control }))
	const backToLogin = (
		<LinkButton to={routes.login.path} look={done ? 'primary' : 'ghost'}>
			Back to Login
		</LinkButton>
	)
	if (done)
		return (
			<Page title={routes.recover.label} heading="Welcome back">
				<div className="grid max-w-form justify-items-start gap-s5">
					<Banner tone="good" role="status" title={done} />
					{backToLogin}
				</div>
			</Page>
		)
	return (
		<Page
			title={routes.recover.label}
			heading="Choose a new password"
			intro="Type the code from our email and a new password."
		>
			<div className="max-w-form panel">
				<Form
					form={form}
					label="Recover your password"
					onSend={async ({ confirmation: _, ...input }) => {
						const { message } = await account.recover(input)
						setDone(message)
					}}
				>
					<TextField field={fields.email} label="Email" type="email" autoComplete="username" />
					<TextField
						field={fields.token}
						label="Recovery code"
						hint="10 characters. Small letters are fine too."
						autoComplete="one-time-code"
						refused={withoutSpaces}
						inputClassName="max-w-80 tracking-[0.16em]"
					/>
					<PasswordField
						field={fields.password}
						label="New password"
						hint="8 characters or more, with a capital letter, a number and a symbol like ! or #."
						autoComplete="new-password"
					/>
					<PasswordField
						field={fields.confirmation}
						label="Confirm new password"
						autoComplete="new-password"
					/>
					<div className="flex flex-wrap gap-s3">
						<Submit unready={!ready} busy="Submitting">
							Submit Recovery
						</Submit>
						{backToLogin}
					</div>
				</Form>
			</div>
		</Page>
	)
}
