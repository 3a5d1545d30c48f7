import { useQuery } from '@tanstack/react-query'
import type { eventsStaffApi } from '#shared/events/staff-api.ts'
import { Loaded } from '#web/components/Loaded.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { client } from '#web/lib/api.ts'
import { dayAndTime } from '../when.ts'
import type { DeskEvent } from './deskEvents.ts'

/** Without its schemas, because the desk loads in a hall. */
const staff = client<Pick<typeof eventsStaffApi, 'guests'>>({ guests: { method: 'GET', path: '/api/event-guests' } })

/** A page is more than a door can seat. */
const mostShown = 100

/** Who waits for a place of a full event, first come first. They hold no place, so the desk doesn't sign them in by a tap. */
export function WaitingForPlace({ event: { _id: id, waiting } }: { event: DeskEvent }) {
	const query = useQuery({
		queryKey: ['desk-waiting', id, waiting],
		queryFn: () => staff.guests({ id, waiting: true, limit: mostShown }),
	})
	return (
		<section aria-labelledby="waiting" className="grid gap-s3">
			<h2 id="waiting" className="text-h3">
				Waiting for a place
			</h2>
			<Loaded query={query} waiting={<Loading />}>
				{({ attendingInfo }) => (
					<ol className="card empty:hidden">
						{attendingInfo.map(({ _id, firstName, lastName, date, offeredUntil }) => (
							<li key={_id} className="wrap-anywhere grid gap-s1 border-line border-b px-s4 py-s2 last:border-b-0">
								<b>
									{firstName} {lastName}
								</b>
								<span className="text-small text-soft tabular-nums">Since {dayAndTime(date)}</span>
								{offeredUntil ? (
									<span className="text-small text-pine">Offered a place until {dayAndTime(offeredUntil)}</span>
								) : null}
							</li>
						))}
					</ol>
				)}
			</Loaded>
		</section>
	)
}
