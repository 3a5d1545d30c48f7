import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Answer } from '#shared/endpoint.ts'
import { trailApi } from '#shared/trail/api.ts'
import type { TrailView } from '#shared/trail/views.ts'
import { client } from '#web/lib/api.ts'
import { pageOf } from '../../pagedList.ts'

const trail = client(trailApi)

export type TrailRecord = Answer<typeof trailApi.read>['records'][number]

export interface Filter {
	person?: string | undefined
	by?: string | undefined
	thing?: string | undefined
	from?: string | undefined
	to?: string | undefined
	view?: TrailView | undefined
}

const given = (filter: Filter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value))

export const trailQuery = (filter: Filter) =>
	infiniteQueryOptions({
		queryKey: ['console', 'trail', given(filter)],
		queryFn: async ({ pageParam }) => {
			const cursor = pageParam && { cursor: pageParam }
			return pageOf('records', await trail.read({ limit: 50, ...given(filter), ...cursor }))
		},
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
		select: ({ pages }) => ({ rows: pages.flatMap(({ rows }) => rows), more: pages.at(-1)?.more ?? false }),
		refetchOnWindowFocus: false,
	})
