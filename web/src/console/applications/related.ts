import { queryOptions } from '@tanstack/react-query'
import type { Likeness } from '#shared/applications/related.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { staff } from './applications.ts'

export type Related = Answer<typeof applicationsStaffApi.related>['related'][number]

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
		queryFn: async () => (await staff.related({ token })).related,
		staleTime: 5 * 60_000,
		refetchOnWindowFocus: false,
	})
