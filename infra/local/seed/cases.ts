import * as z from 'zod'
import { assistanceMethods, assistanceTypes } from '#shared/applications/schema.ts'
import list from './cases.json' with { type: 'json' }

/** A request for assistance, and the papers that go with it. */
const Case = z.strictObject({
	type: z.enum(assistanceTypes),
	method: z.enum(assistanceMethods),
	amount: z.number(),
	income: z.number(),
	details: z.string(),
	/** Lines of text; the first is the name of the file. */
	documents: z.array(z.array(z.string())),
	/** On a notice: so many days from now something is cut off. */
	cutOffIn: z.number().optional(),
	/** What the bleeding disorder is, where there is one: whose, which, and how severe. */
	disorder: z.tuple([z.string(), z.string(), z.string()]).optional(),
	otherLocations: z.string().optional(),
	referrer: z.string().optional(),
	/** The reason why it was denied. */
	denied: z.string().optional(),
})

export type Case = z.output<typeof Case>

/** The parent of a child writes `caseOfChild`. */
export const { cases, caseOfChild } = z.strictObject({ cases: z.array(Case), caseOfChild: Case }).parse(list)

interface Facts {
	name: string
	account: string
	due: string
}

/** A paper has an applicant's facts where it says {name}, {account} or {due}. */
export const filledIn = (paper: readonly string[], { name, account, due }: Facts) =>
	paper.map((line) => line.replace('{name}', name).replace('{account}', account).replace('{due}', due))
