import { useInfiniteQuery } from '@tanstack/react-query'
import { applicationsApi } from '#shared/applications/api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { client } from '#web/lib/api.ts'

export const applications = client(applicationsApi)

export type OwnApplicationData = Answer<typeof applicationsApi.mine>['applications'][number]

export const pageSize = 20

/** Newest first, as the server gives them. */
export function useOwnApplications() {
	const query = useInfiniteQuery({
		queryKey: ['own-applications'],
		queryFn: ({ pageParam }) =>
			applications.mine({ limit: pageSize, ...(pageParam && { cursor: pageParam }) }),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
	})
	return { ...query, applications: query.data?.pages.flatMap((page) => page.applications) }
}
