import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { applicationsApi } from '#shared/applications/api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { client } from '#web/lib/api.ts'

export const applications = client(applicationsApi)

export type OwnApplicationData = Answer<typeof applicationsApi.mine>['applications'][number]

export const pageSize = 20

export const ownKey = ['own-applications']

type Pages = InfiniteData<Answer<typeof applicationsApi.mine>>

/** Shows an application as an answer of the server has it, wherever the list is shown. */
export function useShowOwn() {
	const cache = useQueryClient()
	return (changed: OwnApplicationData) =>
		cache.setQueryData<Pages>(
			ownKey,
			(cached) =>
				cached && {
					...cached,
					pages: cached.pages.map((page) => ({
						...page,
						applications: page.applications.map((one) => (one.token === changed.token ? changed : one)),
					})),
				},
		)
}

/** The server gives the newest first. */
export function useOwnApplications() {
	const query = useInfiniteQuery({
		queryKey: ownKey,
		queryFn: ({ pageParam }) => applications.mine({ limit: pageSize, ...(pageParam && { cursor: pageParam }) }),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
	})
	return { ...query, applications: query.data?.pages.flatMap((page) => page.applications) }
}
