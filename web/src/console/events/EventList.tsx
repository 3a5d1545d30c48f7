import { useQuery } from '@tanstack/react-query'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { deskEventsQuery } from '../desk/deskEvents.ts'
import { ListScreen } from '../ListScreen.tsx'
import { consolePath } from '../paths.ts'
import { eventList, isPastEvent, section, signedUp } from './events.ts'

export function EventList() {
	const { data: ahead } = useQuery(deskEventsQuery)
	// The newest come first, so the next one is far below them.
	const next = ahead?.events.find((event) => !isPastEvent(event))?._id
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
			usual={{
				beside: (event) => (
					<>
						{event._id === next ? <StatusTag tone="good">Next</StatusTag> : null}
						<span className="text-small text-soft tabular-nums">{signedUp(event)}</span>
					</>
				),
			}}
		/>
	)
}
