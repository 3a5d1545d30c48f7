import { Link } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { shortDay } from '#web/lib/days.ts'

interface Props {
	events: readonly { _id: string; name: string; date: string }[]
}

/** Date and name of each event; each leads to its card on the events page. */
export const UpcomingEvents = ({ events }: Props) => (
	<ul>
		{events.map(({ _id, name, date }) => (
			<li key={_id} className="border-line border-t last:border-b">
				<Link
					to={`${routes.events.path}#${_id}`}
					className="grid min-h-12 grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-s3 py-s2 text-ink no-underline hover:underline"
				>
					<span className="font-strong text-clay tabular-nums">{shortDay(date, new Date())}</span>
					<span className="wrap-anywhere font-strong">{name}</span>
				</Link>
			</li>
		))}
	</ul>
)
