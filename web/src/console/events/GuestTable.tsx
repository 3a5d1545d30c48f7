import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { KeyAction } from '../keys/KeyAction.tsx'
import { type Sort, SortHead, sortedAs } from '../lists/sorting.tsx'
import { personPath } from '../paths.ts'
import { showingFresh } from '../useChange.ts'
import { dayAndTime } from '../when.ts'
import { isPastEvent, type StaffEvent, staffEvents, useEventCache } from './events.ts'
import { answerColumns, answersQuery, type Guest, guestHeads, guestList } from './people.ts'

interface Props {
	event: StaffEvent
	guests: readonly Guest[]
	sort: Sort
}

const Unconfirmed = () => <span aria-hidden="true" className="inline-block size-2 rounded-full bg-amber" />

const cell = 'px-s3 py-1 first:pl-s4 last:pr-s4 text-left'
/** The name stays in sight while the answers are scrolled sideways. */
const first = 'sticky left-0 bg-inherit'

/** One row for each guest with a column for each question. Only the table scrolls sideways. */
export function GuestTable({ event, guests, sort }: Props) {
	const [note, ...others] = answerColumns(event)
	const answers = [...others, ...(note ? [note] : [])].filter(
		([name, of]) => event.questions.some(({ question }) => question === name) || guests.some(of),
	)
	const heads = guestHeads(event)
	const since = guests.some(({ waiting }) => waiting) ? 'Waiting since' : 'Signed up'
	const names = ['Name', 'Email', ...answers.map(([name]) => name), since]
	return (
		<>
			{guests.some(({ unconfirmed }) => unconfirmed) ? (
				<p className="mb-s2 flex items-center gap-s2 text-small text-soft">
					<Unconfirmed /> Hasn’t confirmed their email yet
				</p>
			) : null}
			<div className="overflow-x-auto card">
				<table className="w-full border-collapse text-small">
					<caption className="sr-only">Guests</caption>
					<thead>
						<tr className="bg-sand text-soft">
							{names.map((name) => (
								<th
									key={name}
									scope="col"
									aria-sort={sortedAs({ name, sort })}
									className={`min-w-32 font-plain ${cell} ${name === 'Name' ? first : ''} ${name === 'Note' ? 'min-w-56' : 'max-w-44'}`}
								>
									<SortHead name={name} heads={heads} sort={sort} />
								</th>
							))}
							<td />
						</tr>
					</thead>
					<tbody>
						{guests.map((guest) => (
							<GuestRow key={guest._id} event={event} guest={guest} answers={answers} />
						))}
					</tbody>
				</table>
			</div>
		</>
	)
}

interface RowProps {
	event: StaffEvent
	guest: Guest
	answers: ReturnType<typeof answerColumns>
}

/** Someone who came can't be removed, because reports count them. */
function GuestRow({ event, guest, answers }: RowProps) {
	const { firstName, lastName, email, date, signedIn, unconfirmed, waiting, offeredUntil } = guest
	const [removing, setRemoving] = useState(false)
	const [removed, setRemoved] = useState<string>()
	const cache = useQueryClient()
	const isRemoved = removed !== undefined
	// The row says that the guest was removed for as long as the list is on the screen.
	useEffect(() => {
		if (isRemoved) return () => guestList(event._id, waiting).drop(cache, guest._id)
	}, [isRemoved, cache, event._id, guest._id, waiting])
	const below = (content: ReactNode) => (
		<tr className="border-line border-t bg-white">
			<td colSpan={answers.length + 4} className="p-s4">
				<div className="sticky left-s4 w-fit max-w-[min(36rem,calc(100vw-5rem))]">{content}</div>
			</td>
		</tr>
	)
	if (removed) return below(<Success title={removed} />)
	return (
		<>
			<tr className="h-10 border-line border-t bg-white">
				<th
					scope="row"
					className={`whitespace-nowrap font-strong max-medium:min-w-28 max-medium:whitespace-normal ${cell} ${first}`}
				>
					<Link to={personPath('guest', guest._id)}>
						{firstName} {lastName}
					</Link>{' '}
					{unconfirmed ? (
						<>
							<Unconfirmed />
							<span className="sr-only">Hasn’t confirmed their email yet</span>
						</>
					) : null}
				</th>
				<td className={cell}>
					<a href={`mailto:${email}`}>{email}</a>
				</td>
				{answers.map(([name, of]) => (
					<td key={name} className={`max-w-72 whitespace-pre-line wrap-anywhere ${cell}`}>
						{of(guest)}
					</td>
				))}
				<td className={`whitespace-nowrap tabular-nums ${cell}`}>
					{dayAndTime(date)}
					{offeredUntil ? <span className="block text-pine">Offered until {dayAndTime(offeredUntil)}</span> : null}
				</td>
				<td className={`text-right! ${cell}`}>
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
				</td>
			</tr>
			{removing
				? below(<RemoveGuest event={event} guest={guest} onRemoved={setRemoved} onBack={() => setRemoving(false)} />)
				: null}
		</>
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
	const { _id: id, date, firstName, lastName, email, waiting } = guest
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
			onProblem={showingFresh(eventsStaffApi.removeGuest, (fresh) =>
				guestList(eventID, waiting).put(cache, fresh.guest),
			)}
		>
			<p className="max-w-read wrap-anywhere">
				<b>
					{firstName} {lastName}
				</b>{' '}
				({email}) will be off the list{waiting ? '' : ', and the place will be free again'}. You can’t undo this.
			</p>
			<p className="max-w-read">
				{archived || isPastEvent(event) ? 'We won’t email them about it.' : 'We’ll email them to say so.'}
			</p>
		</KeyAction>
	)
}
