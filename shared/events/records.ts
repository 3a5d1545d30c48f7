import * as z from 'zod'
import { shownDate } from '../dates.ts'
import { FileRecord } from '../files/schema.ts'
import { pictureAddresses, pictureSize } from '../pictures.ts'
import { ownSignUpStates, signUpStates } from './rules.ts'
import { eventShape, GuestInput, SignInInput } from './schema.ts'

const Question = z.object({ id: z.string(), question: z.string(), type: z.number().int() })

/** The text that a screen reader says for an image. An image without one is decoration. */
const altText = z.string().default('')

export const EventImageRecord = FileRecord.extend({
	alt: altText,
	...pictureSize,
	addedOn: z.string(),
	addedBy: z.string(),
})

export type EventImageRecord = z.output<typeof EventImageRecord>

/** An image with the address of its content, which the documents call `data`. */
export const EventImage = EventImageRecord.pick({
	id: true,
	name: true,
	size: true,
	contentType: true,
	alt: true,
	width: true,
	height: true,
}).extend(pictureAddresses)

export const EventRecord = z.object({
	...eventShape,
	_id: z.string(),
	active: z.boolean().default(true),
	archived: z.boolean().default(false),
	dateAdded: z.string(),
	questions: z.array(Question).default([]),
	mainImage: EventImageRecord.optional(),
	images: z.array(EventImageRecord).default([]),
	/** How many signed up, and how many signed in on the day. */
	attending: z.number().int().default(0),
	signedIn: z.number().int().default(0),
	/** When and where the event is as far as its guests were told (`planOf`), since someone changed it. */
	guestsKnow: z.string().optional(),
	/** When an employee last wrote to everyone who signed up. */
	emailedOn: z.string().optional(),
	version: z.number().int().default(0),
})

export type EventRecord = z.output<typeof EventRecord>

const shown = {
	date: shownDate,
	/** One line: the address, or Online. */
	location: z.string(),
	mainImage: EventImage.optional(),
	images: z.array(EventImage).default([]),
	/** Whether people can sign up now. */
	signUp: z.enum(signUpStates),
}

/** Strangers see nothing of the people who come, nor what is meant for those people alone. */
export const PublicEvent = EventRecord.pick({
	_id: true,
	name: true,
	time: true,
	description: true,
	online: true,
	streetAddress: true,
	streetAddress2: true,
	city: true,
	state: true,
	zip: true,
	active: true,
	questions: true,
}).extend(shown)

export const UpcomingEvent = EventRecord.pick({ _id: true, name: true }).extend({ date: shownDate })

/** What someone sees of the event that they signed up for. */
export const SignedUpEvent = EventRecord.pick({
	_id: true,
	name: true,
	time: true,
	instructions: true,
}).extend({
	date: shownDate,
	location: z.string(),
	state: z.enum(ownSignUpStates),
})

/** A sign-up with the member's own address; `_id` is the sign-up's own. */
export const OwnSignUp = SignedUpEvent.extend({
	eventID: z.string(),
	firstName: z.string(),
	lastName: z.string(),
})

export const StaffEvent = EventRecord.omit({ guestsKnow: true }).extend({
	...shown,
	/** Whether guests signed up for another day, time or place, or to an event that is off. */
	untold: z.boolean(),
	/** While an email to everyone goes out: for how many of them it is in the outbox by now. */
	emailing: z.object({ queued: z.number().int(), of: z.number().int() }).optional(),
})

/** An event the sign-in page offers. */
export const SignInEvent = EventRecord.pick({ _id: true, name: true, time: true, signedIn: true }).extend({
	date: shownDate,
})

export const GuestRecord = z.object({
	...GuestInput.pick({ firstName: true, lastName: true, email: true }).shape,
	_id: z.string(),
	date: z.string(),
	/** Whether they signed in at the event. */
	signedIn: z.boolean().default(false),
	info: z.string().optional(),
	questionAnswers: z
		.array(z.object({ id: z.string(), question: z.string(), answer: z.string() }))
		.default([]),
})

/** Someone who signed up, as the desk sees them. */
export const FoundGuest = GuestRecord.pick({
	_id: true,
	firstName: true,
	lastName: true,
	email: true,
	signedIn: true,
})

export const SignInRecord = z.object({ ...SignInInput.shape, _id: z.string(), date: z.string() })

export const SignIn = SignInRecord.extend({ birthday: shownDate })

/**
 * An event in the staff list. The documented call, which does not page, gets whole events; callers who page ask for the
 * people of one event by calls of their own.
 */
export const ListedEvent = StaffEvent.extend({
	attendingInfo: z.array(GuestRecord).optional(),
	signinData: z.array(SignIn).optional(),
})
