import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import { type Api, get, post } from '../endpoint.ts'
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
	forSignIn: get('/api/upcoming-events-for-signin', 'Event Access', {
		summary: 'The upcoming events of the sign-in page',
		request: noPayload,
		response: z.object({ events: z.array(SignInEvent) }),
	}),
	findGuests: get('/api/find-event-guests', 'Event Access', {
		summary:
			'For the desk: up to ten people who signed up, by three letters of a name or email, and what an adult who came before may change of their answers',
		listsPeople: true,
		request: FindGuestsInput,
		response: z.object({ guests: z.array(FoundGuest) }),
	}),
	deskGuests: get('/api/event-desk-guests', 'Event Access', {
		summary:
			'For the desk: everyone who signed up, 500 a page, and what an adult who came before may change of their answers',
		listsPeople: true,
		request: DeskGuestsInput,
		response: z.object({ guests: z.array(DeskGuest), ...nextPage }),
	}),
	signIn: post('/api/update-attending-list-for-event', 'Event Access', {
		summary: 'Sign a guest in at an event',
		idempotent: 'also days later, from anyone',
		request: SignInInput,
		/** `id` is the sign-in’s own, by which it can be undone. */
		response: messageOnly.extend({ id: z.string() }),
	}),
	signInKnown: post('/api/sign-in-known-guest', 'Event Access', {
		summary:
			'Sign in a guest who came to an earlier event: their birthday, phone, address and disorder are the ones they gave then',
		idempotent: 'also days later, from anyone',
		request: KnownSignInInput,
		response: messageOnly.extend({ id: z.string() }),
	}),
	doorCode: post('/api/event-door-code', 'Event Access', {
		summary:
			'The code of the event’s door, which guests open their form with; it’s made when first asked for, and anew when asked to',
		request: DoorCodeInput,
		response: z.object({ code: z.string() }),
	}),
	waitingForms: get('/api/event-door-forms', 'Event Access', {
		summary:
			'The forms that guests filled in at the door, at most 50, and how many there are: those of people who signed up first, and each oldest first',
		listsPeople: true,
		request: z.strictObject({ id }),
		response: z.object({ forms: z.array(WaitingForm), many: z.number().int() }),
	}),
	formBefore: post('/api/event-guest-form', 'Event Access', {
		summary: 'The form that a guest filled in before they came',
		request: FormBeforeQuery,
		response: z.object({ form: FilledInForm }),
	}),
	putAside: post('/api/put-door-form-aside', 'Event Access', {
		summary:
			'Delete a form of someone who isn’t at the door, or all that match no sign-up; one that is gone gets the same answer',
		request: PutAsideInput,
		response: messageOnly,
	}),
	undoSignIn: post('/api/undo-event-sign-in', 'Event Access', {
		summary: 'Undo a sign-in; one that was undone before gets the same answer',
		request: UndoSignInInput,
		response: messageOnly,
	}),
	signIns: get('/api/event-sign-ins', 'Event Access', {
		summary: 'Who signed in at an event',
		listsPeople: true,
		request: z.strictObject({ ...searchQuery, id }),
		response: z.object({ signinData: z.array(SignIn), ...nextPage }),
	}),
} satisfies Api
