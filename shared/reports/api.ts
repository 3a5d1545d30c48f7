import * as z from 'zod'
import { messageOnly, noContent } from '../answers.ts'
import { type Api, get, post } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
import { ChangeReportInput, ReportInput, ReportListInput, ReportRecord } from './schema.ts'

export const reportsApi = {
	report: post('/api/report', 'public', {
		summary: 'Report an issue',
		idempotent: true,
		rateLimit: { attempts: 40, minutes: 60 },
		request: ReportInput,
		response: messageOnly,
	}),
	list: get('/api/reports', 'Report Access', {
		summary: 'Reports, newest first',
		listsPeople: true,
		request: ReportListInput,
		response: z.object({ reports: z.array(ReportRecord), ...nextPage }),
	}),
	change: post('/api/change-report', 'Report Access', {
		summary: 'Mark a report resolved or unresolved',
		request: ChangeReportInput,
		response: noContent,
	}),
} satisfies Api
