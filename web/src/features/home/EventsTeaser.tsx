import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '#web/components/Button.tsx'
import { Gathering } from '#web/components/bridge/Gathering.tsx'
import { UpcomingEvents } from '#web/components/UpcomingEvents.tsx'
import { eventsTeaser } from '#web/content/home.ts'
import { routes } from '#web/lib/paths.ts'
import { upcomingEventsQuery } from '#web/lib/upcomingEvents.ts'

/** Without events, and until they're here, it says what events there are in general. */
export function EventsTeaser() {
	const { data: events = [] } = useQuery(upcomingEventsQuery)
	return (
		<section aria-labelledby="events" className="grid content-start gap-s4">
			<h2 id="events">{eventsTeaser.title}</h2>
			{events.length > 0 ? (
				<>
					<p className="max-w-read text-lead text-soft">{eventsTeaser.upcoming}</p>
					<UpcomingEvents events={events} />
				</>
			) : (
				<p className="max-w-read text-lead text-soft">{eventsTeaser.text}</p>
			)}
			<LinkButton to={routes.events.path} look="ghost" className="justify-self-start">
				See our events
			</LinkButton>
			<Gathering className={`mt-s3 w-full max-w-140 ${events.length > 0 ? 'hidden large:block' : ''}`} />
		</section>
	)
}
