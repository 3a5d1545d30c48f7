import * as z from 'zod'
import { noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
import { News } from './news.ts'
import { TrailInput, TrailRecord } from './schema.ts'

export const trailApi = {
	read: {
		summary: 'The audit trail, newest first, by person, thing, days and part; reading it is recorded too',
		method: 'GET',
		path: '/api/audit-trail',
		access: 'User Access',
		request: TrailInput,
		response: z.object({ records: z.array(TrailRecord), ...nextPage }),
	},
	news: {
		summary: 'How much happened since the caller was last here, on an earlier day, in the sections they may open',
		method: 'GET',
		path: '/api/since-last-visit',
		access: 'employee',
		request: noPayload,
		response: News,
	},
} satisfies Api
