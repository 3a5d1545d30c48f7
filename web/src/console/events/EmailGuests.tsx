import { useState } from 'react'
import type * as z from 'zod'
import { emailReaches } from '#shared/events/rules.ts'
import { GuestEmailPreviewInput } from '#shared/events/schema.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import type { MailPreview } from '#shared/letter.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { KeptInTab } from '#web/components/forms/SavedNote.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useDraftedForm } from '#web/components/forms/useDraftedForm.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { howMany } from '../howMany.ts'
import { VerifyEmail } from '../mail/VerifyEmail.tsx'
import { type DraftOwner, withOwnDraft } from '../OwnDraft.tsx'
import { consolePath } from '../paths.ts'
import { useChange } from '../useChange.ts'
import { dayAndTime } from '../when.ts'
import { eventQuery, type StaffEvent, section, staffEvents } from './events.ts'

interface Props {
	event: StaffEvent
	onChanged: (event: StaffEvent) => void
}

interface Preview extends z.output<typeof MailPreview> {
	/** Of the event that it shows. */
	version: number
}

/** Writes to everyone who signed up: the message first, then the email as it will go out, with the key. */
export const EmailGuests = withOwnDraft(Email)

function Email({ event, onChanged, owner, onErased }: Props & DraftOwner) {
	const { _id: id, version, emailedOn } = event
	const reached = emailReaches(event)
	const [preview, setPreview] = useState<Preview>()
	const {
		form,
		fields,
		saved,
		send: sendOnce,
	} = useDraftedForm(GuestEmailPreviewInput, { id, message: '' }, { form: `email-guests-${id}`, owner, onErased })
	const send = useChange({
		of: eventQuery(id).queryKey,
		version,
		send: (_, key: string) => {
			const message = { ...form.getValues(), version: preview?.version }
			return sendOnce(message, (options) => staffEvents.emailGuests({ ...message, key }, options))
		},
		onDone: ({ event }) => {
			form.reset()
			setPreview(undefined)
			if (event) onChanged(event)
		},
		// The email that they read says what the event was before.
		onStale: () => setPreview(undefined),
		message: eventSentences.emailOnItsWay,
	})
	if (preview)
		return (
			<Section title="Email Everyone">
				<VerifyEmail
					to={`${howMany(reached, 'person', 'people')} who signed up`}
					email={preview}
					onBack={() => setPreview(undefined)}
					send={send.run}
				/>
			</Section>
		)
	if (reached === 0)
		return (
			<Section title="Email Everyone">
				<p>{eventSentences.nobodySignedUp}</p>
			</Section>
		)
	return (
		<Section
			title="Email Everyone"
			hint={howMany(
				reached,
				'person signed up and gets this email.',
				'people signed up. Each of them gets this email.',
			)}
		>
			<ActionBanner message={send.message} problem={send.problem} />
			{emailedOn ? <p className="text-soft">The last email to everyone: {dayAndTime(emailedOn)}.</p> : null}
			<Form
				form={form}
				label="Email Everyone"
				className="grid max-w-form gap-s4"
				onSend={async (values) => {
					send.clear()
					setPreview({ ...(await staffEvents.previewGuestEmail(values)), version })
				}}
			>
				<TextArea
					field={fields.message}
					label="Message"
					hint="The email also says which event it’s about, when and where, and has its instructions."
					rows={8}
				/>
				<Submit unready={form.watch('message').trim() === ''} busy="Preparing the preview">
					Verify Email
				</Submit>
				<KeptInTab saved={saved} onErase={() => form.reset()} />
			</Form>
		</Section>
	)
}

/** Above every tab, so that it is seen where the event was changed. */
export function UntoldGuests({ event }: { event: StaffEvent }) {
	if (!event.untold) return null
	return (
		<Banner
			tone="waiting"
			role="status"
			title={`${howMany(emailReaches(event), 'person', 'people')} signed up. They don’t know yet.`}
			className="mb-s4"
		>
			<EmailEveryone id={event._id} />
		</Banner>
	)
}

export const emailTab = 'email'

export const EmailEveryone = ({ id }: { id: string }) => (
	<LinkButton look="ghost" size="small" to={consolePath(section, id, emailTab)} className="justify-self-start">
		Email Everyone
	</LinkButton>
)
