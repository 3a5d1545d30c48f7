import * as z from 'zod'
import { shownDate } from '../dates.ts'
import { FileRecord } from '../files/schema.ts'
import { eventShape, GuestInput, SignInInput } from './schema.ts'

const Question = z.object({ id: z.string(), question: z.string(), type: z.number().int() })

export const EventRecord = z.object({
	...eventShape,
	_id: z.string(),
	active: z.boolean().default(true),
	archived: z.boolean().default(false),
	dateAdded: z.string(),
	questions: z.array(Question).default([]),
	mainImage: FileRecord.optional(),
	/** How many signed up, and how many signed in on the day. */
	attending: z.number().int().default(0),
	signedIn: z.number().int().default(0),
	version: z.number().int().default(0),
})

export type EventRecord = z.output<typeof EventRecord>

/** An image below its event: images are added one after the other, so they are no list inside the event. */
export const EventImageRecord = FileRecord.extend({ addedOn: z.string(), addedBy: z.string() })

/** An image with the address of its content, which the documents call `data`. */
export const EventImage = FileRecord.extend({ data: z.string() })

const shown = {
	date: shownDate,
	/** One line: the address, or Online. */
	location: z.string(),
	mainImage: EventImage.optional(),
	images: z.array(EventImage).default([]),
}

/** Strangers see nothing of the people who come, nor what is meant for those people alone. */
export const PublicEvent = EventRecord.omit({
	archived: true,
	instructions: true,
	dateAdded: true,
	attending: true,
	signedIn: true,
	version: true,
}).extend(shown)

export const UpcomingEvent = EventRecord.pick({ _id: true, name: true }).extend({ date: shownDate })

export const StaffEvent = EventRecord.extend(shown)

/** An event the sign-in page offers. */
export const SignInEvent = EventRecord.pick({ _id: true, name: true, time: true, signedIn: true }).extend({
	date: shownDate,
})

export const GuestRecord = GuestInput.pick({ firstName: true, lastName: true, email: true }).extend({
	_id: z.string(),
	date: z.string(),
	info: z.string().optional(),
	questionAnswers: z
		.array(z.object({ id: z.string(), question: z.string(), answer: z.string() }))
		.default([]),
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
