import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import { type Api, get, post } from '../endpoint.ts'
import { choice, id, ifGiven, yesNo } from '../fields.ts'
import { MailPreview } from '../letter.ts'
import { exportQuery, nextPage, searchQuery } from '../lists.ts'
import { FindEverywhereInput, PersonEventsInput } from './desk-schema.ts'
import {
	FoundEverywhere,
	GuestRecord,
	ListedEvent,
	ListedGuest,
	PersonAtEvents,
	PersonSignIn,
	QuestionAnswers,
	StaffEvent,
} from './records.ts'
import { eventStates } from './rules.ts'
import { ArchiveInput, EmailGuestsInput, EventUpdateInput, GuestEmailPreviewInput, RemoveGuestInput } from './schema.ts'

const changed = messageOnly.extend({ event: StaffEvent.optional() })
const ofEvent = z.strictObject({ ...searchQuery, id })

export const eventsStaffApi = {
	list: get('/api/events', 'Event Access', {
		summary: 'All events by date, latest first',
		listsPeople: true,
		request: z.strictObject({
			...searchQuery,
			status: ifGiven(choice(eventStates, 'Choose active, inactive or archived.')),
		}),
		response: z.object({ events: z.array(ListedEvent), ...nextPage }),
	}),
	show: get('/api/event-by-id', 'Event Access', {
		summary: 'One event',
		request: z.strictObject({ id }),
		response: z.object({ event: StaffEvent }),
	}),
	guests: get('/api/event-guests', 'Event Access', {
		summary: 'Who signed up for an event, with answers, or who waits for a place, first come first',
		listsPeople: true,
		request: ofEvent.extend({ waiting: ifGiven(yesNo()) }),
		response: z.object({ attendingInfo: z.array(ListedGuest), ...nextPage }),
	}),
	answers: get('/api/event-answers', 'Event Access', {
		summary: 'How the guests of an event answered its questions, in numbers',
		request: z.strictObject({ id }),
		response: z.object({ guests: z.number().int(), questions: z.array(QuestionAnswers) }),
	}),
	downloadGuests: post('/api/download-event-guests', 'Event Access', {
		summary: 'Who signed up, for a CSV, page by page; each page is recorded in the audit trail',
		request: z.strictObject({ ...exportQuery, id }),
		response: z.object({ attendingInfo: z.array(GuestRecord), ...nextPage }),
	}),
	removeGuest: post('/api/remove-event-guest', 'Event Access', {
		summary: 'Take a guest off the list of an event, who is told by mail while it is still to come',
		employeeKey: true,
		idempotent: true,
		request: RemoveGuestInput,
		response: changed,
		conflict: z.object({ guest: GuestRecord }),
	}),
	update: post('/api/update-event', 'Event Access', {
		summary: 'Edit an event',
		employeeKey: true,
		idempotent: true,
		request: EventUpdateInput,
		response: changed,
	}),
	archive: post('/api/archive-event', 'Event Access', {
		summary: 'Take an event off the events page',
		employeeKey: true,
		idempotent: true,
		request: ArchiveInput,
		response: changed,
	}),
	unarchive: post('/api/unarchive-event', 'Event Access', {
		summary: 'Put an archived event back on the events page',
		employeeKey: true,
		idempotent: true,
		request: ArchiveInput,
		response: changed,
	}),
	emailGuests: post('/api/email-event-guests', 'Event Access', {
		summary: 'Write to everyone who signed up for an event',
		employeeKey: true,
		idempotent: true,
		request: EmailGuestsInput,
		response: changed,
	}),
	previewGuestEmail: post('/api/preview-event-email', 'Event Access', {
		summary: 'The mail that email-event-guests would send',
		request: GuestEmailPreviewInput,
		response: MailPreview,
	}),
	/** Guests whatever their event: the other calls about guests name one. */
	findEverywhere: get('/api/find-guests', 'Event Access', {
		summary:
			'Up to ten people who signed up for any event, latest first, by three letters of a name or email; `more` says that there may be others',
		listsPeople: true,
		request: FindEverywhereInput,
		response: z.object({ guests: z.array(FoundEverywhere), more: z.boolean().optional() }),
	}),
	ofPerson: post('/api/person-events', 'Event Access', {
		summary:
			'The newest events that accounts and addresses signed up for and came to; a sign-up that is named adds its own',
		request: PersonEventsInput,
		response: z.object({
			signUps: z.array(FoundEverywhere),
			signIns: z.array(PersonSignIn),
			asked: PersonAtEvents.optional(),
			isCut: z.boolean(),
		}),
	}),
} satisfies Api
