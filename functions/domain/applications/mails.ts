import type { MailContent } from '#functions/domain/mail/content.ts'
import { askedFor, type MissingRecord } from '#shared/applications/missing.ts'
import { type decisionIn, grantedBy } from '#shared/applications/staff-schema.ts'
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

export const missingMail = (
	application: Application,
	missing: Pick<MissingRecord, 'things' | 'words' | 'lastDay'>,
	occasion: 'asked' | 'reminder' | 'more time',
): MailContent => ({
	template: 'missing',
	occasion,
	asked: askedFor(missing),
	lastDay: missing.lastDay,
	...addressed(application),
})

export const closedMail = (application: Application, missing: MissingRecord): MailContent => ({
	template: 'application-closed',
	asked: askedFor(missing),
	...addressed(application),
})

/** The typed name goes to the applicant's own address only. */
export const stillWorkingMail = (application: Application, isOwn: boolean): MailContent => ({
	template: 'still-working',
	...addressed(application),
	...(!isOwn && { firstName: '' }),
})

type Decision = ReturnType<typeof decisionIn>

export const decisionMail = (application: Application, decision: Decision): MailContent => ({
	template: 'decision',
	firstName: application.firstName,
	status: decision.status,
	granted: grantedBy(decision) ?? 0,
	message: decision.message,
	member: application.applicantID !== guest,
})

export const staffMail = ({ firstName }: Application, message: string): MailContent => ({
	template: 'staff-message',
	firstName,
	message,
})
