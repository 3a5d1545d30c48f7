import { queryOptions } from '@tanstack/react-query'
import { relatedApplicationsApi } from '#shared/applications/related-api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { client } from '#web/lib/api.ts'

export const relatedStaff = client(relatedApplicationsApi)

export type Related = Answer<typeof relatedApplicationsApi.related>['related'][number]

export const relatedQuery = (token: string) =>
	queryOptions({
		queryKey: ['console', 'related', token],
		queryFn: async () => (await relatedStaff.related({ token })).related,
		staleTime: 5 * 60_000,
		refetchOnWindowFocus: false,
	})
