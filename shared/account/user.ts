import * as z from 'zod'
import { permissions } from '../endpoint.ts'
import { languages } from '../words/t.ts'

export const UserRecord = z.object({
	_id: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
	verified: z.boolean(),
	employee: z.boolean().default(false),
	newsletter: z.boolean().default(false),
	/** Of the page on which they signed up, or last signed in. We write to them in it. */
	language: z.enum(languages).default('en'),
	clientSidePermissions: z.array(z.enum(permissions)).default([]),
	applicationTokens: z.array(z.string()).default([]),
	assistanceRecieved: z.number().int().default(0),
	/** Parts of the sum that the member doesn't know of yet, because the mail of the decision leaves later. */
	assistanceHeld: z.array(z.object({ amount: z.number().int(), until: z.string() })).default([]),
	amountDonated: z.number().int().default(0),
	dateRegistered: z.string(),
	/** Sessions begun under an older number have ended: recovery, demotion and disabling count it up. */
	sessionEpoch: z.number().int().default(0),
	/** A disabled account can't sign in. Its owner's applications stay. */
	disabled: z.boolean().default(false),
	/** Signing in asks for a passkey too. */
	hasPasskey: z.boolean().default(false),
	version: z.number().int().default(0),
	/** Set when the account's owner asked to be erased. It's done soon after this moment. */
	erasesAt: z.string().optional(),
	/** How many notes staff have written about them. */
	noteCount: z.number().int().default(0),
})

export type UserRecord = z.output<typeof UserRecord>

/** A person's own account as they see it, without anything that staff noted. */
export const CurrentUser = UserRecord.pick({
	_id: true,
	firstName: true,
	lastName: true,
	email: true,
	verified: true,
	employee: true,
	newsletter: true,
	clientSidePermissions: true,
	applicationTokens: true,
	assistanceRecieved: true,
	amountDonated: true,
	dateRegistered: true,
	erasesAt: true,
}).extend({
	/** The organization requires a passkey, and this employee has none yet. */
	mustAddPasskey: z.literal(true).optional(),
	session: z.object({
		/** The name by which this session can be ended without its cookie. It signs nobody in. */
		id: z.string(),
		/** Seconds without a request after which the session ends. */
		idleSeconds: z.number().int(),
		/** The session ends at this moment at the latest. */
		endsAt: z.string(),
	}),
})

export type CurrentUser = z.output<typeof CurrentUser>
