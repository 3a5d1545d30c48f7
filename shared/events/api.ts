import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
import { PublicEvent, UpcomingEvent } from './records.ts'
import { GuestInput, PublishedInput } from './schema.ts'

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
		summary:
			'Events by date, latest first: all active ones, then the past; `active` asks for one kind, archived ones are left out',
		method: 'GET',
		path: '/api/active-events',
		access: 'public',
		cached: true,
		request: PublishedInput,
		response: z.object({ events: z.array(PublicEvent), ...nextPage }),
	},
	attend: {
		summary:
			'Sign up for an active event; signing up again answers as the first time, and only the mail tells',
		method: 'POST',
		path: '/api/attending-event',
		access: 'public',
		idempotent: true,
		rateLimit: { attempts: 60, minutes: 60 },
		request: GuestInput,
		response: messageOnly.extend({ instructions: z.string().optional() }),
	},
} satisfies Api
