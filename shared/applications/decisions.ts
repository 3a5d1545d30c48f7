import * as z from 'zod'
import type { ApplicationSettings } from './settings.ts'

export const DecisionRecord = z.object({
	status: z.enum(['Approved', 'Denied']),
	message: z.string().default(''),
	amount: z.number().int().default(0),
	emailed: z.boolean().default(false),
	/** The applicant has no email, so this is a letter. */
	byPost: z.literal(true).optional(),
	/** The payee, if the employee named one: a landlord, a power company. */
	payee: z.string().optional(),
	/** The employee who decided. */
	name: z.string(),
	employeeId: z.string(),
	date: z.string(),
	/** The version of the application that it made. Decisions from before this was kept have none. */
	madeVersion: z.number().int().optional(),
	/** The employee who undid it before its mail was sent. */
	takenBackBy: z.object({ name: z.string(), employeeId: z.string() }).optional(),
	/** The employee who proposed it, if its amount needed two. `name` is the second one. */
	proposed: z.object({ name: z.string(), employeeId: z.string(), date: z.string() }).optional(),
})

export type DecisionRecord = z.output<typeof DecisionRecord>

/** A decision as colleagues see it. */
export const Decision = DecisionRecord.omit({ employeeId: true, madeVersion: true }).extend({
	takenBackBy: z.object({ name: z.string() }).optional(),
	proposed: z.object({ name: z.string(), date: z.string() }).optional(),
})

/**
 * An approval of more than one employee may grant alone: all of it waits for a second one. Colleagues see the id of who
 * proposed it, because two of them may have the same name and only the other one may approve it.
 */
export const Proposal = DecisionRecord.omit({ madeVersion: true, takenBackBy: true, proposed: true, byPost: true })

export type Proposal = z.output<typeof Proposal>

type Decided = Pick<Proposal, 'status' | 'amount' | 'message' | 'emailed' | 'payee'>

/** True if an approval is of more than one employee may grant alone. */
export const needsSecond = (
	{ status, amount }: Decided,
	{ mostGrantedAlone }: Pick<ApplicationSettings, 'mostGrantedAlone'>,
) => status === 'Approved' && mostGrantedAlone !== undefined && amount > mostGrantedAlone

/** True if someone decides exactly what was proposed: the same amount, the same words, and the same email or none. */
export const isProposed = (decided: Decided, proposal: Proposal | undefined): proposal is Proposal =>
	proposal !== undefined &&
	(['status', 'amount', 'message', 'emailed', 'payee'] as const).every((part) => decided[part] === proposal[part])
