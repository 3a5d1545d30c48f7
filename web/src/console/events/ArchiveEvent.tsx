import { useState } from 'react'
import { Section } from '#web/components/forms/Section.tsx'
import { SettingSwitch } from '#web/components/forms/SettingSwitch.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { ConfirmWithKey } from '../keys/ConfirmWithKey.tsx'
import { useChange } from '../useChange.ts'
import { eventQuery, isPastEvent, type StaffEvent, staffEvents } from './events.ts'

interface Props {
	event: StaffEvent
	onChanged: (event: StaffEvent) => void
}

/** Takes the event off the events page or puts it back: a switch first, then the key. */
export function ArchiveEvent({ event, onChanged }: Props) {
	const { _id: id, name, version, archived, attending } = event
	// A colleague may have archived it since it was confirmed, and then the same button would bring it back.
	const [confirmedFor, setConfirmedFor] = useState<boolean>()
	const isConfirmed = confirmedFor === archived
	const change = useChange({
		of: eventQuery(id).queryKey,
		version,
		send: (version, key: string) => staffEvents[archived ? 'unarchive' : 'archive']({ id, key, version }),
		onDone: ({ event }) => {
			setConfirmedFor(undefined)
			if (event) onChanged(event)
		},
		onStale: () => setConfirmedFor(undefined),
		message: ({ message }) => message,
	})
	const action = archived ? 'Unarchive Event' : 'Archive Event'
	return (
		<Section
			title={action}
			hint={
				archived
					? `${name} will be back on the events page if it’s active. Sign-ups and sign-ins are still here.`
					: `${name} will leave the events page. Sign-ups and sign-ins stay here, and you can unarchive it.`
			}
		>
			{attending > 0 && !isPastEvent(event) && !event.untold ? (
				<p>
					{attending === 1
						? '1 person signed up. They won’t know of this until you email them.'
						: `${attending.toLocaleString('en-US')} people signed up. They won’t know of this until you email them.`}
				</p>
			) : null}
			<ActionBanner message={change.message} problem={isConfirmed ? undefined : change.problem} />
			<SettingSwitch
				label="Click to Confirm"
				on={isConfirmed}
				onChange={(on) => {
					change.clear()
					setConfirmedFor(on ? archived : undefined)
				}}
			/>
			{isConfirmed ? (
				<ConfirmWithKey
					label={action}
					action={action}
					busy={archived ? 'Unarchiving' : 'Archiving'}
					onConfirm={change.run}
				/>
			) : null}
		</Section>
	)
}
