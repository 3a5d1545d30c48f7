import * as z from 'zod'
import { choice, ifGiven, wholeDollars, yesNo } from '../fields.ts'
import { checkedBy, type Problem, problem } from '../problems.ts'
import { assistanceTypes } from './schema.ts'

const dollarsSentence = 'Enter whole dollars, like 240.'

/** The filters of the list of applications. An application has to pass all that are given. */
export const filterShape = {
	type: ifGiven(choice(assistanceTypes, 'Choose what they need help with.')),
	/** The applicant or an employee added a document. */
	bill: ifGiven(yesNo()),
	/** Pending for longer than we promise an answer in. */
	late: ifGiven(yesNo()),
	/** Pending with a date on a notice, whichever it is, or with one before a week from now is over. */
	cutOff: ifGiven(choice(['soon', 'any'], 'Choose soon or any.')),
	/** The amount granted, or else asked for, in whole dollars. */
	least: ifGiven(wholeDollars(dollarsSentence)),
	most: ifGiven(wholeDollars(dollarsSentence)),
	/** An approval of it waits for a second employee. */
	proposed: ifGiven(yesNo()),
}

/** `urgent` begins with cut-offs within a week, soonest first. The others follow, longest waiting first. */
export const applicationOrders = ['newest', 'oldest', 'urgent', 'amount', 'name'] as const

const reversedSentence = 'Choose an “At most” that isn’t less than “At least”.'

export const orderSentence = 'Choose one of the orders of this list.'

interface Bounds {
	least?: number | undefined
	most?: number | undefined
}

export const boundProblems = ({ least, most }: Bounds): Problem[] =>
	least !== undefined && most !== undefined && most < least ? [problem(reversedSentence, 'most')] : []

/** The form of the list has these fields, and its address too. */
export const ApplicationFilter = z
	.strictObject({ ...filterShape, order: ifGiven(choice(applicationOrders, orderSentence)) })
	.superRefine(checkedBy(boundProblems))

/** Of everything that fits, and not of the page only. */
export const ListTotal = z.object({
	many: z.number().int(),
	/** In whole dollars. */
	asked: z.number().int(),
	granted: z.number().int(),
	/** True if there are more than we look through at once, so these are only the first. */
	isCut: z.boolean().optional(),
})

export type ListTotal = z.output<typeof ListTotal>
