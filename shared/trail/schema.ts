import * as z from 'zod'
import { calendarDate } from '../dates.ts'
import { id, ifGiven, line } from '../fields.ts'
import { pageQuery } from '../lists.ts'
import { checkedBy, problem } from '../problems.ts'

export const trailSentences = {
	noAccount: 'We found no account with this email.',
	daysReversed: 'The last day can’t be before the first.',
	thing: 'Type at most 100 characters.',
} as const

const filterShape = {
	/** The email of who did it. */
	person: ifGiven(line(1, 100, trailSentences.thing)),
	/** The id of who did it, as a record names them. */
	by: ifGiven(id),
	/** A token, an id, or the email of an account. */
	thing: ifGiven(line(1, 100, trailSentences.thing)),
	/** Days of the organization; both count. */
	from: ifGiven(calendarDate()),
	to: ifGiven(calendarDate()),
}

const reversed = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
	from && to && to < from ? [problem(trailSentences.daysReversed, 'to')] : []

/** The form of the page has these fields. */
export const TrailFilter = z
	.strictObject({ person: filterShape.person, thing: filterShape.thing, from: filterShape.from, to: filterShape.to })
	.superRefine(checkedBy(reversed))

export const TrailInput = z.strictObject({ ...pageQuery, ...filterShape }).superRefine(checkedBy(reversed))

export const TrailRecord = z.object({
	at: z.string(),
	action: z.string(),
	/** The id of a person, or visitor, clock or operator. */
	by: z.string(),
	/** The person's name, while there is an account. */
	byName: z.string().optional(),
	about: z.string(),
	/** The name, where it is about a person or an event, or an application that the reader may see. */
	aboutName: z.string().optional(),
	/** The dollars of the payment that was recorded, where the reader may see the application and it's still paid. */
	paid: z.number().int().optional(),
	requestId: z.string(),
})
