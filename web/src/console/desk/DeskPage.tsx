import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { Loaded } from '#web/components/Loaded.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { usePageHeading } from '#web/components/Page.tsx'
import { longDay } from '#web/lib/days.ts'
import { keepDeskPage } from '#web/lib/desk/offlineDesk.ts'
import { keepDesk, keptDesk } from '#web/lib/desk/openDesk.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { AccessDenied } from '../Permitted.tsx'
import { Desk } from './Desk.tsx'
import { type DeskEvent, deskEventsQuery, isOver, onlyEvent } from './deskEvents.ts'

/** The desk of an event: a volunteer with a phone in one hand, in a hall where the network comes and goes. */
export default function DeskPage() {
	const { user, ended } = useSession()
	// The desk stays when the session ends, so that the guests in line can still be entered.
	const employee = user === null ? ended?.user : user
	// Without a network nobody says who is signed in. What is entered now is sent in the session that is there later.
	const [kept] = useState(() => (user === undefined ? keptDesk() : undefined))
	// A phone that was last used weeks ago would sign guests in at the event of that day.
	const keptEvent = kept && !isOver(kept.event, new Date()) ? kept.event : undefined
	const owner = employee?._id ?? (user === undefined ? kept?.owner : undefined)
	if (owner === undefined) return <Navigate to={routes.login.path} state={{ goOn: routes.desk.path }} replace />
	if (employee && !employee.employee) return <Navigate to={routes.login.path} replace />
	return (
		<div className="mx-auto grid w-full max-w-[44rem] gap-s5 px-s4 pt-s4 pb-s8 medium:px-s5">
			{!employee || employee.clientSidePermissions.includes('Event Access') ? (
				<EventDesk key={owner} owner={owner} kept={kept?.owner === owner ? keptEvent : undefined} />
			) : (
				<AccessDenied label={routes.desk.label} />
			)}
		</div>
	)
}

interface Props {
	owner: string
	/** The event that this device had open before it lost the network. */
	kept: DeskEvent | undefined
}

function EventDesk({ owner, kept }: Props) {
	const { user } = useSession()
	const session = user?.session.id
	const heading = usePageHeading(routes.desk.label)
	const id = useId()
	const [query, setQuery] = useSearchParams()
	const listed = useQuery({
		...deskEventsQuery,
		// Entering someone without a connection has to fail and say so.
		networkMode: 'always',
		// After a reload without a network it has no events yet.
		refetchOnReconnect: 'always',
	})
	const { data } = listed
	// The chosen event stays when the list is gone with the session.
	const [remembered, setRemembered] = useState(kept)
	const isListed = !data || data.events.some(({ _id }) => _id === kept?._id)
	const byItself = (isListed && kept) || (data && onlyEvent(data.events, new Date()))
	const chosen = query.get('event') ?? byItself?._id
	const found = data?.events.find(({ _id }) => _id === chosen)
	if (found && found !== remembered) setRemembered(found)
	const event = found ?? (remembered?._id === chosen ? remembered : undefined)
	useEffect(() => void keepDeskPage(), [])
	useEffect(() => {
		if (event && session) keepDesk({ owner, session, event })
	}, [owner, session, event])
	return (
		<>
			{/* On a phone the event alone says where one is: the guests who are found belong above the keyboard. */}
			<h1 ref={heading} tabIndex={-1} className="text-h2 max-small:sr-only">
				{routes.desk.label}
			</h1>
			{data && data.events.length > 0 ? (
				<div className="grid gap-s1">
					<label htmlFor={id} className="font-strong max-small:sr-only">
						Event
					</label>
					<select
						id={id}
						value={event?._id ?? ''}
						onChange={({ target }) => setQuery({ event: target.value })}
						className="typed-box"
					>
						<option value="">Choose an event</option>
						{data.events.map(({ _id, name, date }) => (
							<option key={_id} value={_id}>
								{name}, {longDay(date, new Date())}
							</option>
						))}
					</select>
				</div>
			) : null}
			{data?.events.length === 0 ? (
				<div className="card">
					<EmptyState title="No upcoming events">
						<p className="text-soft">Active events stay here until early the next morning.</p>
					</EmptyState>
				</div>
			) : null}
			{event ? null : (
				<Loaded query={listed} waiting={<Loading />}>
					{() => null}
				</Loaded>
			)}
			{found || !event ? null : (
				<p className="font-strong">
					{event.name}, {longDay(event.date, new Date())}
				</p>
			)}
			<Desk key={event?._id} owner={owner} event={event} />
		</>
	)
}
