import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { eventState } from '#shared/events/rules.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { DetailScreen, DetailTabs } from '../DetailScreen.tsx'
import { consolePath } from '../paths.ts'
import { ArchiveEvent } from './ArchiveEvent.tsx'
import { EditEvent } from './EditEvent.tsx'
import { EmailGuests } from './EmailGuests.tsx'
import { EventInfo } from './EventInfo.tsx'
import { EventPictures } from './EventPictures.tsx'
import { eventQuery, pastOrOngoing, type StaffEvent, section, stateWords } from './events.ts'
import { emailTab, UntoldGuests } from './UntoldGuests.tsx'
import { useEventCache } from './useEventCache.ts'

export function EventDetail() {
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
