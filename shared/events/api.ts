import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { nextPage, pageQuery } from '../lists.ts'
import { PublicEvent, UpcomingEvent } from './records.ts'
import { GuestInput } from './schema.ts'

export const eventsApi = {
	upcoming: {
		summary: 'Date and name of the upcoming events',
		method: 'GET',
		path: '/api/upcoming-events',
		access: 'public',
		cached: true,
		request: noPayload,
		response: z.object({ events: z.array(UpcomingEvent) }),
	},
	published: {
		summary: 'Upcoming and past events by date, latest first; archived ones are left out',
		method: 'GET',
		path: '/api/active-events',
		access: 'public',
		cached: true,
		request: z.strictObject(pageQuery),
		response: z.object({ events: z.array(PublicEvent), ...nextPage }),
	},
	attend: {
		summary: 'Sign up for an active event',
		method: 'POST',
		path: '/api/attending-event',
		access: 'public',
		idempotent: true,
		rateLimit: { attempts: 60, minutes: 60 },
		request: GuestInput,
		response: messageOnly,
	},
} satisfies Api
