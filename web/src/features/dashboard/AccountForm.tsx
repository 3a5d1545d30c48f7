import { useState } from 'react'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { ChangeEmailInput, ChangeNameInput, ConfirmEmailInput, EraseAccountInput } from '#shared/account/own-schema.ts'
import type { CurrentUser } from '#shared/account/user.ts'
import { isPending } from '#shared/applications/missing.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Checkbox } from '#web/components/fields/Checkbox.tsx'
import { CodeField } from '#web/components/fields/CodeField.tsx'
import { EmailField } from '#web/components/fields/EmailField.tsx'
import { PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { PasswordField } from '#web/components/fields/PasswordField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { fieldErrorsOf } from '#web/components/forms/useProblems.ts'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { client } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { useOwnApplications } from './useOwnApplications.ts'

const ownAccount = client(ownAccountApi)

/** Few people open one of these, so they're loaded then. */
export default function AccountForm({ user, change }: { user: CurrentUser; change: 'name' | 'email' | 'erase' }) {
	if (change === 'name') return <ChangeName user={user} />
	return change === 'email' ? <ChangeEmail /> : <EraseAccount user={user} />
}

/** The page may be gone after a look at the inbox on an old phone, so someone with a code can go on from the start. */
function ChangeEmail() {
	const [asked, setAsked] = useState<string>()
	const [done, setDone] = useState<string>()
	if (done)
		return (
			<Success title={done}>
				<WhatStays />
			</Success>
		)
	return asked === undefined ? (
		<AskForCode onAsked={setAsked} />
	) : (
		<TakesFocus>
			<ConfirmEmail email={asked} onDone={setDone} onBack={() => setAsked(undefined)} />
		</TakesFocus>
	)
}

const WhatStays = () => (
	<p>
		{t(
			'Your dashboard stays as it is. We’ll write to your new email about the help you asked for and your events. The newsletter stays with your old one.',
		)}
	</p>
)

function AskForCode({ onAsked }: { onAsked: (email: string) => void }) {
	const { form, fields } = useSchemaForm(ChangeEmailInput, { email: '', password: '' })
	return (
		<Form
			form={form}
			label={t('Change your email')}
			className="grid max-w-form gap-s4"
			onSend={async (typed) => {
				await ownAccount.changeEmail(typed)
				onAsked(typed.email)
			}}
		>
			<div className="max-w-read">
				<WhatStays />
			</div>
			<EmailField
				field={fields.email}
				label={t('New email')}
				hint={t('We’ll send a code there to make sure it’s yours.')}
			/>
			<PasswordField field={fields.password} label={t('Your password')} autoComplete="current-password" />
			<div className="flex flex-wrap gap-x-s4 gap-y-s2">
				<Submit busy={t('Sending')}>{t('Send a code')}</Submit>
				<Button look="quiet" className="-mx-3" onClick={() => onAsked(form.getValues('email').trim())}>
					{t('I have a code')}
				</Button>
			</div>
		</Form>
	)
}

interface Props {
	email: string
	onDone: (message: string) => void
	onBack: () => void
}

function ConfirmEmail({ email, onDone, onBack }: Props) {
	const { signedIn } = useSession()
	const { form, fields } = useSchemaForm(ConfirmEmailInput, { email, verificationCode: '' })
	return (
		<Form
			form={form}
			label={t('Enter the code')}
			className="grid max-w-form gap-s4"
			onSend={async (typed) => {
				const { message } = await ownAccount.confirmEmail(typed)
				await signedIn()
				onDone(message)
			}}
		>
			<p className="max-w-read">
				{t(
					'We sent a 6-digit code to your new email. It works for 10 minutes. If you don’t see it, check your spam folder.',
				)}
			</p>
			<EmailField field={fields.email} label={t('New email')} />
			<CodeField field={fields.verificationCode} />
			<div className="flex flex-wrap gap-x-s4 gap-y-s2">
				<Submit busy={t('Checking')}>{t('Change email')}</Submit>
				<Button look="quiet" className="-mx-3" onClick={onBack}>
					{t('Send a new code')}
				</Button>
			</div>
		</Form>
	)
}

function ChangeName({ user: { firstName, lastName } }: { user: CurrentUser }) {
	const { signedIn } = useSession()
	const [done, setDone] = useState<string>()
	const { form, fields } = useSchemaForm(ChangeNameInput, { firstName, lastName })
	if (done) return <Success title={done} />
	return (
		<Form
			form={form}
			label={t('Change your name')}
			className="grid max-w-form gap-s4"
			onSend={async (typed) => {
				const { message } = await ownAccount.changeName(typed)
				await signedIn()
				setDone(message)
			}}
		>
			<p className="max-w-read">{t('What you’ve already sent us keeps the name it was sent with.')}</p>
			<PersonFields fields={fields} />
			<Submit busy={t('Changing it')}>{t('Change name')}</Submit>
		</Form>
	)
}

/** Names what stays before anyone decides: what belongs to someone else by now, and what we have to keep. */
function EraseAccount({ user }: { user: CurrentUser }) {
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
	const waits = own.applications?.some(isPending)
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
			{waits ? (
				<Banner tone="waiting" title={t('You’re still waiting for our answer')}>
					<p>
						{t(
							'If we erase your account, we erase that application too. We won’t answer it, and we can’t help you pay that bill.',
						)}
					</p>
				</Banner>
			) : null}
			{waits || isUnpaid || isRefused ? (
				<Checkbox field={fields.pendingToo} label={t('Erase the application that we’re not done with, too')} />
			) : null}
			<PasswordField field={fields.password} label={t('Your password')} autoComplete="current-password" />
			<Submit look="danger" busy={t('Asking us')}>
				{t('Erase my account')}
			</Submit>
		</Form>
	)
}
