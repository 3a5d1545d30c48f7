import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { eventSentences } from '#shared/events/sentences.ts'
import { Facts } from '#web/components/Facts.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { KeptInTab } from '#web/components/forms/SavedNote.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { StepHeading } from '../ConsoleHeading.tsx'
import { KeyAction } from '../keys/KeyAction.tsx'
import { type DraftOwner, withOwnDraft } from '../OwnDraft.tsx'
import { useChange } from '../useChange.ts'
import { EventFields, eventFacts } from './eventFields.tsx'
import {
	type CheckedEvent,
	changedFields,
	type TypedEvent,
	typedOf,
	useEventForm,
	withOwnChanges,
} from './eventForm.ts'
import { eventQuery, type StaffEvent, staffEvents } from './events.ts'

interface Props {
	event: StaffEvent
	onChanged: (event: StaffEvent) => void
}

export const EditEvent = withOwnDraft(Editing)

function Editing({ event, onChanged, owner, onErased }: Props & DraftOwner) {
	const { _id: id, version } = event
	const { form, fields, began, saved } = useEventForm(event, owner, onErased)
	const [checked, setChecked] = useState<CheckedEvent>()
	const seen = useRef<TypedEvent>(began)
	const { isDirty } = form.formState
	const start = (from: StaffEvent) => {
		form.reset(typedOf(from))
		setChecked(undefined)
	}
	const update = useChange({
		of: eventQuery(id).queryKey,
		version,
		send: (version, key: string) => staffEvents.update({ ...form.getValues(), id, version, key }),
		onDone: ({ event: updated = event }) => {
			start(updated)
			onChanged(updated)
		},
		onStale: () => setChecked(undefined),
		message: eventSentences.updated,
	})
	const follow = useEffectEvent(update.follow)
	// What a colleague changed shows in the form, except where something else was typed here.
	useEffect(() => {
		const theirs = typedOf(event)
		// Added images make a new version too.
		if (changedFields(seen.current, theirs).length === 0) follow()
		const own = withOwnChanges(seen.current, form.getValues(), theirs)
		seen.current = theirs
		form.reset(theirs)
		form.reset(own, { keepDefaultValues: true })
	}, [form, event])

	if (checked)
		return (
			<Section title="Edit Event">
				<StepHeading>Confirm Changes</StepHeading>
				<Facts facts={eventFacts(checked)} />
				<KeyAction action="Confirm Changes" onBack={() => setChecked(undefined)} send={update.run} />
			</Section>
		)
	return (
		<Section title="Edit Event">
			<ActionBanner message={isDirty ? undefined : update.message} problem={update.problem} />
			<Form
				form={form}
				label="Edit Event"
				className="grid max-w-form gap-s5"
				onSend={async (values) => {
					update.clear()
					if (isDirty) setChecked(values)
				}}
			>
				<EventFields fields={fields} />
				<Submit disabled={!isDirty} busy="Checking">
					Verify Changes
				</Submit>
				<KeptInTab saved={saved} onErase={() => start(event)} />
			</Form>
		</Section>
	)
}
