import { queryOptions } from '@tanstack/react-query'
import { consoleApi } from '#shared/console/api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { client } from '#web/lib/api.ts'

export type Counts = Answer<typeof consoleApi.counts>

const office = client(consoleApi)

/** Undefined without the permission or without an answer, because the console works without counts. */
export const countsQuery = queryOptions({
	queryKey: ['console', 'counts'],
	queryFn: () => office.counts({}),
	staleTime: 60_000,
})
