import { useInfiniteQuery } from '@tanstack/react-query'
import type { Answer } from '#shared/endpoint.ts'
import type { eventsApi } from '#shared/events/api.ts'
import { client } from '#web/lib/api.ts'

/** Spelled without their schemas: the page has no use for zod before someone signs up. */
export const events = client<Pick<typeof eventsApi, 'published' | 'attend' | 'showSignUp' | 'cancel'>>({
	published: { method: 'GET', path: '/api/active-events' },
	attend: { method: 'POST', path: '/api/attending-event', idempotent: true },
	showSignUp: { method: 'POST', path: '/api/event-sign-up' },
	cancel: { method: 'POST', path: '/api/cancel-event-sign-up' },
})

export type PublishedEvent = Answer<typeof eventsApi.published>['events'][number]

/** Pictures make an event heavy, so a page of them is short. */
const pageSize = 6

/** The active events or the past ones, in the order of the server. */
export function usePublishedEvents(active: boolean) {
	const query = useInfiniteQuery({
		queryKey: ['published-events', active],
		queryFn: ({ pageParam }) =>
			events.published({ active, limit: pageSize, ...(pageParam && { cursor: pageParam }) }),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
		// A form below an event must not be drawn anew while someone is typing into it.
		refetchOnWindowFocus: false,
	})
	return { ...query, events: query.data?.pages.flatMap((page) => page.events) }
}
