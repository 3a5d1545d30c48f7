import { useState } from 'react'
import { EraseAccountInput } from '#shared/account/own-schema.ts'
import type { CurrentUser } from '#shared/account/user.ts'
import { t } from '#shared/words/t.ts'
import { Checkbox } from '#web/components/fields/Checkbox.tsx'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { fieldErrorsOf } from '#web/components/forms/useProblems.ts'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { useOwnApplications } from '../useOwnApplications.ts'
import { ownAccount } from './ownAccount.ts'

/** Names what stays before anyone decides: what belongs to someone else by now, and what we have to keep. */
export default function EraseAccount({ user }: { user: CurrentUser }) {
	const { signedIn } = useSession()
	const own = useOwnApplications()
	// The list above may not have all that came with their email.
	const [isRefused, setRefused] = useState(false)
	const { form, fields } = useSchemaForm(EraseAccountInput, { password: '', pendingToo: false })
	const ask = useAction({
		send: ownAccount.eraseAccount,
		onDone: async () => {
			form.reset()
			await signedIn()
		},
		onProblem: (error) => setRefused((before) => before || 'pendingToo' in fieldErrorsOf(error)),
		message: ({ message }) => message,
	})
	if (user.erasesAt && ask.message) return <Success title={ask.message} />
	if (user.erasesAt)
		return <p className="max-w-read">{t('You’ve asked us to erase it. To keep it, go to the top of this page.')}</p>
	const isPending = own.applications?.some(({ status }) => status === 'Pending')
	const isUnpaid = own.applications?.some(({ status, payment }) => status === 'Approved' && !payment)
	return (
		<Form
			form={form}
			label={t('Erase your account')}
			className="grid max-w-form gap-s4"
			onSend={async (typed) => ask.run(typed)}
		>
			<div className="grid max-w-read gap-s3">
				<p>
					{t(
						'This erases your account, your applications and their files. You leave our newsletter, and we erase your reports, books and places at events too. You can’t look up an application anymore, and we can’t bring anything back.',
					)}
				</p>
				<p>
					{t(
						'An application that was sent with your address and without signing in isn’t erased, because it may be somebody else’s. We only take your address out. If it’s yours, say so on your dashboard first. Our statistics keep their numbers, without your name.',
					)}
				</p>
				<p>{t('We wait a day before we do it. Until then you can sign in and keep your account.')}</p>
			</div>
			{isUnpaid ? (
				<Banner tone="waiting" title={t('We may not have paid yet')}>
					<p>
						{t(
							'We approved an application of yours and don’t see its payment yet. If we erase your account, we may not be able to pay that bill.',
						)}
					</p>
				</Banner>
			) : null}
			{isPending ? (
				<Banner tone="waiting" title={t('You’re still waiting for our answer')}>
					<p>
						{t(
							'If we erase your account, we erase that application too. We won’t answer it, and we can’t help you pay that bill.',
						)}
					</p>
				</Banner>
			) : null}
			{isPending || isUnpaid || isRefused ? (
				<Checkbox field={fields.pendingToo} label={t('Erase the application that we’re not done with, too')} />
			) : null}
			<PasswordField field={fields.password} label={t('Your password')} autoComplete="current-password" />
			<Submit look="danger" busy={t('Asking us')}>
				{t('Erase my account')}
			</Submit>
		</Form>
	)
}
