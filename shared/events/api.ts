import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import { type Api, get, post } from '../endpoint.ts'
import { id } from '../fields.ts'
import { nextPage, pageQuery } from '../lists.ts'
import { GuestsOnly, OwnSignUp, PublicEvent, SignedUpEvent, UpcomingEvent } from './records.ts'
import { CancelInput, GuestInput, PublishedInput } from './schema.ts'

export const eventsApi = {
	upcoming: get('/api/upcoming-events', 'public', {
		summary: 'Date and name of the upcoming events',
		request: noPayload,
		response: z.object({ events: z.array(UpcomingEvent) }),
	}),
	published: get('/api/active-events', 'public', {
		summary:
			'Events by date, latest first, without archived ones; `active` asks for the upcoming or the past ones, and in pages the upcoming ones come first, soonest first',
		request: PublishedInput,
		response: z.object({ events: z.array(PublicEvent), ...nextPage }),
	}),
	attend: post('/api/attending-event', 'public', {
		summary:
			'Sign up for an active event; signing up again answers as the first time, and only the mail tells. With `wait` someone waits for a place of a full event. From one network five places are held by addresses that nobody has confirmed, or 300 on the event’s day and where staff said that many sign up at one place',
		idempotent: true,
		// A hall has one network.
		rateLimit: { attempts: 600, minutes: 60 },
		request: GuestInput,
		/** `waits`: the event is full, and they wait for a place. */
		response: messageOnly.extend({ ...GuestsOnly.shape, waits: z.boolean().optional() }),
	}),
	takePlace: post('/api/take-event-place', 'public', {
		summary: 'Take the place that someone who waits was offered, with the token of their mail',
		rateLimit: { attempts: 60, minutes: 60 },
		request: CancelInput,
		response: messageOnly,
	}),
	showSignUp: post('/api/event-sign-up', 'public', {
		summary: 'The sign-up that the link in a mail is about; opening it confirms that the address is the person’s own',
		// Guests open their links in the hall too, so it has the room of the door's own calls.
		rateLimit: { attempts: 600, minutes: 60 },
		request: CancelInput,
		response: z.object({ event: SignedUpEvent }),
	}),
	cancel: post('/api/cancel-event-sign-up', 'public', {
		summary: 'Cancel a sign-up with the token of its mail; a link that was used before gets the same answer',
		rateLimit: { attempts: 60, minutes: 60 },
		request: CancelInput,
		response: messageOnly,
	}),
	mySignUps: get('/api/my-event-sign-ups', 'member', {
		summary: 'The events that the member signed up for, latest sign-up first',
		request: z.strictObject(pageQuery),
		response: z.object({ signUps: z.array(OwnSignUp), ...nextPage }),
	}),
	cancelMine: post('/api/cancel-my-event-sign-up', 'member', {
		summary: 'Cancel one of the member’s own sign-ups, by its id',
		request: z.strictObject({ id }),
		response: messageOnly,
	}),
} satisfies Api
