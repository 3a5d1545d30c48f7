import { useQueryClient } from '@tanstack/react-query'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { freshOf } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConfirmWithKey } from '../keys/ConfirmWithKey.tsx'
import { answersQuery, withoutGuest } from './EventAnswers.tsx'
import { isPastEvent, type StaffEvent, staffEvents } from './events.ts'
import { type Guest, guestList } from './people.ts'
import { useEventCache } from './useEventCache.ts'

interface Props {
	event: StaffEvent
	guest: Guest
	onRemoved: (message: string) => void
	onBack: () => void
}

/** Asks for the key and names the guest. What changed since the list was opened is shown instead of removed. */
export function RemoveGuest({ event, guest, onRemoved, onBack }: Props) {
	const cache = useQueryClient()
	const onChanged = useEventCache()
	const { _id: eventID, archived } = event
	const { _id: id, date, firstName, lastName, email } = guest
	const removal = useAction({
		send: (key: string) => staffEvents.removeGuest({ eventID, id, date, key }),
		onDone: ({ message, event: changed }) => {
			if (changed) onChanged(changed)
			cache.setQueryData(answersQuery(eventID).queryKey, (answers) => answers && withoutGuest(answers, event, guest))
			onRemoved(`${firstName} ${lastName}: ${message}`)
		},
		onProblem: (error) => {
			const fresh = freshOf(eventsStaffApi.removeGuest, error)
			if (fresh) guestList(eventID).put(cache, fresh.guest)
		},
	})
	return (
		<ConfirmWithKey
			label={`Remove ${firstName} ${lastName}`}
			action="Remove Guest"
			busy="Removing"
			look="danger"
			onBack={onBack}
			onConfirm={removal.run}
		>
			<p className="max-w-read wrap-anywhere">
				<b>
					{firstName} {lastName}
				</b>{' '}
				({email}) will be off the list, and the place will be free again. You can’t undo this.
			</p>
			<p className="max-w-read">
				{archived || isPastEvent(event) ? 'We won’t email them about it.' : 'We’ll email them to say so.'}
			</p>
		</ConfirmWithKey>
	)
}
