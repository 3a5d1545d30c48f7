import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { id } from '../fields.ts'
import { nextPage, searchQuery } from '../lists.ts'
import {
	DeskGuestsInput,
	DoorCodeInput,
	FindGuestsInput,
	FormBeforeQuery,
	KnownSignInInput,
	PutAsideInput,
	SignInInput,
	UndoSignInInput,
} from './desk-schema.ts'
import { DeskGuest, FilledInForm, FoundGuest, SignIn, SignInEvent, WaitingForm } from './records.ts'

/** The desk at the door of an event. */
export const eventsDeskApi = {
	forSignIn: {
		summary: 'The upcoming events of the sign-in page',
		method: 'GET',
		path: '/api/upcoming-events-for-signin',
		access: 'Event Access',
		request: noPayload,
		response: z.object({ events: z.array(SignInEvent) }),
	},
	findGuests: {
		summary:
			'For the desk: up to ten people who signed up, by three letters of a name or email, and what an adult who came before may change of their answers',
		method: 'GET',
		path: '/api/find-event-guests',
		access: 'Event Access',
		listsPeople: true,
		request: FindGuestsInput,
		response: z.object({ guests: z.array(FoundGuest) }),
	},
	deskGuests: {
		summary:
			'For the desk: everyone who signed up, 500 a page, and what an adult who came before may change of their answers',
		method: 'GET',
		path: '/api/event-desk-guests',
		access: 'Event Access',
		listsPeople: true,
		request: DeskGuestsInput,
		response: z.object({ guests: z.array(DeskGuest), ...nextPage }),
	},
	signIn: {
		summary: 'Sign a guest in at an event',
		method: 'POST',
		path: '/api/update-attending-list-for-event',
		access: 'Event Access',
		idempotent: 'also days later, from anyone',
		request: SignInInput,
		/** `id` is the sign-in’s own, by which it can be undone. */
		response: messageOnly.extend({ id: z.string() }),
	},
	signInKnown: {
		summary:
			'Sign in a guest who came to an earlier event: their birthday, phone, address and disorder are the ones they gave then',
		method: 'POST',
		path: '/api/sign-in-known-guest',
		access: 'Event Access',
		idempotent: 'also days later, from anyone',
		request: KnownSignInInput,
		response: messageOnly.extend({ id: z.string() }),
	},
	doorCode: {
		summary:
			'The code of the event’s door, which guests open their form with; it’s made when first asked for, and anew when asked to',
		method: 'POST',
		path: '/api/event-door-code',
		access: 'Event Access',
		request: DoorCodeInput,
		response: z.object({ code: z.string() }),
	},
	waitingForms: {
		summary:
			'The forms that guests filled in at the door, at most 50, and how many there are: those of people who signed up first, and each oldest first',
		method: 'GET',
		path: '/api/event-door-forms',
		access: 'Event Access',
		listsPeople: true,
		request: z.strictObject({ id }),
		response: z.object({ forms: z.array(WaitingForm), many: z.number().int() }),
	},
	formBefore: {
		summary: 'The form that a guest filled in before they came',
		method: 'POST',
		path: '/api/event-guest-form',
		access: 'Event Access',
		request: FormBeforeQuery,
		response: z.object({ form: FilledInForm }),
	},
	putAside: {
		summary:
			'Delete a form of someone who isn’t at the door, or all that match no sign-up; one that is gone gets the same answer',
		method: 'POST',
		path: '/api/put-door-form-aside',
		access: 'Event Access',
		request: PutAsideInput,
		response: messageOnly,
	},
	undoSignIn: {
		summary: 'Undo a sign-in; one that was undone before gets the same answer',
		method: 'POST',
		path: '/api/undo-event-sign-in',
		access: 'Event Access',
		request: UndoSignInInput,
		response: messageOnly,
	},
	signIns: {
		summary: 'Who signed in at an event',
		method: 'GET',
		path: '/api/event-sign-ins',
		access: 'Event Access',
		listsPeople: true,
		request: z.strictObject({ ...searchQuery, id }),
		response: z.object({ signinData: z.array(SignIn), ...nextPage }),
	},
} satisfies Api
