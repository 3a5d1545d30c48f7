import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { UpcomingEvents } from '#web/components/UpcomingEvents.tsx'
import { upcomingEventsQuery } from '#web/lib/upcomingEvents.ts'

/** The banner is there only when there are events, because nobody needs to read of a failure here. */
export function EventsBanner() {
	const { data: events = [] } = useQuery(upcomingEventsQuery)
	if (events.length === 0) return null
	return (
		<section aria-labelledby="upcoming">
			<h2 id="upcoming" className="mb-s4 text-h3">
				{t('Upcoming events')}
			</h2>
			<UpcomingEvents events={events} />
			<Link to={routes.events.path} className="mt-s2 inline-flex min-h-12 items-center font-strong">
				{t('See our events')}
			</Link>
		</section>
	)
}
