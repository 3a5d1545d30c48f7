import { useEffect, useState } from 'react'
import { eventSentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { Form } from '#web/components/Form.tsx'
import { KeptInTab } from '#web/components/SavedNote.tsx'
import { Section } from '#web/components/Section.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { freshOf } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConfirmWithKey } from '../keys/ConfirmWithKey.tsx'
import { type DraftOwner, withOwnDraft } from '../OwnDraft.tsx'
import { StepHeading } from '../StepHeading.tsx'
import { EventFields, eventFacts } from './eventFields.tsx'
import { type CheckedEvent, changedFields, typedOf, useEventForm, withOwnChanges } from './eventForm.ts'
import { type StaffEvent, staffEvents } from './events.ts'
import { NewerEvent } from './NewerEvent.tsx'

interface Props {
	event: StaffEvent
	onChanged: (event: StaffEvent) => void
}

/** Sends the version that the employee saw, so that no colleague's change is overwritten. */
export const EditEvent = withOwnDraft(Editing)

function Editing({ event, onChanged, owner, onErased }: Props & DraftOwner) {
	const { _id: id } = event
	const { form, fields, began, saved } = useEventForm(event, owner, onErased)
	// After a reload, a colleague's change since the editing began shows as one.
	const [seen, setSeen] = useState({ version: event.version, typed: began })
	const [checked, setChecked] = useState<CheckedEvent>()
	const { isDirty } = form.formState
	const theirs = typedOf(event)
	const isNewer = changedFields(seen.typed, theirs).length > 0

	const start = (from: StaffEvent) => {
		form.reset(typedOf(from))
		setSeen({ version: from.version, typed: typedOf(from) })
		setChecked(undefined)
	}
	const continueWithOwn = () => {
		const own = withOwnChanges(seen.typed, form.getValues(), theirs)
		start(event)
		form.reset(own, { keepDefaultValues: true })
	}
	useEffect(() => {
		if (event.version === seen.version && !isNewer) return
		if (!isNewer) setSeen({ version: event.version, typed: theirs })
		else if (changedFields(seen.typed, form.getValues()).length === 0) start(event)
		// Nobody heard that what is typed here was saved, or a colleague has typed the same.
		else if (changedFields(theirs, form.getValues()).length === 0) start(event)
	})

	const update = useAction({
		send: (key: string) => {
			const save = (version: number) => staffEvents.update({ ...form.getValues(), id, version, key })
			return save(seen.version).catch((error: unknown) => {
				const fresh = freshOf(eventsStaffApi.update, error)?.event
				// Added images make a new version too, and take nothing from what is in this form.
				if (!fresh || changedFields(seen.typed, typedOf(fresh)).length > 0) throw error
				return save(fresh.version)
			})
		},
		onDone: ({ event: updated = event }) => {
			start(updated)
			onChanged(updated)
		},
		onProblem: (error) => {
			const fresh = freshOf(eventsStaffApi.update, error)
			if (fresh) onChanged(fresh.event)
		},
		message: eventSentences.updated,
	})

	if (checked && !isNewer)
		return (
			<Section title="Edit Event">
				<StepHeading>Confirm Changes</StepHeading>
				<Facts facts={eventFacts(checked)} />
				<ConfirmWithKey
					label="Confirm Changes"
					action="Confirm Changes"
					busy="Saving"
					onBack={() => setChecked(undefined)}
					onConfirm={update.run}
				/>
			</Section>
		)
	return (
		<Section title="Edit Event">
			{isDirty ? null : <ActionBanner message={update.message} />}
			{isNewer && isDirty ? (
				<NewerEvent seen={seen.typed} theirs={theirs} typed={form.getValues()} onContinue={continueWithOwn} />
			) : null}
			<Form
				form={form}
				label="Edit Event"
				className="grid max-w-form gap-s5"
				onSend={async (values) => {
					if (isDirty && !isNewer) setChecked(values)
				}}
			>
				<EventFields fields={fields} />
				{isNewer ? null : (
					<Submit disabled={!isDirty} busy="Checking">
						Verify Changes
					</Submit>
				)}
				<KeptInTab saved={saved} onErase={() => start(event)} />
			</Form>
		</Section>
	)
}
