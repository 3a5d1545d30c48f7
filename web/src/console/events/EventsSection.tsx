import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Route, Routes, useParams } from 'react-router-dom'
import { emailReaches, eventState } from '#shared/events/rules.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { SettingSwitch } from '#web/components/forms/SettingSwitch.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { deskEventsQuery } from '../desk/deskEvents.ts'
import { howMany } from '../howMany.ts'
import { KeyAction } from '../keys/KeyAction.tsx'
import { DetailScreen, DetailTabs } from '../lists/DetailScreen.tsx'
import { ListScreen } from '../lists/ListScreen.tsx'
import { consolePath } from '../paths.ts'
import { useChange } from '../useChange.ts'
import { EditEvent } from './EditEvent.tsx'
import { EmailGuests, emailTab, UntoldGuests } from './EmailGuests.tsx'
import { EventInfo } from './EventInfo.tsx'
import { EventPictures } from './EventPictures.tsx'
import {
	eventList,
	eventQuery,
	isPastEvent,
	pastOrOngoing,
	type StaffEvent,
	section,
	signedUp,
	staffEvents,
	stateWords,
	useEventCache,
} from './events.ts'

const AddEvent = lazy(() => import('./AddEvent.tsx'))

export default function EventsSection() {
	return (
		<Routes>
			<Route path="*" element={<EventList />} />
			<Route path="add" element={<AddEvent />} />
			<Route path=":id/:tab?/:view?" element={<EventDetail />} />
		</Routes>
	)
}

function EventList() {
	const { data: ahead } = useQuery(deskEventsQuery)
	return (
		<ListScreen
			of={eventList}
			views={[
				{
					name: 'active',
					label: 'View Active Events',
					title: 'Active events',
					status: 'active',
					unavailable: ahead?.events.length === 0,
				},
				{ name: 'inactive', label: 'View Inactive Events', title: 'Inactive events', status: 'inactive' },
				{ name: 'archived', label: 'View Archived Events', title: 'Archived events', status: 'archived' },
				{ name: 'all', label: 'View All Events', title: 'All events' },
			]}
			links={[{ to: consolePath(section, 'add'), label: 'Add Event' }]}
			usual={{ beside: (event) => <span className="text-small text-soft tabular-nums">{signedUp(event)}</span> }}
		/>
	)
}

function EventDetail() {
	const { id = '' } = useParams()
	const query = useQuery(eventQuery(id))
	return (
		<DetailScreen section={section} id={id} list="Active events" noun="event" query={query}>
			{(event) => <Detail key={event._id} event={event} />}
		</DetailScreen>
	)
}

function Detail({ event }: { event: StaffEvent }) {
	const onChanged = useEventCache()
	const { _id, name, date, archived } = event
	const state = stateWords[eventState(event)]
	return (
		<>
			<ConsoleHeading title={name} />
			<p className="mt-s2 mb-s4 flex flex-wrap items-center gap-s3">
				<b className="tabular-nums">{date}</b>
				<span>{pastOrOngoing(event)}</span>
				<StatusTag tone={state.tone}>{state.name}</StatusTag>
			</p>
			<UntoldGuests event={event} />
			<DetailTabs
				path={consolePath(section, _id)}
				label="Parts of this event"
				tabs={[
					{ name: 'info', label: 'View All Info', content: <EventInfo event={event} /> },
					{
						name: 'edit',
						label: 'Edit Details',
						content: <EditEvent event={event} onChanged={onChanged} />,
						keep: true,
					},
					{
						name: 'images',
						label: 'Add / Remove Images',
						content: <EventPictures event={event} onChanged={onChanged} />,
					},
					{
						name: emailTab,
						label: 'Email Everyone',
						content: <EmailGuests event={event} onChanged={onChanged} />,
						keep: true,
					},
					{
						name: 'archive',
						label: archived ? 'Unarchive Event' : 'Archive Event',
						content: <ArchiveEvent event={event} onChanged={onChanged} />,
					},
				]}
			/>
		</>
	)
}

interface Props {
	event: StaffEvent
	onChanged: (event: StaffEvent) => void
}

/** Takes the event off the events page or puts it back: a switch first, then the key. */
function ArchiveEvent({ event, onChanged }: Props) {
	const { _id: id, name, version, archived } = event
	const reached = emailReaches({ ...event, archived: !archived })
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
			{reached > 0 && !isPastEvent(event) && !event.untold ? (
				<p>{howMany(reached, 'person', 'people')} signed up. They won’t know of this until you email them.</p>
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
			{isConfirmed ? <KeyAction action={action} send={change.run} /> : null}
		</Section>
	)
}
