import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { choice, id, ifGiven } from '../fields.ts'
import { MailPreview } from '../letter.ts'
import { exportQuery, nextPage, searchQuery } from '../lists.ts'
import { GuestRecord, ListedEvent, ListedGuest, QuestionAnswers, StaffEvent } from './records.ts'
import { eventStates } from './rules.ts'
import { ArchiveInput, EmailGuestsInput, EventUpdateInput, GuestEmailPreviewInput, RemoveGuestInput } from './schema.ts'

const changed = messageOnly.extend({ event: StaffEvent.optional() })
const ofEvent = z.strictObject({ ...searchQuery, id })

export const eventsStaffApi = {
	list: {
		summary: 'All events by date, latest first',
		method: 'GET',
		path: '/api/events',
		access: 'Event Access',
		listsPeople: true,
		request: z.strictObject({
			...searchQuery,
			status: ifGiven(choice(eventStates, 'Choose active, inactive or archived.')),
		}),
		response: z.object({ events: z.array(ListedEvent), ...nextPage }),
	},
	show: {
		summary: 'One event',
		method: 'GET',
		path: '/api/event-by-id',
		access: 'Event Access',
		request: z.strictObject({ id }),
		response: z.object({ event: StaffEvent }),
	},
	guests: {
		summary: 'Who signed up for an event, with answers',
		method: 'GET',
		path: '/api/event-guests',
		access: 'Event Access',
		listsPeople: true,
		request: ofEvent,
		response: z.object({ attendingInfo: z.array(ListedGuest), ...nextPage }),
	},
	answers: {
		summary: 'How the guests of an event answered its questions, in numbers',
		method: 'GET',
		path: '/api/event-answers',
		access: 'Event Access',
		request: z.strictObject({ id }),
		response: z.object({ guests: z.number().int(), questions: z.array(QuestionAnswers) }),
	},
	downloadGuests: {
		summary: 'Who signed up, for a CSV, page by page; each page is recorded in the audit trail',
		method: 'POST',
		path: '/api/download-event-guests',
		access: 'Event Access',
		request: z.strictObject({ ...exportQuery, id }),
		response: z.object({ attendingInfo: z.array(GuestRecord), ...nextPage }),
	},
	removeGuest: {
		summary: 'Take a guest off the list of an event, who is told by mail while it is still to come',
		method: 'POST',
		path: '/api/remove-event-guest',
		access: 'Event Access',
		employeeKey: true,
		idempotent: true,
		request: RemoveGuestInput,
		response: changed,
		conflict: z.object({ guest: GuestRecord }),
	},
	update: {
		summary: 'Edit an event',
		method: 'POST',
		path: '/api/update-event',
		access: 'Event Access',
		employeeKey: true,
		idempotent: true,
		request: EventUpdateInput,
		response: changed,
	},
	archive: {
		summary: 'Take an event off the events page',
		method: 'POST',
		path: '/api/archive-event',
		access: 'Event Access',
		employeeKey: true,
		idempotent: true,
		request: ArchiveInput,
		response: changed,
	},
	unarchive: {
		summary: 'Put an archived event back on the events page',
		method: 'POST',
		path: '/api/unarchive-event',
		access: 'Event Access',
		employeeKey: true,
		idempotent: true,
		request: ArchiveInput,
		response: changed,
	},
	emailGuests: {
		summary: 'Write to everyone who signed up for an event',
		method: 'POST',
		path: '/api/email-event-guests',
		access: 'Event Access',
		employeeKey: true,
		idempotent: true,
		request: EmailGuestsInput,
		response: changed,
	},
	previewGuestEmail: {
		summary: 'The mail that email-event-guests would send',
		method: 'POST',
		path: '/api/preview-event-email',
		access: 'Event Access',
		request: GuestEmailPreviewInput,
		response: MailPreview,
	},
} satisfies Api
