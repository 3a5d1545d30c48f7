import { useState } from 'react'
import { eventSentences } from '#shared/events/sentences.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { FilePreview } from '#web/components/files/FilePreview.tsx'
import { useOneImage } from '#web/components/files/useOneImage.ts'
import { Form } from '#web/components/forms/Form.tsx'
import { KeptInTab } from '#web/components/forms/SavedNote.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { ConsoleHeading, StepHeading } from '../ConsoleHeading.tsx'
import { KeyAction } from '../keys/KeyAction.tsx'
import { type DraftOwner, withOwnDraft } from '../OwnDraft.tsx'
import { consolePath } from '../paths.ts'
import { MainImageField } from './ChangeMainImage.tsx'
import { EventFields, eventFacts } from './eventFields.tsx'
import { type CheckedEvent, useNewEventForm } from './eventForm.ts'
import type { StaffEvent } from './events.ts'
import { eventPictures, useEventCache } from './events.ts'

type Step = { name: 'write' } | { name: 'verify' } | { name: 'added'; event: StaffEvent | undefined }

export default withOwnDraft(NewEvent)

function NewEvent({ owner, onErased: onAnew }: DraftOwner) {
	const [step, setStep] = useState<Step>({ name: 'write' })
	const [checked, setChecked] = useState<CheckedEvent>()
	const { form, fields, saved, forget } = useNewEventForm(owner, onAnew)
	const writeToCache = useEventCache()
	const image = useOneImage({ purpose: 'event-image' }, () => setStep({ name: 'verify' }))

	return (
		<div className="grid max-w-form gap-s5">
			<ConsoleHeading title="Add Event" />
			<Section title="Event Details">
				{step.name === 'added' ? <Added event={step.event} onAnother={onAnew} /> : null}
				{step.name === 'verify' ? (
					<>
						<StepHeading>Verify the event</StepHeading>
						{image.file ? (
							<FilePreview
								file={image.file}
								alt={form.getValues('mainImgAlt') ?? ''}
								className="max-h-80 w-full rounded-card object-cover"
							/>
						) : null}
						{checked ? <Facts facts={eventFacts(checked)} /> : null}
						<KeyAction
							action="Submit Event"
							onBack={() => setStep({ name: 'write' })}
							onProblem={image.refuse}
							send={async (key) => {
								const { event } = await eventPictures.add({ ...form.getValues(), mainImg: image.id, key })
								forget()
								if (event) writeToCache(event)
								setStep({ name: 'added', event })
							}}
						/>
					</>
				) : null}
				{step.name === 'write' ? (
					<Form
						form={form}
						label="Add Event"
						onSend={async (values) => {
							setChecked(values)
							image.goOn()
						}}
					>
						<EventFields fields={fields} />
						<MainImageField image={image} alt={fields.mainImgAlt} />
						<div className="flex flex-wrap gap-s3">
							<Submit busy="Checking">Verify Event</Submit>
							<LinkButton look="ghost" to={consolePath('events')}>
								Go Back
							</LinkButton>
						</div>
						<KeptInTab
							saved={saved}
							where="Kept until you close this tab, without the image"
							onErase={() => {
								forget()
								onAnew()
							}}
						/>
					</Form>
				) : null}
			</Section>
		</div>
	)
}

function Added({ event, onAnother }: { event: StaffEvent | undefined; onAnother: () => void }) {
	return (
		<>
			<Success title={eventSentences.added}>
				{event?.active
					? 'It’s on the events page within a minute, and people can sign up there.'
					: 'Nobody outside our staff sees it yet. Make it active when it’s ready.'}
			</Success>
			<p className="max-w-read">You can add more images now, or look at it once more.</p>
			<div className="flex flex-wrap gap-s3">
				{event ? <LinkButton to={consolePath('events', event._id)}>View Event</LinkButton> : null}
				<Button look="ghost" onClick={onAnother}>
					Add another event
				</Button>
			</div>
		</>
	)
}
