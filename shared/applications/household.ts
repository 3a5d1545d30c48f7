import * as z from 'zod'
import { ifGiven } from '../fields.ts'
import { staffToken } from '../tokens.ts'
import { whose } from '../whose.ts'
import { StaffApplication } from './records.ts'
import { likenesses, NotSameRecord } from './related.ts'

export const PersonApplicationsInput = z.strictObject({ token: ifGiven(staffToken), ...whose })

/** The newest applications that are shown, and those of them with their notes, mails and payments. */
export const mostShown = 100
export const mostOpened = 20

/** Someone of a household, as far as what they wrote in applications tells. Each has the token of their newest one. */
export const HouseholdMember = z.object({
	token: z.string(),
	...StaffApplication.pick({
		firstName: true,
		lastName: true,
		birthday: true,
		phone: true,
		email: true,
		language: true,
	}).shape,
	/** The accounts and emails by which this person is known at events and in book applications. */
	accounts: z.array(z.string()),
	emails: z.array(z.string()),
	/** How many other birthdays their applications have. A slip of a finger, or someone else. */
	otherBirthdays: z.number(),
	/** The one who was asked for. The others have something in common with them. */
	asked: z.boolean(),
	alike: z.array(z.enum(likenesses)),
	/** The two applications that have it in common, by which an employee says that they don't belong together. */
	pair: z.object({ token: z.string(), other: z.string() }).optional(),
	notSame: NotSameRecord.omit({ employeeId: true }).optional(),
})

export type HouseholdMember = z.input<typeof HouseholdMember>

const { shape } = StaffApplication

export const PersonApplication = StaffApplication.pick({
	token: true,
	issuedOn: true,
	type: true,
	status: true,
	amount: true,
	amountApproved: true,
	payment: true,
	decision: true,
}).extend({
	/** The token by which its sender is in the household. */
	of: z.string(),
	/** Only of the newest ones. */
	notes: shape.notes.unwrap().optional(),
	history: shape.history.unwrap().optional(),
	payments: shape.payments.unwrap().optional(),
	followUps: shape.followUps.unwrap().optional(),
})

export type PersonApplication = z.input<typeof PersonApplication>
