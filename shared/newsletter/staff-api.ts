import * as z from 'zod'
import { type Api, get, post } from '../endpoint.ts'
import { exportQuery, nextPage, searchQuery } from '../lists.ts'
import { SubscriberRecord } from './schema.ts'

const subscribers = z.object({ subscribers: z.array(SubscriberRecord), ...nextPage })

export const newsletterStaffApi = {
	subscribers: get('/api/newsletter-subscribers', 'User Access', {
		summary: 'Newsletter subscribers, newest first; searched by a part of a name or email, beginnings first',
		listsPeople: true,
		request: z.strictObject(searchQuery),
		response: subscribers,
	}),
	download: post('/api/download-newsletter-subscribers', 'User Access', {
		summary: 'Newsletter subscribers for a CSV, page by page; each page is recorded in the audit trail',
		request: z.strictObject(exportQuery),
		response: subscribers,
	}),
} satisfies Api
