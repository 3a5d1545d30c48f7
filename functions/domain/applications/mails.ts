import type { MailContent } from '#functions/domain/mail/content.ts'
import { newMailId } from '#functions/domain/mail/mail-id.ts'
import { type Cause, queueMail } from '#functions/domain/mail/outbox.ts'
import type { Write } from '#functions/platform/store/write.ts'
import { askedFor, isAskedByClock, type MissingRecord } from '#shared/applications/missing.ts'
import { letterDue } from '#shared/applications/paper.ts'
import { secondLookBy } from '#shared/applications/second-look.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { type decisionIn, grantedBy } from '#shared/applications/staff-schema.ts'
import { dayOf } from '#shared/dates.ts'
import { forHelper, isOwnAddress, newHelperLink, recipientsOf } from './applicant-helper.ts'
import { type Application, applications, guest } from './table.ts'

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
	{ token, issuedOn, amount, attachments, applicantID, helper }: Application,
	{ firstName, closesWithoutBill }: { firstName: string; closesWithoutBill: boolean },
): MailContent => ({
	template: 'application-received',
	firstName,
	token,
	member: applicantID !== guest,
	closesWithoutBill,
	...(helper && { isHelped: true as const }),
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

export const emailOf = async (application: Application) => (await recipientsOf(application))[0].email

interface MailAbout {
	id?: string
	due?: Date
	content: MailContent
}

/** Writes to everyone who is to learn of it, and to a helper without its words. */
export async function mailAbout(
	application: Application,
	{ content, ...given }: MailAbout,
	cause: Cause,
): Promise<Write[]> {
	const { token, language } = application
	const [about, id] = [applications.key(token), given.id ?? newMailId(cause.requestId)]
	return (await recipientsOf(application)).flatMap(({ email: to, as }, place) => {
		const link = as === 'helper' ? newHelperLink(token) : undefined
		const said = link ? forHelper(content, link.stop) : content
		const mail = { ...given, to, language, content: said, about, ...(place === 0 ? { id } : { copies: id }) }
		return [...(link?.writes ?? []), ...queueMail(mail, cause)]
	})
}

/** What the clock says of an application that it closes. `say` says our sentences in a language, and an employee's stay. */
export const closedMessage = (
	{ things, words }: Pick<MissingRecord, 'things' | 'words'>,
	say: (sentence: string) => string = (sentence) => sentence,
) => [...[applicationSentences.closedBecause, ...askedFor({ things })].map(say), ...(words ? [words] : [])].join('\n')
