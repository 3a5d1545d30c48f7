import * as z from 'zod'
import type { Api } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
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
} satisfies Api
