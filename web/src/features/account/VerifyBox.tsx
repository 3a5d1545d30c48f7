import { VerifyInput } from '#shared/account/schema.ts'
import type { CurrentUser } from '#shared/account/user.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { CodeField } from '#web/components/fields/CodeField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { rich } from '#web/lib/rich.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { account } from './account.ts'
import { useCoolDown } from './useCoolDown.ts'

/** The last step of a signup; the page goes on to the dashboard by itself once the user is verified. */
export function VerifyBox({ user }: { user: CurrentUser }) {
	const { signedIn, signOut } = useSession()
	const { form, fields } = useSchemaForm(VerifyInput, { verificationCode: '' })
	return (
		<section aria-labelledby="verify" className="panel">
			<h2 id="verify" className="text-h3">
				{t('Verify your email')}
			</h2>
			<p className="mt-s2 mb-s5 text-soft">
				{rich(
					'We sent a 6-digit code to {email}. It works for 10 minutes. If you don’t see it, check your spam folder.',
					{ email: <b className="wrap-anywhere text-ink">{user.email}</b> },
				)}
			</p>
			<Form
				form={form}
				label={t('Verify your email')}
				onSend={async (values) => {
					await account.verify(values)
					await signedIn()
				}}
			>
				<CodeField field={fields.verificationCode} />
				<Submit className="w-full" busy={t('Checking')}>
					{t('Verify')}
				</Submit>
			</Form>
			<Resend />
			<p className="mt-s4 border-line border-t pt-s3 text-soft">
				{t('Not your address?')} <br className="small:hidden" />
				<Button look="quiet" className="-mx-3" onClick={signOut}>
					{t('Sign out and use another')}
				</Button>
			</p>
		</section>
	)
}

function Resend() {
	const coolDown = useCoolDown(60)
	const resend = useAction({
		send: () => account.resendCode({}),
		onDone: coolDown.start,
		message: ({ message }) => message,
	})
	return (
		<div className="mt-s3 grid justify-items-start gap-s3">
			<Button
				look="quiet"
				className="-mx-3 text-left"
				aria-disabled={coolDown.waiting}
				busy={resend.busy && t('Sending')}
				onClick={() => (coolDown.waiting ? undefined : resend.start())}
			>
				{coolDown.waiting ? t('You can send a new code in a minute') : t('Send a new code')}
			</Button>
			<ActionBanner {...resend} />
		</div>
	)
}
