import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { choice, id, ifGiven } from '../fields.ts'
import { exportQuery, nextPage, searchQuery } from '../lists.ts'
import {
	EventImage,
	FoundGuest,
	GuestRecord,
	ListedEvent,
	SignIn,
	SignInEvent,
	StaffEvent,
} from './records.ts'
import { eventStates } from './rules.ts'
import {
	AddImagesInput,
	ArchiveInput,
	DeleteImagesInput,
	EventInput,
	EventUpdateInput,
	FindGuestsInput,
	MainImageInput,
	SignInInput,
	UndoSignInInput,
} from './schema.ts'

const changed = messageOnly.extend({ event: StaffEvent.optional() })
const current = z.object({ event: StaffEvent })
const images = messageOnly.extend({ images: z.array(EventImage) })
const ofEvent = z.strictObject({ ...searchQuery, id })

export const eventsStaffApi = {
	list: {
		summary: 'All events by date, latest first',
		method: 'GET',
		path: '/api/events',
		access: 'Event Access',
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
		request: ofEvent,
		response: z.object({ attendingInfo: z.array(GuestRecord), ...nextPage }),
	},
	downloadGuests: {
		summary: 'Who signed up, for a CSV, page by page; each page is recorded in the audit trail',
		method: 'POST',
		path: '/api/download-event-guests',
		access: 'Event Access',
		request: z.strictObject({ ...exportQuery, id }),
		response: z.object({ attendingInfo: z.array(GuestRecord), ...nextPage }),
	},
	findGuests: {
		summary: 'For the desk: up to ten people who signed up, by three letters of a name or email',
		method: 'GET',
		path: '/api/find-event-guests',
		access: 'Event Access',
		request: FindGuestsInput,
		response: z.object({ guests: z.array(FoundGuest) }),
	},
	signIns: {
		summary: 'Who signed in at an event',
		method: 'GET',
		path: '/api/event-sign-ins',
		access: 'Event Access',
		request: ofEvent,
		response: z.object({ signinData: z.array(SignIn), ...nextPage }),
	},
	forSignIn: {
		summary: 'The upcoming events of the sign-in page',
		method: 'GET',
		path: '/api/upcoming-events-for-signin',
		access: 'Event Access',
		request: noPayload,
		response: z.object({ events: z.array(SignInEvent) }),
	},
	signIn: {
		summary: 'Sign a guest in at an event',
		method: 'POST',
		path: '/api/update-attending-list-for-event',
		access: 'Event Access',
		idempotent: true,
		request: SignInInput,
		/** `id` is the sign-in’s own, by which it can be undone. */
		response: messageOnly.extend({ id: z.string() }),
	},
	undoSignIn: {
		summary: 'Undo a sign-in; one that was undone before gets the same answer',
		method: 'POST',
		path: '/api/undo-event-sign-in',
		access: 'Event Access',
		request: UndoSignInInput,
		response: messageOnly,
	},
	add: {
		summary: 'Add an event with its main image',
		method: 'POST',
		path: '/api/event',
		access: 'Event Access',
		employeeKey: true,
		idempotent: true,
		files: 'accept',
		request: EventInput,
		response: changed,
	},
	update: {
		summary: 'Edit an event',
		method: 'POST',
		path: '/api/update-event',
		access: 'Event Access',
		employeeKey: true,
		request: EventUpdateInput,
		response: changed,
		conflict: current,
	},
	archive: {
		summary: 'Take an event off the events page',
		method: 'POST',
		path: '/api/archive-event',
		access: 'Event Access',
		employeeKey: true,
		request: ArchiveInput,
		response: changed,
		conflict: current,
	},
	unarchive: {
		summary: 'Put an archived event back on the events page',
		method: 'POST',
		path: '/api/unarchive-event',
		access: 'Event Access',
		employeeKey: true,
		request: ArchiveInput,
		response: changed,
		conflict: current,
	},
	addImages: {
		summary: 'Add images to an event',
		method: 'POST',
		path: '/api/add-event-images',
		access: 'Event Access',
		idempotent: true,
		files: 'accept',
		request: AddImagesInput,
		response: images,
	},
	deleteImages: {
		summary: 'Delete the chosen images of an event',
		method: 'POST',
		path: '/api/delete-event-images',
		access: 'Event Access',
		employeeKey: true,
		request: DeleteImagesInput,
		response: images,
		conflict: z.object({ images: z.array(EventImage) }),
	},
	changeMainImage: {
		summary: 'Change the main image of an event',
		method: 'POST',
		path: '/api/update-main-event-image',
		access: 'Event Access',
		employeeKey: true,
		files: 'accept',
		request: MainImageInput,
		response: changed,
	},
} satisfies Api
