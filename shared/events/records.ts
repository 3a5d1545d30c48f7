import * as z from 'zod'
import { shownDate } from '../dates.ts'
import { FileRecord } from '../files/schema.ts'
import { pictureAddresses, pictureSize } from '../pictures.ts'
import { mayHaveChanged, signInShape } from './desk-schema.ts'
import { ownSignUpStates, signUpStates } from './rules.ts'
import { eventShape, GuestInput, guestsOnlyShape } from './schema.ts'

/** `written` is how many wrote something, where yes or no wasn't asked. */
export const QuestionAnswers = z.object({
	id: z.string(),
	yes: z.number().int(),
	no: z.number().int(),
	written: z.number().int(),
	/** How many wrote what, where the answers are few and short, such as numbers. */
	texts: z.record(z.string(), z.number().int()).optional(),
})

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
	/** The number of people who signed up, and of those who signed in on the day. */
	attending: z.number().int().default(0),
	/** People who wait for a place of a full event, and how many of them hold one that they were offered. */
	waiting: z.number().int().default(0),
	offered: z.number().int().default(0),
	signedIn: z.number().int().default(0),
	/** Of those who signed in, how many hadn't signed up. */
	walkIns: z.number().int().default(0),
	/** Everyone who came, as the guests counted their groups. */
	people: z.number().int().default(0),
	/** True if guests know another day, time, place or other instructions, or signed up to an event that is off. */
	untold: z.boolean().default(false),
	/** When an employee last wrote to everyone who signed up. */
	emailedOn: z.string().optional(),
	version: z.number().int().default(0),
})

export type EventRecord = z.output<typeof EventRecord>

const shown = {
	date: shownDate,
	/** The address in one line, or Online. */
	location: z.string(),
	mainImage: EventImage.optional(),
	images: z.array(EventImage).default([]),
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

/** Only people who signed up read this part of an event. */
export const GuestsOnly = z.object(guestsOnlyShape)

export type GuestsOnly = z.output<typeof GuestsOnly>

export const GuestRecord = z.object({
	...GuestInput.pick({ firstName: true, lastName: true, email: true }).shape,
	_id: z.string(),
	date: z.string(),
	/** True if they signed in at the event. */
	signedIn: z.boolean().default(false),
	/** True if they filled in their form for the door before they came. */
	filledIn: z.boolean().optional(),
	/** True as long as they wait for a place, since `date`. Until a moment they hold one that they were offered. */
	waiting: z.boolean().optional(),
	offeredUntil: z.string().optional(),
	info: z.string().optional(),
	questionAnswers: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })).default([]),
})

/** An event as people who signed up for it see it. */
export const SignedUpEvent = EventRecord.pick({ _id: true, name: true, time: true }).extend({
	...guestsOnlyShape,
	date: shownDate,
	location: z.string(),
	state: z.enum(ownSignUpStates),
	...GuestRecord.pick({ waiting: true, offeredUntil: true }).shape,
})

/** A sign-up with the member's own address; `_id` is the sign-up's own. */
export const OwnSignUp = SignedUpEvent.extend({ eventID: z.string(), firstName: z.string(), lastName: z.string() })

export const StaffEvent = EventRecord.extend(shown)

/** An event the sign-in page offers. */
export const SignInEvent = EventRecord.pick({
	_id: true,
	name: true,
	time: true,
	attending: true,
	waiting: true,
	capacity: true,
	signedIn: true,
	walkIns: true,
	people: true,
}).extend({ date: shownDate })

export const SignInRecord = z.object({ ...signInShape, _id: z.string(), date: z.string() })

/** In the list of an event. A place is held before the address that it was taken with is confirmed. */
export const ListedGuest = GuestRecord.extend({ unconfirmed: z.boolean().optional() })

/**
 * Someone who signed up, as the desk sees them. Who gave their answers at an earlier event is `known`: these are the ones
 * that may have changed since. The others stay with us.
 */
export const FoundGuest = GuestRecord.pick({
	_id: true,
	firstName: true,
	lastName: true,
	email: true,
	signedIn: true,
	filledIn: true,
}).extend({ known: z.object(mayHaveChanged).optional() })

/** Someone who signed up, with what they signed up for. */
export const FoundEverywhere = GuestRecord.pick({
	_id: true,
	firstName: true,
	lastName: true,
	email: true,
	signedIn: true,
	waiting: true,
}).extend({ date: z.string(), event: UpcomingEvent })

export const PersonSignIn = SignInRecord.pick({
	_id: true,
	date: true,
	firstName: true,
	lastName: true,
	email: true,
	groupMembers: true,
	photoOptIn: true,
	sponsorContactOptIn: true,
}).extend({ event: UpcomingEvent })

/** Someone who signed up, and the account that they did it with. */
export const PersonAtEvents = GuestRecord.pick({ firstName: true, lastName: true, email: true }).extend({
	memberId: z.string().optional(),
})

/** The same on the desk's device, which keeps no addresses. */
export const DeskGuest = FoundGuest.omit({ email: true })

export const SignIn = SignInRecord.extend({ birthday: shownDate })

/**
 * A form that a guest filled in themselves. `guestID` is the sign-up with the same name and address. A sign-up takes names
 * that the documented form at the door doesn't, so a volunteer corrects these there.
 */
export const FilledInRecord = z.object({
	...signInShape,
	firstName: z.string(),
	lastName: z.string(),
	date: z.string(),
})

export const FilledInForm = FilledInRecord.extend({ birthday: shownDate })

/** A form that waits at the door. `isIn`: the sign-up that it belongs to is signed in by now. */
export const WaitingForm = FilledInForm.extend({
	_id: z.string(),
	isIn: z.boolean(),
	/** A later one in the same name with other answers. Only the guest knows which is theirs. */
	other: FilledInForm.optional(),
})

/**
 * An event in the staff list. The documented call, which does not page, gets whole events; callers who page ask for the
 * people of one event by calls of their own.
 */
export const ListedEvent = StaffEvent.extend({
	attendingInfo: z.array(GuestRecord).optional(),
	signinData: z.array(SignIn).optional(),
})
