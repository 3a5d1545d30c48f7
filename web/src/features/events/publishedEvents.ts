import { useInfiniteQuery } from '@tanstack/react-query'
import type { Answer } from '#shared/endpoint.ts'
import type { eventsApi } from '#shared/events/api.ts'
import { pageSize } from '#shared/events/page-size.ts'
import { isOver } from '#web/lib/days.ts'
import { events } from './events.ts'

export type PublishedEvent = Answer<typeof eventsApi.published>['events'][number]

export function usePublishedEvents(active: boolean) {
	const query = useInfiniteQuery({
		queryKey: ['published-events', active],
		queryFn: ({ pageParam }) => events.published({ active, limit: pageSize, ...(pageParam && { cursor: pageParam }) }),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
		// A form below an event must not be drawn anew while someone is typing into it.
		refetchOnWindowFocus: false,
	})
	const listed = query.data?.pages.flatMap((page) => page.events)
	// The file may be from before midnight.
	return { ...query, events: active ? listed?.filter(({ date }) => !isOver(date)) : listed }
}
