import { emailOf } from '#functions/domain/applications/email-of.ts'
import { requireApplication } from '#functions/domain/applications/require-application.ts'
import { applications } from '#functions/domain/applications/table.ts'
import { tryAddressAgain } from '#functions/domain/mail/try-again.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { deliverySentences } from '#shared/delivery.ts'

type StaffApi = typeof applicationsStaffApi

/** Lets mails go to an applicant's address again, after an employee has learned that it works. */
export async function tryAgain({
	input,
	person,
	now,
	requestId,
	commit,
}: RequestContext<StaffApi['tryAddressAgain']>) {
	const { application, lastMail } = await requireApplication(input.token, person)
	const { token } = application
	const unreachable = { email: await emailOf(application), about: applications.key(token), lastMail }
	const { writes, hasMail } = await tryAddressAgain(unreachable, { now, requestId })
	const message = hasMail ? deliverySentences.tryingAgainWithMail : deliverySentences.tryingAgain
	return commit(token, writes, { message })
}
