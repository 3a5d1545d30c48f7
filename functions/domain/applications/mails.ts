import type { MailContent } from '#functions/domain/mail/content.ts'
import { askedFor, isAskedByClock, type MissingRecord } from '#shared/applications/missing.ts'
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
