import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { KeyAction } from '../keys/KeyAction.tsx'
import { personPath } from '../paths.ts'
import { showingFresh } from '../useChange.ts'
import { dayAndTime } from '../when.ts'
import { isPastEvent, type StaffEvent, staffEvents, useEventCache } from './events.ts'
import { answersQuery, type Guest, guestList } from './people.ts'

interface Props {
	event: StaffEvent
	guest: Guest
}

/** Shows a guest with their answers. Someone who came can't be removed, because reports count them. */
export function GuestRow({ event, guest }: Props) {
	const { firstName, lastName, email, date, signedIn, info, questionAnswers, unconfirmed } = guest
	const [removing, setRemoving] = useState(false)
	const [removed, setRemoved] = useState<string>()
	const cache = useQueryClient()
	const isRemoved = removed !== undefined
	// The row says that the guest was removed for as long as the list is on the screen.
	useEffect(() => {
		if (isRemoved) return () => guestList(event._id).drop(cache, guest._id)
	}, [isRemoved, cache, event._id, guest._id])
	if (removed)
		return (
			<li className="border-line border-b px-s4 py-s3 last:border-b-0 880:px-s5">
				<Success title={removed} />
			</li>
		)
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-s4 gap-y-s1 border-line border-b px-s4 py-s3 last:border-b-0 880:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] 880:px-s5">
			<Link to={personPath('guest', guest._id)} className="wrap-anywhere font-strong">
				{firstName} {lastName}
			</Link>
			<a href={`mailto:${email}`} className="col-span-2 row-start-2 wrap-anywhere 880:col-span-1 880:row-start-auto">
				{email}
			</a>
			<span className="justify-self-end">
				{signedIn ? (
					<StatusTag tone="good">Signed in</StatusTag>
				) : (
					<Button
						look="quiet"
						size="small"
						className="-my-2 -mr-3"
						aria-expanded={removing}
						aria-label={`Remove ${firstName} ${lastName}`}
						onClick={() => setRemoving(!removing)}
					>
						Remove
					</Button>
				)}
			</span>
			<span className="col-span-full text-small text-soft tabular-nums">Signed up on {dayAndTime(date)}</span>
			{unconfirmed ? (
				<span className="col-span-full">
					<StatusTag tone="waiting">Hasn’t confirmed their email yet</StatusTag>
				</span>
			) : null}
			{info ? <p className="col-span-full max-w-read whitespace-pre-line wrap-anywhere">{info}</p> : null}
			{questionAnswers.length > 0 ? (
				<dl className="col-span-full mt-s1 grid gap-s2">
					{questionAnswers.map(({ id, question, answer }) => (
						<div key={id} className="max-w-read wrap-anywhere">
							<dt className="text-small text-soft">{question}</dt>
							<dd className="whitespace-pre-line">{answer}</dd>
						</div>
					))}
				</dl>
			) : null}
			{removing ? (
				<div className="col-span-full mt-s3 mb-s2">
					<RemoveGuest event={event} guest={guest} onRemoved={setRemoved} onBack={() => setRemoving(false)} />
				</div>
			) : null}
		</li>
	)
}

interface RemoveGuestProps {
	event: StaffEvent
	guest: Guest
	onRemoved: (message: string) => void
	onBack: () => void
}

/** Asks for the key and names the guest. What changed since the list was opened is shown instead of removed. */
function RemoveGuest({ event, guest, onRemoved, onBack }: RemoveGuestProps) {
	const cache = useQueryClient()
	const onChanged = useEventCache()
	const { _id: eventID, archived } = event
	const { _id: id, date, firstName, lastName, email } = guest
	return (
		<KeyAction
			action="Remove Guest"
			look="danger"
			onBack={onBack}
			send={async (key) => {
				const { message, event: changed } = await staffEvents.removeGuest({ eventID, id, date, key })
				if (changed) onChanged(changed)
				void cache.invalidateQueries(answersQuery(eventID))
				onRemoved(`${firstName} ${lastName}: ${message}`)
			}}
			onProblem={showingFresh(eventsStaffApi.removeGuest, (fresh) => guestList(eventID).put(cache, fresh.guest))}
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
		</KeyAction>
	)
}
