import * as z from 'zod'
import { applicationStatuses, publicStatus, publicStatuses } from '../applications/rules.ts'
import { shownDay } from '../dates.ts'
import { Note } from '../notes.ts'
import { languages } from '../words/t.ts'
import { joinRoles } from './roles.ts'
import { AffiliateInput, AmbassadorInput, BoardMemberInput } from './schema.ts'

const status = z.enum(applicationStatuses)

/** In the language of the page that was filled in, in which we answer. */
const written = { language: z.enum(languages).default('en') }

export const AffiliateRecord = z.object({
	...AffiliateInput.shape,
	affiliateID: z.string(),
	status,
	/** As documented: true once approved. */
	approved: z.boolean().default(false),
	/** The member who applied. */
	applicantID: z.string().default(''),
	dateAdded: z.string(),
	...written,
	version: z.number().int().default(0),
})

/**
 * Tokens of the applications that came through this affiliate are kept beside it, because their number grows. The
 * documented call, which does not page, gets them with each affiliate.
 */
export const Affiliate = AffiliateRecord.extend({ associatedApplications: z.array(z.string()).optional() })

const filed = {
	token: z.string(),
	status,
	applicantID: z.string(),
	issuedOn: z.string(),
	...written,
	version: z.number().int().default(0),
}

const BoardMemberRecord = z.object({ ...BoardMemberInput.shape, ...filed, kind: z.literal('board') })

const AmbassadorRecord = z.object({ ...AmbassadorInput.shape, ...filed, kind: z.literal('ambassador') })

export const EmployeeApplicationRecord = z.discriminatedUnion('kind', [BoardMemberRecord, AmbassadorRecord])

const opened = { issuedOn: shownDay, notes: z.array(Note).default([]) }

export const EmployeeApplication = z.discriminatedUnion('kind', [
	BoardMemberRecord.extend(opened),
	AmbassadorRecord.extend(opened),
])

export const EmployeeApplicationRow = BoardMemberRecord.pick({
	token: true,
	status: true,
	firstName: true,
	lastName: true,
	email: true,
	applicantID: true,
	version: true,
}).extend({ kind: z.enum(['board', 'ambassador']), issuedOn: shownDay })

/** A member's own application to join, as they see it. */
export const OwnJoinApplication = z.object({
	id: z.string(),
	role: z.enum(joinRoles),
	/** Of the person, or of the affiliate. */
	name: z.string(),
	status: z.transform(publicStatus).pipe(z.enum(publicStatuses)),
	issuedOn: shownDay,
})
