import * as z from 'zod'
import { addDays, shownDay } from '../dates.ts'
import { ifGiven, yesNo } from '../fields.ts'
import { personQuery } from '../lists.ts'
import { staffToken } from '../tokens.ts'
import { isPending } from './missing.ts'
import { StaffApplication } from './records.ts'
import { applicationStatuses } from './rules.ts'
import { assistanceTypes } from './schema.ts'

/** Facts that two applications can have in common. Legacy applications have a name and nothing else. */
const likenesses = ['account', 'name and birthday', 'email', 'phone', 'address', 'family member', 'name'] as const

export type Likeness = (typeof likenesses)[number]

/** An employee has looked at both and says that they are of two people. */
export const NotSameRecord = z.object({ name: z.string(), employeeId: z.string(), date: z.string() })

/** An application of the same person or household, as far as anyone can tell from what they have in common. */
export const RelatedApplication = z.object({
	token: z.string(),
	isLegacy: z.boolean(),
	firstName: z.string(),
	lastName: z.string(),
	issuedOn: shownDay,
	/** Rows from before this system have none. */
	type: z.enum(assistanceTypes).optional(),
	status: z.enum(applicationStatuses),
	withdrawnOn: z.string().optional(),
	amount: z.number().int(),
	amountApproved: z.number().int().optional(),
	/** Who got the grant, or gets it. */
	payee: z.string().optional(),
	/** The calendar day of its decision, YYYY-MM-DD. */
	decidedOn: z.string().optional(),
	of: z.enum(['person', 'household']),
	alike: z.array(z.enum(likenesses)),
	/** Sent within so few days of the other that it may be the same bill again. */
	isRepeat: z.boolean(),
	notSame: NotSameRecord.omit({ employeeId: true }).optional(),
})

export type RelatedApplication = z.input<typeof RelatedApplication>

export const NotSameInput = z.strictObject({
	token: staffToken,
	other: staffToken,
	/** 'No' takes the mark back. */
	notSame: yesNo(),
})

/** The same person may ask for the same kind of help again after so many days, and it's not the same bill. */
const repeatDays = 60

export const isWithinRepeat = (one: string, other: string) =>
	one <= addDays(other, repeatDays) && other <= addDays(one, repeatDays)

/** The same person or household asks for something else, too. */
export const isOpenBesides = (one: Pick<RelatedApplication, 'status' | 'withdrawnOn' | 'notSame'>) =>
	isPending(one) && !one.notSame

type Asking = Pick<RelatedApplication, 'status' | 'withdrawnOn' | 'amount' | 'notSame'>

/** Adds up what the same person and their household ask for in applications that aren't decided yet. */
export function openBesides(related: readonly Asking[]) {
	const open = related.filter(isOpenBesides)
	return { times: open.length, dollars: open.reduce((sum, { amount }) => sum + amount, 0) }
}

/** "In 12 months", by the day of the decision. */
export const helpDays = 365

type Paid = Pick<RelatedApplication, 'of' | 'type' | 'payee' | 'notSame'>

/** Who got the person's last grant of this kind. `related` has the newest first. */
export const lastPayee = (related: readonly Paid[], type: RelatedApplication['type']) =>
	related.find((one) => one.of === 'person' && !one.notSame && one.type === type && one.payee)?.payee

type Helped = Pick<RelatedApplication, 'of' | 'amountApproved' | 'decidedOn' | 'notSame'>

/** Adds up the grants to the person, and to the rest of the household, in the twelve months before `today`. */
export function helpBefore(related: readonly Helped[], today: string) {
	const since = addDays(today, -helpDays)
	const sumOf = (whose: Helped['of']) => {
		const granted = related.filter(
			({ of, amountApproved = 0, decidedOn = '', notSame }) =>
				of === whose && !notSame && amountApproved > 0 && decidedOn > since,
		)
		return { times: granted.length, dollars: granted.reduce((sum, one) => sum + (one.amountApproved ?? 0), 0) }
	}
	return { person: sumOf('person'), household: sumOf('household') }
}

export const PersonApplicationsInput = z.strictObject({ token: ifGiven(staffToken), ...personQuery })

/** The newest applications are shown. */
export const mostShown = 100

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
	notSame: NotSameRecord.omit({ employeeId: true }).optional(),
})

export type HouseholdMember = z.input<typeof HouseholdMember>

export const PersonApplication = StaffApplication.pick({
	token: true,
	issuedOn: true,
	type: true,
	status: true,
	withdrawnOn: true,
	amount: true,
	amountApproved: true,
	payment: true,
	decision: true,
}).extend({
	/** The token by which its sender is in the household. */
	of: z.string(),
})

export type PersonApplication = z.input<typeof PersonApplication>
