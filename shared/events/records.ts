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
	images: z.array(FileRecord).default([]),
	/** How many signed up, and how many signed in on the day. */
	attending: z.number().int().default(0),
	signedIn: z.number().int().default(0),
	version: z.number().int().default(0),
})

export type EventRecord = z.output<typeof EventRecord>

/** A picture with the address of its content, which the documents call `data`. */
export const EventImage = FileRecord.extend({ data: z.string() })

const shown = {
	date: shownDate,
	mainImage: EventImage.optional(),
	images: z.array(EventImage).default([]),
}

export const PublicEvent = EventRecord.omit({
	archived: true,
	dateAdded: true,
	attending: true,
	signedIn: true,
	version: true,
}).extend(shown)

export const UpcomingEvent = EventRecord.pick({ _id: true, name: true }).extend({ date: shownDate })

export const StaffEvent = EventRecord.extend(shown)

/** What the sign-in page chooses from. */
export const SignInEvent = EventRecord.pick({ _id: true, name: true, time: true, signedIn: true }).extend({
	date: shownDate,
})

export const GuestRecord = GuestInput.pick({ firstName: true, lastName: true, email: true }).extend({
	_id: z.string(),
	date: z.string(),
	questionAnswers: z
		.array(z.object({ id: z.string(), question: z.string(), answer: z.string() }))
		.default([]),
})

export const SignInRecord = z.object({ ...SignInInput.shape, _id: z.string(), date: z.string() })

export const SignIn = SignInRecord.extend({ birthday: shownDate })
