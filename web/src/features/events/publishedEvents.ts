import { useInfiniteQuery } from '@tanstack/react-query'
import type { Answer } from '#shared/endpoint.ts'
import type { eventsApi } from '#shared/events/api.ts'
import { events } from './events.ts'
import { pageSize } from './pageSize.ts'

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
	return { ...query, events: query.data?.pages.flatMap((page) => page.events) }
}
