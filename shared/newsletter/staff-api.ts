import * as z from 'zod'
import type { Api } from '../endpoint.ts'
import { nextPage, searchQuery } from '../lists.ts'
import { SubscriberRecord } from './schema.ts'

export const newsletterStaffApi = {
	subscribers: {
		summary: 'Newsletter subscribers, newest first; the console makes its CSV of these pages',
		method: 'GET',
		path: '/api/newsletter-subscribers',
		access: 'User Access',
		request: z.strictObject(searchQuery),
		response: z.object({ subscribers: z.array(SubscriberRecord), ...nextPage }),
	},
} satisfies Api
