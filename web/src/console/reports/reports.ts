import type { Answer } from '#shared/endpoint.ts'
import { reportsApi } from '#shared/reports/api.ts'
import { reportTypes } from '#shared/reports/schema.ts'
import { client } from '#web/lib/api.ts'
import { kind } from '../lists/kind.ts'
import { type ListRequest, pageOf } from '../lists/pagedList.ts'
import { onlyDay } from '../when.ts'

export const reports = client(reportsApi)

export type Report = Answer<typeof reportsApi.list>['reports'][number]

export type ReportStatus = 'resolved' | 'unresolved'

export const reportColumns = '880:grid-cols-[11rem_minmax(0,1fr)_6.5rem_7.5rem]'

export const reportList = kind({
	section: 'reports',
	label: 'Reports',
	permission: 'Report Access',
	nouns: ['report', 'reports'],
	search: { hint: 'Type a part of an email or token.' },
	load: async (request: ListRequest<ReportStatus>) => pageOf('reports', await reports.list(request)),
	idOf: ({ token }) => token,
	statusOf: ({ resolved }): ReportStatus => (resolved ? 'resolved' : 'unresolved'),
	orderOf: ({ date }) => Date.parse(date),
	searchedBy: ({ token }) => token,
	heads: {
		Type: ({ type }) => reportTypes[type],
		Description: undefined,
		Sent: ({ date }) => Date.parse(date),
		Status: ({ resolved }) => (resolved ? 'Resolved' : 'Unresolved'),
	},
	columns: reportColumns,
	shown: ({ type, date, resolved }) => ({
		name: reportTypes[type],
		date: onlyDay(date),
		...(resolved ? { tone: 'good', status: 'Resolved' } : { tone: 'waiting', status: 'Unresolved' }),
	}),
})
