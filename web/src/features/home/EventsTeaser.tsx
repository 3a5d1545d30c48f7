import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { eventsTeaser } from '#web/content/home.ts'
import { shortDay } from '#web/lib/days.ts'
import { upcomingEventsQuery } from '#web/lib/upcomingEvents.ts'
import { QuietLine } from './QuietLine.tsx'

/** The teaser says what events there are in general until their list is here, and where there are none. */
export function EventsTeaser() {
	const { data: events = [] } = useQuery(upcomingEventsQuery)
	return (
		<QuietLine
			id="events"
			title={eventsTeaser.title}
			action={
				<Link to={routes.events.path} className="inline-flex min-h-11 items-center font-strong">
					{t('See our events')}
				</Link>
			}
		>
			{events.length > 0 ? (
				<ul className="grid gap-x-s6 min-[58rem]:flex min-[58rem]:flex-wrap">
					{events.map(({ _id, name, date }) => (
						<li key={_id}>
							<Link
								to={`${routes.events.path}#${_id}`}
								className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-s3 text-ink no-underline hover:underline"
							>
								<span className="min-w-14 font-strong text-clay tabular-nums min-[58rem]:min-w-0">
									{shortDay(date, new Date())}
								</span>
								<span className="wrap-anywhere">{name}</span>
							</Link>
						</li>
					))}
				</ul>
			) : (
				<p className="max-w-read text-soft">{eventsTeaser.text}</p>
			)}
		</QuietLine>
	)
}
