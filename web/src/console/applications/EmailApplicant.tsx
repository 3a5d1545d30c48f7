import { useState } from 'react'
import type * as z from 'zod'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { EmailPreviewInput } from '#shared/applications/staff-schema.ts'
import type { MailPreview } from '#shared/letter.ts'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { KeptInTab } from '#web/components/forms/SavedNote.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useDraftedForm } from '#web/components/forms/useDraftedForm.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { VerifyEmail } from '../mail/VerifyEmail.tsx'
import { type DraftOwner, withOwnDraft } from '../OwnDraft.tsx'
import { type Application, emailOf, recipientsOf, staff } from './applications.ts'
import { ReadyTexts } from './decide/ReadyTexts.tsx'
import { useApplicationCache } from './useApplicationCache.ts'

type Preview = z.output<typeof MailPreview>

export const EmailApplicant = withOwnDraft(Email)

function Email({ application, owner, onErased }: { application: Application } & DraftOwner) {
	const { token, firstName, phone, language, delivery } = application
	const email = emailOf(application)
	const { update } = useApplicationCache(token)
	const [preview, setPreview] = useState<Preview>()
	const {
		form,
		fields,
		saved,
		send: sendOnce,
	} = useDraftedForm(EmailPreviewInput, { token, message: '' }, { form: `email-${token}`, owner, onErased })
	const send = useAction({
		send: (key: string) => {
			const message = form.getValues()
			return sendOnce(message, (options) => staff.email({ ...message, key }, options))
		},
		onDone: ({ notes }) => {
			update({ notes })
			form.reset()
			setPreview(undefined)
		},
		message: ({ message }) => message,
	})
	if (!email) return <Section title="Email Applicant">There’s no email address. Call {phone}.</Section>
	if (preview)
		return (
			<Section title="Email Applicant">
				<VerifyEmail
					holdsKey
					to={recipientsOf(application)}
					email={preview}
					delivery={delivery}
					onBack={() => setPreview(undefined)}
					send={send.run}
				/>
			</Section>
		)
	return (
		<Section title="Email Applicant" hint={`To ${firstName}, at ${recipientsOf(application)}.`}>
			{send.message === applicationSentences.emailStopped ? (
				<TakesFocus>
					<Banner tone="bad" role="status" title={send.message} />
				</TakesFocus>
			) : (
				<ActionBanner message={send.message} />
			)}
			<Form
				form={form}
				label="Email Applicant"
				className="grid max-w-form gap-s4"
				onSend={async (values) => {
					send.clear()
					setPreview(await staff.previewEmail(values))
				}}
			>
				<div className="grid gap-s3">
					<TextArea field={fields.message} label="Message" rows={8} />
					<ReadyTexts use="email" language={language} into="message" />
				</div>
				<Submit unready={form.watch('message').trim() === ''} busy="Preparing the preview">
					Verify Email
				</Submit>
				<KeptInTab saved={saved} onErase={() => form.reset()} />
			</Form>
		</Section>
	)
}
