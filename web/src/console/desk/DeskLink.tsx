import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { deskEventsQuery, isToday } from './deskEvents.ts'

/** On the day of an event, the console leads to its desk. */
export default function DeskLink({ className }: { className: string }) {
	const { data } = useQuery({ ...deskEventsQuery, staleTime: 5 * 60_000 })
	if (!data?.events.some((event) => isToday(event, new Date()))) return null
	return (
		<li>
			<NavLink to={routes.desk.path} className={className}>
				{routes.desk.label}
			</NavLink>
		</li>
	)
}
