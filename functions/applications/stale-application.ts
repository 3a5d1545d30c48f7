import { recipientsOf } from '#functions/domain/applications/applicant-helper.ts'
import { isLeftToColleague } from '#functions/domain/applications/left-to-colleague.ts'
import { readReference } from '#functions/domain/applications/reference.ts'
import { readDecidable, requireApplication, staffView } from '#functions/domain/applications/require-application.ts'
import type { Application, WholeApplication } from '#functions/domain/applications/table.ts'
import { readDelivery } from '#functions/domain/mail/delivery.ts'
import { users } from '#functions/domain/people/table.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { messages } from '#shared/messages.ts'

interface Seeing {
	input: { token: string; version?: number | undefined }
	person: Person
}

/** The application as its reader saw it. Someone who saw another state is shown this one before anything is said about it. */
export async function readAsSeen({ input: { token, version }, person }: Seeing, what?: 'payment') {
	const seen = await readDecidable(token, person)
	if (version === undefined || version === seen.version) return seen
	throw await staleApplication(token, person, version, what)
}

/**
 * Someone or the clock changed the application first: the refusal shows it as it is now. A decision is news only to an
 * employee who saw a version from before it.
 */
export async function staleApplication(token: string, person: Person, sawVersion: number, what?: 'payment') {
	const whole = await requireApplication(token, person)
	const message = what === 'payment' ? messages.stale : whatChanged(whole.application, sawVersion)
	return new Refusal('conflict', message, undefined, { application: await shownAlone(whole, person) })
}

function whatChanged({ proposal, payment, decision, withdrawnOn }: Application, sawVersion: number) {
	if (withdrawnOn) return sentences.withdrawnByApplicant
	if (proposal) return sentences.proposedMeanwhile
	if (payment) return sentences.paidAlready
	const isNews = decision && (decision.madeVersion ?? 0) > sawVersion
	return isNews ? sentences.decidedMeanwhile : messages.stale
}

/** An application with where emails reach its applicant, until when it's here, and what its referrer says. */
export async function shownAlone(whole: WholeApplication, person: Person) {
	const { application, lastMail } = whole
	const [[{ email: to }, copy], account, reference] = await Promise.all([
		recipientsOf(application),
		users.read(application.applicantID),
		readReference(application.token),
	])
	const delivery = await readDelivery(to, lastMail, application.held?.mail)
	const leftToColleague = (await isLeftToColleague(application, person)) || undefined
	const shown = { ...staffView(whole), delivery: { to, copyTo: copy?.email, ...delivery }, erasesAt: account?.erasesAt }
	return { ...shown, reference, leftToColleague }
}
