import { type ReactNode, useId } from 'react'
import { Button } from '#web/components/Button.tsx'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Loading } from '#web/components/Loading.tsx'
import { EventCard } from './EventCard.tsx'
import { usePublishedEvents } from './publishedEvents.ts'

interface Props {
	title: string
	active: boolean
	/** Without it, a section with nothing in it isn't shown. */
	empty?: ReactNode
}

export function EventSection({ title, active, empty }: Props) {
	const id = useId()
	const { events, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
		usePublishedEvents(active)
	if (events?.length === 0 && !empty) return null
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="mb-s5">
				{title}
			</h2>
			{events && events.length > 0 ? (
				<ul className="grid gap-s6">
					{events.map((event, index) => (
						<li key={event._id}>
							<EventCard event={event} first={active && index === 0} />
						</li>
					))}
				</ul>
			) : null}
			{events?.length === 0 ? <div className="card">{empty}</div> : null}
			{events || error ? null : <ComingCard />}
			{error ? (
				<div className="mt-s5">
					<ErrorState
						message={error.message}
						onRetry={() => void (events ? fetchNextPage() : refetch())}
						retrying={isFetching}
					/>
				</div>
			) : null}
			{hasNextPage && !error ? (
				<Button
					look="ghost"
					className="mt-s5"
					busy={isFetchingNextPage && 'Loading...'}
					onClick={() => void fetchNextPage()}
				>
					Show more
				</Button>
			) : null}
		</section>
	)
}

/** The shape of a card, so that little moves when the events arrive. */
const ComingCard = () => (
	<div className="card overflow-hidden large:grid large:grid-cols-[2fr_3fr]">
		<div aria-hidden="true" className="aspect-3/2 animate-breathe bg-sand" />
		<div className="p-s5 medium:p-s6">
			<Loading />
		</div>
	</div>
)
