import { useQuery } from '@tanstack/react-query'
import { eventState } from '#shared/events/rules.ts'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { deskEventsQuery } from '../desk/deskEvents.ts'
import { SummaryRow } from '../ListRow.tsx'
import { ListScreen } from '../ListScreen.tsx'
import { consolePath } from '../paths.ts'
import { eventList, isPastEvent, pastOrOngoing, type StaffEvent, section, signedUp, stateWords } from './events.ts'

export function EventList() {
	const { data: ahead } = useQuery(deskEventsQuery)
	// The newest come first, so the next one is far below them.
	const next = ahead?.events.find((event) => !isPastEvent(event))?._id
	return (
		<ListScreen
			section={section}
			list={eventList}
			nouns={['event', 'events']}
			label="Which events"
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
			search={{ label: 'Search events', hint: 'Type a part of the event’s name.' }}
			links={[{ to: consolePath(section, 'add'), label: 'Add Event' }]}
			row={(event) => <EventRow key={event._id} event={event} isNext={event._id === next} />}
		/>
	)
}

function EventRow({ event, isNext }: { event: StaffEvent; isNext: boolean }) {
	const { _id: id, name, date, time, location, signedIn } = event
	const state = stateWords[eventState(event)]
	return (
		<SummaryRow
			section={section}
			id={id}
			name={name}
			beside={
				<>
					{isNext ? <StatusTag tone="good">Next</StatusTag> : null}
					<span className="text-small text-soft tabular-nums">{signedUp(event)}</span>
				</>
			}
			about={pastOrOngoing(event)}
			date={date}
			tone={state.tone}
			status={state.name}
			facts={[
				['Time', time],
				['Place', location],
				['Signed in', signedIn.toLocaleString('en-US')],
			]}
		/>
	)
}
