import type { Answer } from '#shared/endpoint.ts'
import { legacyApi } from '#shared/legacy/api.ts'
import { client } from '#web/lib/api.ts'
import { type ListRequest, pagedList } from '../pagedList.ts'

export const legacy = client(legacyApi)

export type LegacyApplication = Answer<typeof legacyApi.list>['applications'][number]

export const legacyList = pagedList({
	key: ['console', 'legacy'],
	load: async (request: ListRequest<LegacyApplication['status']>) => {
		const { applications: rows, ...more } = await legacy.list(request)
		return { rows, ...more }
	},
	idOf: ({ token }) => token,
	statusOf: ({ status }) => status,
	orderOf: ({ date }) => Date.parse(date),
})
