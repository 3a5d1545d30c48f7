import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { statisticsApi } from '#shared/statistics/api.ts'
import type { Category } from '#shared/statistics/schema.ts'
import { client } from '#web/lib/api.ts'

export const statistics = client(statisticsApi)

/** Everything below it is read again after a refresh. */
export const statisticsKey = ['console', 'statistics']

export const generalQuery = (period: string) =>
	queryOptions({ queryKey: [...statisticsKey, 'general', period], queryFn: () => statistics.general({ period }) })

export const yearQuery = (from: string) =>
	queryOptions({ queryKey: [...statisticsKey, 'year', from], queryFn: () => statistics.year({ from }) })

export const disordersQuery = queryOptions({
	queryKey: [...statisticsKey, 'disorders'],
	queryFn: () => statistics.bleedingDisorder({ contacts: 'no' }),
})

interface Which {
	category: Category
	state?: string | undefined
	q?: string | undefined
}

export const whichContacts = ({ category, state }: Which) => ({
	...(category !== 'all' && { disorder: category }),
	...(state && { state }),
})

export const contactsQuery = (which: Which) =>
	infiniteQueryOptions({
		queryKey: [...statisticsKey, 'contacts', which],
		queryFn: ({ pageParam }) =>
			statistics.contacts({
				limit: 25,
				...whichContacts(which),
				...(which.q && { q: which.q }),
				...(pageParam && { cursor: pageParam }),
			}),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
		select: ({ pages }) => ({
			rows: pages.flatMap(({ contacts }) => contacts),
			more: pages.some(({ more }) => more === true),
		}),
		refetchOnWindowFocus: false,
	})
