import { emailOf } from '#functions/domain/applications/email-of.ts'
import { staffView } from '#functions/domain/applications/require-application.ts'
import type { WholeApplication } from '#functions/domain/applications/table.ts'
import { readDelivery } from '#functions/domain/mail/delivery.ts'
import { users } from '#functions/domain/people/table.ts'

/** An application with where emails reach its applicant, and until when it's here, which rows don't say. */
export async function shownAlone(whole: WholeApplication) {
	const { application, lastMail } = whole
	const [to, account] = await Promise.all([emailOf(application), users.read(application.applicantID)])
	const delivery = await readDelivery(to, lastMail, application.held?.mail)
	return { ...staffView(whole), delivery: { to, ...delivery }, erasesAt: account?.erasesAt }
}
