import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '#web/components/Button.tsx'
import { UpcomingEvents } from '#web/components/UpcomingEvents.tsx'
import { routes } from '#web/lib/paths.ts'
import { upcomingEventsQuery } from '#web/lib/upcomingEvents.ts'

/** Only when there are events: a failure is nothing that someone needs to read here. */
export function EventsBanner() {
	const { data: events = [] } = useQuery(upcomingEventsQuery)
	if (events.length === 0) return null
	return (
		<section aria-labelledby="upcoming" className="rounded-card bg-sand p-s5 medium:p-s6">
			<h2 id="upcoming" className="mb-s4 text-h3">
				Upcoming events
			</h2>
			<UpcomingEvents events={events} />
			<LinkButton to={routes.events.path} look="ghost" size="small" className="mt-s4">
				See our events
			</LinkButton>
		</section>
	)
}
