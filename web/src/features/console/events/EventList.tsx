import { useQuery } from '@tanstack/react-query'
import { eventState } from '#shared/events/rules.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { DisclosureRow } from '#web/components/DisclosureRow.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { countsQuery } from '../counts.ts'
import { ListScreen } from '../ListScreen.tsx'
import { consolePath } from '../paths.ts'
import { eventList, isPastEvent, type StaffEvent, stateWords } from './events.ts'

export function EventList() {
	const { data: counts } = useQuery(countsQuery)
	return (
		<ListScreen
			path={consolePath('events')}
			list={eventList}
			nouns={['event', 'events']}
			label="Which events"
			views={[
				{
					name: 'active',
					label: 'View Active Events',
					title: 'Active events',
					status: 'active',
					unavailable: counts?.events === 0,
				},
				{ name: 'inactive', label: 'View Inactive Events', title: 'Inactive events', status: 'inactive' },
				{ name: 'archived', label: 'View Archived Events', title: 'Archived events', status: 'archived' },
				{ name: 'all', label: 'View All Events', title: 'All events' },
			]}
			search={{
				title: 'Search events',
				label: 'Search events',
				hint: 'Type the start of the event’s name.',
			}}
			links={[{ to: consolePath('events', 'add'), label: 'Add Event' }]}
			row={(event) => <EventRow key={event._id} event={event} />}
		/>
	)
}

function EventRow({ event }: { event: StaffEvent }) {
	const { _id, name, date, time, location, attending, signedIn } = event
	const state = stateWords[eventState(event)]
	return (
		<li className="border-line border-b last:border-b-0">
			<DisclosureRow
				tone={state.tone}
				summary={
					<span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-s4 gap-y-s1 text-[1rem] 880:grid-cols-[minmax(0,1fr)_8rem_6.5rem_7.5rem]">
						<b className="col-span-2 wrap-anywhere 880:col-span-1">{name}</b>
						<span className="col-span-2 text-soft 880:col-span-1">
							{isPastEvent(event) ? 'Past Event' : 'Ongoing Event'}
						</span>
						<span className="tabular-nums">{date}</span>
						<span className="justify-self-end">
							<StatusTag tone={state.tone}>{state.name}</StatusTag>
						</span>
					</span>
				}
			>
				<Facts
					facts={[
						['Time', time],
						['Place', location],
						['Signed up', attending.toLocaleString('en-US')],
						['Signed in', signedIn.toLocaleString('en-US')],
					]}
				/>
				<LinkButton look="ghost" size="small" to={consolePath('events', _id)} className="mt-s4">
					View Details
				</LinkButton>
			</DisclosureRow>
		</li>
	)
}
