import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApplicationStatus } from '#shared/applications/rules.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Answer } from '#shared/endpoint.ts'
import type { Tone } from '#web/components/StatusTag.tsx'
import { client } from '#web/lib/api.ts'

export const staff = client(applicationsStaffApi)

export type ApplicationRow = Answer<typeof applicationsStaffApi.list>['applications'][number]
export type Application = Answer<typeof applicationsStaffApi.show>['application']
export type Decision = NonNullable<Application['decision']>

export const statusTones: Record<ApplicationStatus, Tone> = {
	Pending: 'waiting',
	Approved: 'good',
	Denied: 'bad',
}

export const applicationLists = ['console', 'applications'] as const

interface Filter {
	status?: ApplicationStatus
	q?: string
}

const pageSize = 25

/** A long list is not asked for again, page by page, each time somebody looks at the window. */
export const applicationsQuery = (filter: Filter) =>
	infiniteQueryOptions({
		queryKey: [...applicationLists, filter],
		queryFn: ({ pageParam }) =>
			staff.list({ limit: pageSize, ...filter, ...(pageParam && { cursor: pageParam }) }),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
		placeholderData: filter.q ? keepPreviousData : undefined,
		refetchOnWindowFocus: false,
	})

/** Each opening is noted by the server, so this one is not asked for again behind somebody's back. */
export const applicationQuery = (token: string) =>
	queryOptions({
		queryKey: ['console', 'application', token],
		queryFn: async () => (await staff.show({ token })).application,
		staleTime: 5 * 60_000,
		refetchOnWindowFocus: false,
	})
