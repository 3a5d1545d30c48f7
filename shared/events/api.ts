import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { id } from '../fields.ts'
import { nextPage, pageQuery } from '../lists.ts'
import { GuestsOnly, OwnSignUp, PublicEvent, SignedUpEvent, UpcomingEvent } from './records.ts'
import { CancelInput, GuestInput, PublishedInput } from './schema.ts'

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
			'Events by date, latest first, without archived ones; `active` asks for the upcoming or the past ones, and in pages the upcoming ones come first, soonest first',
		method: 'GET',
		path: '/api/active-events',
		access: 'public',
		cached: true,
		request: PublishedInput,
		response: z.object({ events: z.array(PublicEvent), ...nextPage }),
	},
	attend: {
		summary:
			'Sign up for an active event; signing up again answers as the first time, and only the mail tells. From one network five places are held by addresses that nobody has confirmed',
		method: 'POST',
		path: '/api/attending-event',
		access: 'public',
		idempotent: true,
		rateLimit: { attempts: 60, minutes: 60 },
		request: GuestInput,
		response: messageOnly.extend(GuestsOnly.shape),
	},
	showSignUp: {
		summary: 'The sign-up that the link in a mail is about; opening it confirms that the address is the person’s own',
		method: 'POST',
		path: '/api/event-sign-up',
		access: 'public',
		// Guests open their links in the hall too, so it has the room of the door's own calls.
		rateLimit: { attempts: 600, minutes: 60 },
		request: CancelInput,
		response: z.object({ event: SignedUpEvent }),
	},
	cancel: {
		summary: 'Cancel a sign-up with the token of its mail; a link that was used before gets the same answer',
		method: 'POST',
		path: '/api/cancel-event-sign-up',
		access: 'public',
		rateLimit: { attempts: 60, minutes: 60 },
		request: CancelInput,
		response: messageOnly,
	},
	mySignUps: {
		summary: 'The events that the member signed up for, latest sign-up first',
		method: 'GET',
		path: '/api/my-event-sign-ups',
		access: 'member',
		request: z.strictObject(pageQuery),
		response: z.object({ signUps: z.array(OwnSignUp), ...nextPage }),
	},
	cancelMine: {
		summary: 'Cancel one of the member’s own sign-ups, by its id',
		method: 'POST',
		path: '/api/cancel-my-event-sign-up',
		access: 'member',
		request: z.strictObject({ id }),
		response: messageOnly,
	},
} satisfies Api
