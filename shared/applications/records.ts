import * as z from 'zod'
import { shownDate, shownDay } from '../dates.ts'
import { Delivery } from '../delivery.ts'
import { FileRecord } from '../files/schema.ts'
import { Note } from '../notes.ts'
import { languages } from '../words/t.ts'
import { HelperRecord, ShownHelper } from './applicant-helper.ts'
import { Decision, DecisionRecord, Proposal } from './decisions.ts'
import {
	FollowUp,
	MissingForStaff,
	MissingFromApplicant,
	MissingInRow,
	MissingRecord,
	withdrawReasons,
} from './missing.ts'
import { letterKinds } from './paper.ts'
import { Payment, PaymentChange, PaymentRecord, PublicPayment } from './payments.ts'
import { Reference } from './reference.ts'
import { applicationStatuses, publicStatus, publicStatuses } from './rules.ts'
import { FamilyMember, writtenShape } from './schema.ts'

const status = z.enum(applicationStatuses)

/** After a denial its applicant asked once that someone else look at it. */
const SecondLookRecord = z.object({
	on: z.string(),
	/** What they asked us to look at. */
	words: z.string(),
	/** How many documents came with it. */
	files: z.number().int(),
	/** The employee who denied it, and when: the decision is in the history. */
	deniedBy: z.string(),
	deniedOn: z.string(),
})

const EnteredBy = z.object({ name: z.string(), employeeId: z.string() })

export const ApplicationRecord = z.object({
	...writtenShape,
	/** Empty if it came on paper or from a helper without one, or once the owner of the address was erased, who never said it's theirs. */
	email: z.union([writtenShape.email, z.literal('')]),
	token: z.string(),
	status,
	/** The applicant's user id, or Guest. */
	applicantID: z.string(),
	issuedOn: z.string(),
	/** The employee who typed it in, if it came on paper. */
	enteredBy: EnteredBy.optional(),
	/** Of the page on which it was written. We write to the applicant in it. */
	language: z.enum(languages).default('en'),
	amountApproved: z.number().int().optional(),
	payment: PaymentRecord.optional(),
	/** The payment run that will pay it. Until then nobody else does. */
	run: z.number().int().optional(),
	affiliateApproved: z.boolean().default(false),
	affiliateDenied: z.boolean().default(false),
	/** When an employee first opened it. Applicants see the day, and never who it was. */
	firstReadOn: z.string().optional(),
	decision: DecisionRecord.optional(),
	proposal: Proposal.optional(),
	missing: MissingRecord.optional(),
	/** When the clock closed it, because what was missing did not come. A late document of the applicant opens it again. */
	closedOn: z.string().optional(),
	/** When a late document opened it again. */
	reopenedOn: z.string().optional(),
	/** True if the applicant or an employee added a document. It's in the row, so that lists can say who sent no bill. */
	hasFiles: z.boolean().optional(),
	/** When the applicant was told that we are still working on it. */
	stillWorkingOn: z.string().optional(),
	/** The clock doesn't ask for a bill since then: an employee needs none, or the setting was off on the day. */
	billWaivedOn: z.string().optional(),
	/** The same person asked for the same kind of help shortly before, so it may be for the same bill. */
	isRepeat: z.boolean().optional(),
	/** What someone without an email is told by post. It's in the row, so that lists can say so. */
	toPost: z.enum(letterKinds).optional(),
	/** When an employee last said that the letter is in the mail. */
	postedOn: z.string().optional(),
	secondLook: SecondLookRecord.optional(),
	/** Who filled it in for the applicant. */
	helper: HelperRecord.optional(),
	/** When the applicant withdrew it, and why. Its status stays Pending, as nobody decided it. */
	withdrawnOn: z.string().optional(),
	withdrawnFor: z.enum(withdrawReasons).optional(),
	/** When a member said that this guest's application, sent with their address, is theirs. */
	claimedOn: z.string().optional(),
	/** When a member said that they didn't send it, although it has their address. */
	disownedOn: z.string().optional(),
	version: z.number().int().default(0),
})

export type ApplicationRecord = z.output<typeof ApplicationRecord>

/** A file of an application. `addedOn` says when, if it came after the application. */
export const ApplicationFile = FileRecord.extend({ addedOn: z.string().optional() })

const asShown = { issuedOn: shownDay, birthday: shownDate, cutOffDate: shownDate.optional() }

/**
 * The review of find: anyone with the name and the token sees this and nothing more. It has the documented sections
 * General, Address, Medical, Request and Referral. A new question of the form isn't in it until it's named here.
 */
export const PublicApplication = ApplicationRecord.pick({
	token: true,
	firstName: true,
	lastName: true,
	email: true,
	phone: true,
	income: true,
	gender: true,
	relationshipStatus: true,
	streetAddress: true,
	streetAddress2: true,
	city: true,
	state: true,
	ZIP: true,
	bleedingDisorder: true,
	bleedingDisorderRelationship: true,
	bleedingDisorderType: true,
	bleedingDisorderSeverity: true,
	HTC: true,
	type: true,
	method: true,
	amount: true,
	details: true,
	referred: true,
	referrer: true,
	closedOn: true,
	withdrawnOn: true,
	// That there is a document is all that applicants learn of what employees attach.
	hasFiles: true,
}).extend({
	...asShown,
	status: z.transform(publicStatus).pipe(z.enum(publicStatuses)),
	payment: PublicPayment.optional(),
	attachments: z.array(ApplicationFile.pick({ name: true, size: true, addedOn: true })).default([]),
	missing: MissingFromApplicant.optional(),
	secondLook: SecondLookRecord.pick({ on: true }).optional(),
	helper: ShownHelper.optional(),
	firstReadOn: shownDay.optional(),
	reopenedOn: shownDay.optional(),
	billWaivedOn: shownDay.optional(),
	/** The amount and day of the grant. Only the applicant gets the message. */
	decision: DecisionRecord.pick({ amount: true, date: true }).optional(),
})

const familyData = z.array(FamilyMember.extend({ birthday: shownDate })).optional()

const OwnAnswers = ApplicationRecord.pick({
	isMinor: true,
	livesAlone: true,
	otherApplication: true,
	otherLocations: true,
	newsletterOptIn: true,
})

const OwnFamilyMember = FamilyMember.pick({ name: true, relation: true }).extend({ birthday: shownDate }).strip()

const OwnFile = ApplicationFile.pick({ id: true, name: true, size: true, contentType: true, addedOn: true })

/** Owners see all they sent, with documents that can be opened one by one, and the answer; never what staff wrote. */
export const MemberApplication = PublicApplication.extend({
	...OwnAnswers.shape,
	familyData: z.array(OwnFamilyMember).optional(),
	attachments: z.array(OwnFile).default([]),
	decision: DecisionRecord.pick({ message: true, amount: true, date: true }).optional(),
})

/** A guest's application with the member's address: enough to know one's own, and nothing about a stranger. */
export const UnclaimedApplication = z.object({ token: z.string(), type: writtenShape.type, issuedOn: shownDay })

/** A row of a staff list, with its preview. Its values passed the rules of the form when it was sent. */
export const ApplicationRow = z.object({
	token: z.string(),
	status,
	applicantID: z.string(),
	language: ApplicationRecord.shape.language,
	firstName: z.string(),
	lastName: z.string(),
	gender: writtenShape.gender,
	email: z.string(),
	phone: z.string(),
	type: writtenShape.type,
	method: writtenShape.method,
	amount: z.number().int(),
	amountApproved: z.number().int().optional(),
	payment: PublicPayment.optional(),
	proposal: Proposal.pick({ name: true, amount: true, date: true, employeeId: true }).optional(),
	missing: MissingInRow.optional(),
	hasFiles: z.boolean().optional(),
	disownedOn: z.string().optional(),
	withdrawnOn: z.string().optional(),
	secondLook: SecondLookRecord.pick({ on: true, deniedBy: true }).optional(),
	/** Who helped may be an employee, who doesn't decide it. */
	helper: HelperRecord.pick({ email: true }).optional(),
	isRepeat: z.boolean().optional(),
	toPost: z.enum(letterKinds).optional(),
	/** A moment, and not a day as shown: the time that someone waits is counted from it. */
	reopenedOn: z.string().optional(),
	version: z.number().int().default(0),
	...asShown,
})

/** `byStaff` where an employee added it, which its applicant doesn't see. */
export const StaffFile = ApplicationFile.extend({ byStaff: z.boolean().optional() })

export const StaffApplication = ApplicationRecord.extend({
	...asShown,
	familyData,
	enteredBy: EnteredBy.pick({ name: true }).optional(),
	attachments: z.array(StaffFile).default([]),
	missing: MissingForStaff.optional(),
	followUps: z.array(FollowUp).default([]),
	notes: z.array(Note).default([]),
	decision: Decision.optional(),
	payment: Payment.optional(),
	/** All changes to the payment, oldest first. */
	payments: z.array(PaymentChange).default([]),
	/** The mail of the decision waits until then, and the decision can be taken back. */
	held: z.object({ until: z.string() }).optional(),
	history: z.array(Decision).default([]),
	delivery: Delivery.optional(),
	/** The applicant asked for their account to be erased from then on, and this with it unless it came later. */
	erasesAt: z.string().optional(),
	reference: Reference.optional(),
	/** Who looks denied it before its applicant asked for a second look, so a colleague decides. */
	leftToColleague: z.boolean().optional(),
})

/**
 * An application in the staff list. Callers who page get the row; the documented call, which does not, gets whole
 * applications.
 */
export const ListedApplication = StaffApplication.partial().extend({
	affiliateApproved: z.boolean().optional(),
	affiliateDenied: z.boolean().optional(),
	attachments: z.array(StaffFile).optional(),
	followUps: z.array(FollowUp).optional(),
	notes: z.array(Note).optional(),
	history: z.array(Decision).optional(),
	payments: z.array(PaymentChange).optional(),
	...ApplicationRow.shape,
	payment: Payment.partial({ name: true, recordedOn: true }).optional(),
	proposal: Proposal.partial({ status: true, message: true, emailed: true, employeeId: true }).optional(),
	secondLook: SecondLookRecord.partial({ words: true, files: true, deniedOn: true }).optional(),
	helper: HelperRecord.partial().optional(),
	missing: MissingForStaff.partial({ things: true, name: true, askedOn: true, toldOn: true }).optional(),
})

/**
 * The answer to a change leaves out notes, documents and history: its reader has them, and the last may be long. Who
 * decides without naming a version, as documented, gets them all.
 */
export const ChangedApplication = StaffApplication.omit({
	notes: true,
	history: true,
	payments: true,
	attachments: true,
	followUps: true,
	delivery: true,
	reference: true,
	leftToColleague: true,
})

export const DecidedApplication = ChangedApplication.extend({
	notes: z.array(Note).optional(),
	history: z.array(Decision).optional(),
	payments: z.array(PaymentChange).optional(),
	attachments: z.array(StaffFile).optional(),
	followUps: z.array(FollowUp).optional(),
})
