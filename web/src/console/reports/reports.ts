import type { Answer } from '#shared/endpoint.ts'
import { reportsApi } from '#shared/reports/api.ts'
import { client } from '#web/lib/api.ts'
import { type ListRequest, pagedList, pageOf } from '../pagedList.ts'

export const reports = client(reportsApi)

export type Report = Answer<typeof reportsApi.list>['reports'][number]

export type ReportStatus = 'resolved' | 'unresolved'

export const reportList = pagedList({
	key: ['console', 'reports'],
	load: async (request: ListRequest<ReportStatus>) => pageOf('reports', await reports.list(request)),
	idOf: ({ token }) => token,
	statusOf: ({ resolved }): ReportStatus => (resolved ? 'resolved' : 'unresolved'),
	orderOf: ({ date }) => Date.parse(date),
})
