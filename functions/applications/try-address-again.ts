import { emailOf } from '#functions/domain/applications/email-of.ts'
import { daysFromAsking } from '#functions/domain/applications/next-step.ts'
import { requireApplication } from '#functions/domain/applications/require-application.ts'
import type { Application } from '#functions/domain/applications/table.ts'
import type { LastMail } from '#functions/domain/mail/delivery.ts'
import { tryAddressAgain } from '#functions/domain/mail/try-again.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { isAwaited } from '#shared/applications/missing.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { deliverySentences } from '#shared/delivery.ts'

type StaffApi = typeof applicationsStaffApi

/** Lets mails go to an applicant's address again, after an employee has learned that it works. */
export async function tryAgain({ input, person, now, requestId, commit }: RequestContext<StaffApi['tryAddressAgain']>) {
	const { application, lastMail } = await requireApplication(input.token, person)
	const { token } = application
	const waiting = lastMail && isStillRight(application, lastMail, now) ? lastMail : undefined
	const email = await emailOf(application)
	const unreachable = { email, lastMail: waiting, decisionMail: application.held?.mail }
	const { writes, hasMail } = await tryAddressAgain(unreachable, { now, requestId })
	const message = hasMail ? deliverySentences.tryingAgainWithMail : deliverySentences.tryingAgain
	return commit(token, writes, { message })
}

/**
 * Whoever decides or answers by phone ends what an earlier mail says. A last day that is near leaves too little time: the
 * employee gives them more, which writes anew.
 */
function isStillRight(application: Application, { mail, template }: LastMail, now: Date) {
	const { status, held, closedOn, missing } = application
	if (template === 'decision') return held?.mail === mail
	if (template === 'missing')
		return isAwaited(application) && (missing?.lastDay ?? '') >= addDays(dayOf(now), daysFromAsking)
	if (template === 'application-closed') return closedOn !== undefined
	const isOfOpen = template === 'still-working' || template === 'application-received'
	return !isOfOpen || status === 'Pending'
}
