import { useState } from 'react'
import { CodeSignInInput } from '#shared/passkeys/schema.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { passkeys, passkeysSupported, showPasskey } from '#web/lib/passkeys.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useAction } from '#web/lib/useAction.ts'

/** The second step of signing in, for employees with a passkey. */
export default function PasskeyStep() {
	const { signedIn } = useSession()
	const supported = passkeysSupported()
	const [withCode, setWithCode] = useState(false)
	const show = useAction({
		send: async () => {
			await passkeys.signIn({ credential: await showPasskey(await passkeys.challenge({})) })
			await signedIn()
		},
	})
	if (!supported)
		return (
			<div className="grid gap-s4">
				<p>{t('This browser can’t use passkeys. Use another one, or one of your recovery codes.')}</p>
				<CodeForm />
			</div>
		)
	if (withCode)
		return (
			<TakesFocus>
				<div className="grid gap-s4">
					<CodeForm />
					<Button look="quiet" className="justify-self-start" onClick={() => setWithCode(false)}>
						{t('Use a passkey instead')}
					</Button>
				</div>
			</TakesFocus>
		)
	return (
		<div className="grid gap-s4">
			<p>{t('Your password is right. Now use the passkey that you added to your account.')}</p>
			<ActionBanner problem={show.problem} />
			<Button autoFocus busy={show.busy && t('Waiting for your passkey')} onClick={() => show.start()}>
				{t('Use my passkey')}
			</Button>
			<Button look="quiet" className="justify-self-start" onClick={() => setWithCode(true)}>
				{t('I don’t have it with me')}
			</Button>
		</div>
	)
}

function CodeForm() {
	const { signedIn } = useSession()
	const { form, fields } = useSchemaForm(CodeSignInInput, { code: '' })
	return (
		<Form
			form={form}
			label={t('Sign in with a recovery code')}
			onSend={async (typed) => {
				await passkeys.signInWithCode(typed)
				await signedIn()
			}}
		>
			<TextField
				field={fields.code}
				label={t('Recovery code')}
				hint={t('You saved these codes when you added your passkey. Each works once.')}
				inputClassName="tracking-[0.08em]"
			/>
			<Submit className="w-full" busy={t('Signing in')}>
				{t('Sign in with this code')}
			</Submit>
			<p className="text-small text-soft">
				{t('No codes left? A colleague with User Access can remove your passkeys in User Settings.')}
			</p>
		</Form>
	)
}
