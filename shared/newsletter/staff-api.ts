import * as z from 'zod'
import type { Api } from '../endpoint.ts'
import { exportQuery, nextPage, searchQuery } from '../lists.ts'
import { SubscriberRecord } from './schema.ts'

const subscribers = z.object({ subscribers: z.array(SubscriberRecord), ...nextPage })

export const newsletterStaffApi = {
	subscribers: {
		summary: 'Newsletter subscribers, newest first; searched by a part of a name or email, beginnings first',
		method: 'GET',
		path: '/api/newsletter-subscribers',
		access: 'User Access',
		listsPeople: true,
		request: z.strictObject(searchQuery),
		response: subscribers,
	},
	download: {
		summary: 'Newsletter subscribers for a CSV, page by page; each page is recorded in the audit trail',
		method: 'POST',
		path: '/api/download-newsletter-subscribers',
		access: 'User Access',
		request: z.strictObject(exportQuery),
		response: subscribers,
	},
} satisfies Api
