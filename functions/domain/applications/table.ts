import * as z from 'zod'
import { putSent, readSentTokens } from '#functions/domain/join/sent-applications.ts'
import { type LastMail, lastMailRef } from '#functions/domain/mail/delivery.ts'
import { notesAmong, putNote } from '#functions/domain/notes/notes.ts'
import { digitsOf, nameTerms, nameWords, tokenTerms } from '#functions/domain/people/terms.ts'
import { userKey } from '#functions/platform/identity/session.ts'
import { newId } from '#functions/platform/ids.ts'
import { collection } from '#functions/platform/store/collection.ts'
import { type PageRequest, readBelow } from '#functions/platform/store/pages.ts'
import { type ItemKey, queryWhole } from '#functions/platform/store/table.ts'
import {
	lasting,
	type OnConflict,
	put,
	remove,
	tryTransact,
	update,
	type Write,
} from '#functions/platform/store/write.ts'
import { UserRecord } from '#shared/account/user.ts'
import { DecisionRecord, type Proposal } from '#shared/applications/decisions.ts'
import { FollowUpRecord, isPending, listedStatus, queuesOf } from '#shared/applications/missing.ts'
import { letterDue } from '#shared/applications/paper.ts'
import { PaymentChangeRecord, PaymentRecord, unpaidAmount } from '#shared/applications/payments.ts'
import { ApplicationFile, ApplicationRecord, ApplicationRow } from '#shared/applications/records.ts'
import { FileRecord } from '#shared/files/schema.ts'
import type { NoteRecord } from '#shared/notes.ts'
import { plainToken } from '#shared/tokens.ts'
import { moveDue } from './due.ts'
import { putFacts } from './facts.ts'
import { nextStep } from './next-step.ts'

export const guest = 'Guest'

/** The member's fields that locate their item, row and search rows. They never change, so a copy can't go stale. */
const Applicant = UserRecord.pick({ _id: true, firstName: true, lastName: true, email: true, dateRegistered: true })

/** A decision whose mail waits, and what the application returns to if it is taken back. */
const Held = z.object({
	mail: z.string(),
	until: z.string(),
	decisionId: z.string(),
	former: ApplicationRecord.pick({
		status: true,
		amountApproved: true,
		decision: true,
		closedOn: true,
		proposal: true,
	}),
})

/**
 * The applicant's files are part of the application's item, because there are never more than ten. Files that staff
 * add are separate.
 */
const Application = ApplicationRecord.extend({
	attachments: z.array(ApplicationFile).default([]),
	applicant: Applicant.optional(),
	held: Held.optional(),
})
export type Application = z.output<typeof Application>

export const sentBy = (member: z.output<typeof Applicant> | undefined) => ({
	applicantID: member?._id ?? guest,
	...(member && { applicant: Applicant.parse(member) }),
})

const AddedFile = FileRecord.extend({ addedBy: z.string(), addedOn: z.string() })
export type AddedFile = z.output<typeof AddedFile>

const applicationKey = (token: string): ItemKey => ({ pk: `APPLICATION#${token}`, sk: 'APPLICATION' })

/** A row as it's kept. The response's schema formats the dates. */
export const Row = ApplicationRow.extend({
	birthday: z.string(),
	issuedOn: z.string(),
	cutOffDate: z.string().optional(),
	// The list of grants is read from rows too.
	decision: DecisionRecord.pick({ date: true, payee: true }).optional(),
	payment: PaymentRecord.omit({ name: true, employeeId: true, recordedOn: true }).optional(),
	run: ApplicationRecord.shape.run,
	held: Held.pick({ until: true }).optional(),
})
export type Row = z.output<typeof Row>

export const applications = collection({
	list: 'APPLICATIONS',
	key: applicationKey,
	id: ({ token }) => token,
	record: Application,
	row: Row,
	order: ({ issuedOn, token }) => `${issuedOn}#${token}`,
	kind: listedStatus,
	terms: (sent) => [...nameTerms(sent), ...(sent.email ? [sent.email] : []), ...tokenTerms(sent.token)],
	words: (sent) => [...nameWords(sent), digitsOf(sent.phone)],
	counted: {
		pending: isPending,
		decided: ({ status }) => status !== 'Pending',
		/** The applicant has to send or say something. */
		forApplicant: (application) => queuesOf(application).includes('for-applicant'),
		/** The applicant has sent or said something, and waits for us. */
		answered: (application) => queuesOf(application).includes('answered'),
		/** An approval is waiting for a second employee. */
		proposals: ({ proposal, withdrawnOn }) => proposal !== undefined && !withdrawnOn,
		unpaid: (application) => unpaidAmount(application) > 0,
		unpaidDollars: unpaidAmount,
	},
})

const below = (
	token: string,
	kind: 'FILE' | 'DECISION' | 'FOLLOWUP' | 'PAYMENT',
	date: string,
	id: string,
): ItemKey => ({ pk: applicationKey(token).pk, sk: `${kind}#${date}#${id}` })

type Issued = Pick<Application, 'issuedOn' | 'token'>

/** A pointer below a member's id finds their applications. A guest's is below the address, until a member claims it. */
const pointerKey = (pk: string, { issuedOn, token }: Issued): ItemKey => ({ pk, sk: `${pointers}${issuedOn}#${token}` })
const pointers = 'APPLICATION#'
const guestPk = (email: string) => `UNCLAIMED#${email}`

const pointerOf = ({ applicantID, email, ...issued }: Application) =>
	pointerKey(applicantID === guest ? guestPk(email) : userKey(applicantID).pk, issued)

const helpedPk = (email: string) => `HELPED#${email}`

/** A helper finds what they sent below their address. */
const helpedKeys = ({ helper, ...issued }: Application) =>
	helper?.email ? [pointerKey(helpedPk(helper.email), issued)] : []

export const removeHelped = (application: Application): Write[] => helpedKeys(application).map((key) => remove(key))

export const readHelped = (email: string, page: PageRequest) => readPointed(helpedPk(email), page)

const pointer = (application: Application): Write => put({ ...pointerOf(application), row: application.token })

export const removePointer = (application: Application): Write => remove(pointerOf(application))

/** Lists show whether it has files and whether a letter is due. */
const forLists = (application: Application): Application => ({
	...application,
	...(application.attachments.length > 0 && { hasFiles: true }),
	toPost: letterDue(application),
})

export const putApplication = (application: Application): Write[] => [
	...applications.add(forLists(application)),
	...(application.email || application.applicantID !== guest ? [pointer(application)] : []),
	...helpedKeys(application).map((key) => put({ ...key, row: application.token })),
	...moveDue(application.token, undefined, nextStep(application)?.at),
	...putSent(application),
	...putFacts(application),
]

/** Changes the application, and when the clock does something for it. */
export const changeApplication = (seen: Application, after: Application, onConflict: OnConflict): Write[] => [
	...applications.change(seen, forLists(after), { onConflict }),
	...moveDue(seen.token, nextStep(seen)?.at, nextStep(after)?.at),
]

export const putFollowUp = (token: string, followUp: FollowUpRecord): Write =>
	put({ ...below(token, 'FOLLOWUP', followUp.date, newId()), ...followUp })

/** Changes the application and adds what was done to the history of its payments. */
export const putPayment = (
	seen: Application,
	after: Application,
	change: PaymentChangeRecord,
	onConflict: OnConflict,
): Write[] => [
	...changeApplication(seen, after, onConflict),
	put({ ...below(after.token, 'PAYMENT', change.recordedOn, newId()), ...change }),
]

/** Changes the application and adds the decision to its history. */
export const putDecision = (seen: Application, after: Application, id: string, onConflict: OnConflict): Write[] => [
	...changeApplication(seen, after, onConflict),
	...(after.decision ? [put({ ...below(after.token, 'DECISION', after.decision.date, id), ...after.decision })] : []),
]

/** Notes that a decision's mail was never sent, because the decision was taken back or replaced in time. */
export const unsendDecision = (token: string, date: string, id: string, marks: Pick<DecisionRecord, 'takenBackBy'>) =>
	update(below(token, 'DECISION', date, id), { set: { emailed: false, ...marks } })

/** A member said whose it is. `after` is theirs, or a guest's that is below their address no longer. */
export const settleClaim = (seen: Application, after: Application): Write[] => [
	...changeApplication(seen, after, 'retry'),
	removePointer(seen),
	...(after.applicantID === guest ? [] : [pointer(after)]),
]

export const putApplicationNote = (token: string, note: NoteRecord) => putNote(applicationKey(token).pk, note)

export const putFile = (token: string, file: AddedFile): Write =>
	lasting({ ...below(token, 'FILE', file.addedOn, file.id), ...file })

/** An application with everything below it. Notes, decisions, payments and follow-ups come oldest first. */
export interface WholeApplication {
	application: Application
	added: AddedFile[]
	notes: NoteRecord[]
	decisions: DecisionRecord[]
	payments: PaymentChangeRecord[]
	followUps: FollowUpRecord[]
	lastMail: LastMail | undefined
}

export async function readWhole(token: string) {
	const items = await queryWhole(applicationKey(token).pk)
	const lastMail = lastMailRef(applicationKey(token))
	const kind = (name: string) => items.filter(({ sk }) => String(sk).startsWith(`${name}#`))
	return {
		application: applications.parse(items.find(({ sk }) => sk === applicationKey(token).sk)),
		added: kind('FILE').map((item) => AddedFile.parse(item)),
		notes: notesAmong(items),
		decisions: kind('DECISION').map((item) => DecisionRecord.parse(item)),
		payments: kind('PAYMENT').map((item) => PaymentChangeRecord.parse(item)),
		followUps: kind('FOLLOWUP').map((item) => FollowUpRecord.parse(item)),
		lastMail: lastMail.parse(items.find(({ sk }) => sk === lastMail.key.sk)),
	}
}

export const readApplicationsOf = (userId: string, page: PageRequest) => readPointed(userKey(userId).pk, page)

export const readGuestApplications = (email: string, page: PageRequest) => readPointed(guestPk(email), page)

async function readPointed(pk: string, page: PageRequest) {
	const { rows, next } = await readBelow(pk, pointers, page)
	return { applications: await applications.readAll(rows.map(String)), ...(next && { next }) }
}

/**
 * Applicants see the day on which someone first opened their application. It's one write for each application, and
 * changes no version, because it must not conflict with a colleague's decision.
 */
export async function noteFirstReading(application: Application, now: Date) {
	if (application.firstReadOn || application.status !== 'Pending') return
	const isFirst = { where: { pk: 'exists', firstReadOn: 'absent' }, onConflict: 'retry' } as const
	const noted = applications.touch(application, { set: { firstReadOn: now.toISOString() } }, isFirst)
	await tryTransact(noted)
}

/** Tells a token from a name by its digits, and from an address by the missing @. */
const isToken = (typed: string) =>
	/^[\dA-Z\s-]+$/i.test(typed) && /\d/.test(typed) && plainToken(typed).startsWith('BTG-')

/** A token is found in any spelling. Names and addresses are found by their beginnings. */
export const searchApplications = (typed: string, page: PageRequest) =>
	applications.search(isToken(typed) ? plainToken(typed) : typed, page)

export async function readApplicationsFrom(affiliateID: string, page: PageRequest) {
	const { tokens, ...more } = await readSentTokens(affiliateID, page)
	return { applications: await applications.readAll(tokens), ...more }
}

/** The entry in an application's history that says that a proposal was made, or who ended it. */
export const proposalStep = (
	what: Extract<FollowUpRecord['what'], `propos${string}`>,
	{ amount, message: words }: Proposal,
	{ name, employeeId, date }: Pick<Proposal, 'name' | 'employeeId' | 'date'>,
): FollowUpRecord => ({ what, date, name, employeeId, amount, words })
