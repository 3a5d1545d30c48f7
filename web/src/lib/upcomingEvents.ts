import { queryOptions } from '@tanstack/react-query'
import type { eventsApi } from '#shared/events/api.ts'
import { client } from './api.ts'
import { isOver } from './days.ts'

/** The call is written without its schemas, so that the home page doesn't load zod. */
const events = client<Pick<typeof eventsApi, 'upcoming'>>({
	upcoming: { method: 'GET', path: '/api/upcoming-events', published: true },
})

/** The events that someone could go to next, soonest first. The file may be from before midnight. */
export const upcomingEventsQuery = queryOptions({
	queryKey: ['upcoming-events'],
	queryFn: () => events.upcoming({}),
	select: (answer) => answer.events.filter(({ date }) => !isOver(date)),
})
