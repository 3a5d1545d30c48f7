import { useEffect, useState } from 'react'
import { eventSentences } from '#shared/events/sentences.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { Form } from '#web/components/Form.tsx'
import { Section } from '#web/components/Section.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { freshOf } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConfirmWithKey } from '../keys/ConfirmWithKey.tsx'
import { StepHeading } from '../StepHeading.tsx'
import { EventFields } from './EventFields.tsx'
import { EventSummary } from './EventSummary.tsx'
import { type CheckedEvent, changedFields, typedOf, useEventForm, withOwnChanges } from './eventForm.ts'
import { type StaffEvent, staffEvents } from './events.ts'
import { NewerEvent } from './NewerEvent.tsx'

interface Props {
	event: StaffEvent
	onChanged: (event: StaffEvent) => void
}

/** Sends the version that the employee saw, so that no colleague's change is overwritten. */
export function EditEvent({ event, onChanged }: Props) {
	const { _id: id } = event
	const [seen, setSeen] = useState(event)
	const [checked, setChecked] = useState<CheckedEvent>()
	const { form, fields } = useEventForm(event)
	const { isDirty } = form.formState
	const isNewer = changedFields(typedOf(seen), typedOf(event)).length > 0

	const start = (from: StaffEvent) => {
		form.reset(typedOf(from))
		setSeen(from)
		setChecked(undefined)
	}
	const continueWithOwn = () => {
		const own = withOwnChanges(typedOf(seen), form.getValues(), typedOf(event))
		start(event)
		form.reset(own, { keepDefaultValues: true })
	}
	useEffect(() => {
		if (event === seen) return
		if (!isNewer) setSeen(event)
		else if (!isDirty) start(event)
	})

	const update = useAction({
		send: (key: string) => {
			const save = (version: number) => staffEvents.update({ ...form.getValues(), id, version, key })
			return save(seen.version).catch((error: unknown) => {
				const fresh = freshOf(eventsStaffApi.update, error)?.event
				// Added images make a new version too, and take nothing from what is in this form.
				if (!fresh || changedFields(typedOf(seen), typedOf(fresh)).length > 0) throw error
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
				<EventSummary event={checked} />
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
				<NewerEvent
					seen={typedOf(seen)}
					theirs={typedOf(event)}
					typed={form.getValues()}
					onContinue={continueWithOwn}
				/>
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
			</Form>
		</Section>
	)
}
