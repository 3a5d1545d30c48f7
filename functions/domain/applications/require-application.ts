import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { type Application, readWhole, type WholeApplication } from './table.ts'

/** An application that this employee may see: their own is a colleague's business. */
export function mayBeSeen(application: Application | undefined, person: Person) {
	if (!application) throw new Refusal('not-found', applicationSentences.staffNotFound)
	if (isOwn(application, person)) throw new Refusal('forbidden', applicationSentences.ownApplication)
	return application
}

/** The same with everything below it. */
export async function requireApplication(token: string, person: Person): Promise<WholeApplication> {
	const whole = await readWhole(token)
	return { ...whole, application: mayBeSeen(whole.application, person) }
}

/** As a guest they may have typed the address of their account. */
export const isOwn = ({ applicantID, email }: Pick<Application, 'applicantID' | 'email'>, { user }: Person) =>
	applicantID === user._id || email === user.email

/** Everything about an application that employees see. */
export const staffView = ({ application, added, notes, decisions }: WholeApplication) => ({
	...application,
	attachments: [...application.attachments, ...added],
	notes,
	history: decisions,
})
