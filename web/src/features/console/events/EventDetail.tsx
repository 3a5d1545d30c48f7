import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { eventState } from '#shared/events/rules.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { TabView } from '#web/components/TabView.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { LoadingSection } from '../LoadingSection.tsx'
import { consolePath } from '../paths.ts'
import { ArchiveEvent } from './ArchiveEvent.tsx'
import { EditEvent } from './EditEvent.tsx'
import { EventInfo } from './EventInfo.tsx'
import { EventPictures } from './EventPictures.tsx'
import { eventQuery, isPastEvent, type StaffEvent, stateWords } from './events.ts'
import { useEventCache } from './useEventCache.ts'

export function EventDetail() {
	const { id = '' } = useParams()
	const { data, error, isFetching, refetch } = useQuery(eventQuery(id))
	return (
		<>
			<LinkButton look="quiet" size="small" to={consolePath('events')} className="-ml-3">
				All events
			</LinkButton>
			{data ? (
				<Detail key={data._id} event={data} />
			) : error ? (
				<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
			) : (
				<LoadingSection />
			)}
		</>
	)
}

const tabNames = ['info', 'edit', 'images', 'archive'] as const

function Detail({ event }: { event: StaffEvent }) {
	const { tab = 'info' } = useParams()
	const navigate = useNavigate()
	const onChanged = useEventCache()
	const { _id, name, date, archived } = event
	const state = stateWords[eventState(event)]
	const shown = tabNames.find((one) => one === tab)
	if (!shown) return <Navigate to={consolePath('events', _id)} replace />
	return (
		<>
			<ConsoleHeading title={name} />
			<p className="mt-s2 mb-s4 flex flex-wrap items-center gap-s3">
				<b className="tabular-nums">{date}</b>
				<span>{isPastEvent(event) ? 'Past Event' : 'Ongoing Event'}</span>
				<StatusTag tone={state.tone}>{state.name}</StatusTag>
			</p>
			<TabView
				label="Parts of this event"
				shown={shown}
				onShow={(next) => void navigate(consolePath('events', _id, ...(next === 'info' ? [] : [next])))}
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
						name: 'archive',
						label: archived ? 'Unarchive Event' : 'Archive Event',
						content: <ArchiveEvent event={event} onChanged={onChanged} />,
					},
				]}
			/>
		</>
	)
}
