import type { MailContent } from '#functions/domain/mail/content.ts'
import { presentEmails } from '#functions/domain/people/present-email.ts'
import { askedFor, isAskedByClock, type MissingRecord } from '#shared/applications/missing.ts'
import { letterDue } from '#shared/applications/paper.ts'
import { secondLookBy } from '#shared/applications/second-look.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { type decisionIn, grantedBy } from '#shared/applications/staff-schema.ts'
import { dayOf } from '#shared/dates.ts'
import { type Application, guest } from './table.ts'

interface Addressed {
	firstName: string
	token: string
	member: boolean
}

const addressed = ({ firstName, token, applicantID }: Application): Addressed => ({
	firstName,
	token,
	member: applicantID !== guest,
})

/** A guest typed the address, so it may be a stranger's. */
export const isOwnAddress = ({ applicant, email }: Application) => applicant?.email === email

/** Until an employee has looked, the typed name goes to the applicant's own address only. */
const addressedByClock = (application: Application) => ({
	...addressed(application),
	...(!isOwnAddress(application) && { firstName: '' }),
})

const addressedAbout = (application: Application, missing: Partial<MissingRecord>) =>
	isAskedByClock(missing) ? addressedByClock(application) : addressed(application)

export const missingMail = (
	application: Application,
	missing: Pick<MissingRecord, 'things' | 'words' | 'lastDay'> & { employeeId?: string },
	occasion: 'asked' | 'reminder' | 'more time',
): MailContent => ({
	template: 'missing',
	occasion,
	asked: askedFor(missing),
	lastDay: missing.lastDay,
	...addressedAbout(application, missing),
})

export const closedMail = (application: Application, missing: MissingRecord): MailContent => ({
	template: 'application-closed',
	asked: askedFor(missing),
	...addressedAbout(application, missing),
})

export const stillWorkingMail = (application: Application): MailContent => ({
	template: 'still-working',
	...addressedByClock(application),
})

/** A mail without a name goes to an address that may be a stranger's, so it doesn't say what was asked for. */
export const receivedMail = (
	{ token, issuedOn, amount, attachments, applicantID }: Application,
	{ firstName, closesWithoutBill }: { firstName: string; closesWithoutBill: boolean },
): MailContent => ({
	template: 'application-received',
	firstName,
	token,
	member: applicantID !== guest,
	closesWithoutBill,
	sent: { on: dayOf(new Date(issuedOn)), files: attachments.length, ...(firstName && { amount }) },
})

/** What a letter says. Whoever prints it has looked, so it greets them by name. Nothing that is told by post closes by itself. */
export function letterTo(application: Application): MailContent | undefined {
	const { firstName, missing, decision } = application
	const kind = letterDue(application)
	if (kind === 'decision' && decision) return decisionMail(application, decision, new Date(decision.date))
	if (kind === 'missing' && missing) return { ...missingMail(application, missing, 'asked'), ...addressed(application) }
	if (kind === 'still-working') return { ...stillWorkingMail(application), ...addressed(application) }
	return kind && receivedMail(application, { firstName, closesWithoutBill: false })
}

type Decision = ReturnType<typeof decisionIn>

export const decisionMail = (application: Application, decision: Decision, now: Date): MailContent => ({
	template: 'decision',
	firstName: application.firstName,
	status: decision.status,
	granted: grantedBy(decision) ?? 0,
	message: decision.message,
	member: application.applicantID !== guest,
	...(decision.status === 'Denied' && !application.secondLook && { againBy: secondLookBy(now.toISOString()) }),
})

export const staffMail = ({ firstName }: Application, message: string): MailContent => ({
	template: 'staff-message',
	firstName,
	message,
})

/** Only an address that was the member's own moves with their account. */
export const sentFrom = (application: Application) => ({
	ownerId: isOwnAddress(application) ? application.applicantID : undefined,
	email: application.email,
})

/**
 * Where to write to an applicant. Find still shows the address that was typed, because someone else may know the token,
 * and mustn't learn the new address from it.
 */
export async function emailOf(application: Application) {
	const [email = application.email] = await presentEmails([sentFrom(application)])
	return email
}

/** What the clock says of an application that it closes. `say` says our sentences in a language, and an employee's stay. */
export const closedMessage = (
	{ things, words }: Pick<MissingRecord, 'things' | 'words'>,
	say: (sentence: string) => string = (sentence) => sentence,
) => [...[applicationSentences.closedBecause, ...askedFor({ things })].map(say), ...(words ? [words] : [])].join('\n')
