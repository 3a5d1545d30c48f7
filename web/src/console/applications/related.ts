import { queryOptions } from '@tanstack/react-query'
import type { Likeness } from '#shared/applications/related.ts'
import { relatedApplicationsApi } from '#shared/applications/related-api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { client } from '#web/lib/api.ts'

export const relatedStaff = client(relatedApplicationsApi)

export type Related = Answer<typeof relatedApplicationsApi.related>['related'][number]

/** The reasons why two applications may belong together. */
export const likenessWords: Record<Likeness, string> = {
	account: 'Same account',
	'name and birthday': 'Same name and birthday',
	email: 'Same email',
	phone: 'Same phone',
	address: 'Same address',
	'family member': 'Listed as family',
	name: 'Same name',
}

export const relatedQuery = (token: string) =>
	queryOptions({
		queryKey: ['console', 'related', token],
		queryFn: async () => (await relatedStaff.related({ token })).related,
		staleTime: 5 * 60_000,
		refetchOnWindowFocus: false,
	})
