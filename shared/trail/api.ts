import * as z from 'zod'
import { type Api, get } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
import { TrailInput, TrailRecord } from './schema.ts'

export const trailApi = {
	read: get('/api/audit-trail', 'User Access', {
		summary: 'The audit trail, newest first, by person, thing and days; reading it is recorded too',
		request: TrailInput,
		response: z.object({ records: z.array(TrailRecord), ...nextPage }),
	}),
} satisfies Api
