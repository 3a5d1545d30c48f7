import type { Answer } from '#shared/endpoint.ts'
import { legacyApi } from '#shared/legacy/api.ts'
import { client } from '#web/lib/api.ts'
import { type ListRequest, pagedList, pageOf } from '../pagedList.ts'

export const legacy = client(legacyApi)

export type LegacyApplication = Answer<typeof legacyApi.list>['applications'][number]

export const legacyKey = ['console', 'legacy']

export const legacyList = pagedList({
	key: legacyKey,
	load: async (request: ListRequest<LegacyApplication['status']>) => pageOf('applications', await legacy.list(request)),
	idOf: ({ token }) => token,
	statusOf: ({ status }) => status,
	orderOf: ({ date }) => Date.parse(date),
})
