import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { Answer } from '#shared/endpoint.ts'
import { usersApi } from '#shared/users/api.ts'
import type { userKinds } from '#shared/users/schema.ts'
import { client } from '#web/lib/api.ts'

export const users = client(usersApi)

export type StaffUser = Answer<typeof usersApi.list>['users'][number]

export const userLists = ['console', 'users'] as const

interface Filter {
	status?: (typeof userKinds)[number]
	q?: string
}

export const usersQuery = (filter: Filter) =>
	infiniteQueryOptions({
		queryKey: [...userLists, filter],
		queryFn: ({ pageParam }) => users.list({ limit: 25, ...filter, ...(pageParam && { cursor: pageParam }) }),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
		placeholderData: filter.q ? keepPreviousData : undefined,
		refetchOnWindowFocus: false,
	})
