import * as z from 'zod'
import { messageOnly, noContent } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
import { ChangeReportInput, ReportInput, ReportListInput, ReportRecord } from './schema.ts'

export const reportsApi = {
	report: {
		summary: 'Report an issue',
		method: 'POST',
		path: '/api/report',
		access: 'public',
		idempotent: true,
		rateLimit: { attempts: 40, minutes: 60 },
		request: ReportInput,
		response: messageOnly,
	},
	list: {
		summary: 'Reports, newest first',
		method: 'GET',
		path: '/api/reports',
		access: 'Report Access',
		listsPeople: true,
		request: ReportListInput,
		response: z.object({ reports: z.array(ReportRecord), ...nextPage }),
	},
	change: {
		summary: 'Mark a report resolved or unresolved',
		method: 'POST',
		path: '/api/change-report',
		access: 'Report Access',
		request: ChangeReportInput,
		response: noContent,
	},
} satisfies Api
