import { queryOptions } from '@tanstack/react-query'
import type { eventsApi } from '#shared/events/api.ts'
import { client } from './api.ts'
import { compareDays } from './days.ts'

/** The call is written without its schemas, so that the home page doesn't load zod. */
const events = client<Pick<typeof eventsApi, 'upcoming'>>({
	upcoming: { method: 'GET', path: '/api/upcoming-events', cached: true },
})

/** The events that someone could go to next, soonest first. */
export const upcomingEventsQuery = queryOptions({
	queryKey: ['upcoming-events'],
	queryFn: () => events.upcoming({}),
	select: (answer) => [...answer.events].sort((one, other) => compareDays(one.date, other.date)),
})
