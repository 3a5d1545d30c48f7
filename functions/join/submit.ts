import { affiliates } from '#functions/domain/join/affiliates.ts'
import { employeeApplications } from '#functions/domain/join/employee-applications.ts'
import { pointTo } from '#functions/domain/join/own.ts'
import { confirmationMail } from '#functions/domain/mail/confirmation.ts'
import type { MailContent } from '#functions/domain/mail/content.ts'
import { type Cause, queueMail } from '#functions/domain/mail/outbox.ts'
import { setting } from '#functions/platform/env.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { newId, newToken } from '#functions/platform/ids.ts'
import { attemptIfLeft } from '#functions/platform/store/rate-limit.ts'
import { type ItemKey, readRef } from '#functions/platform/store/table.ts'
import { retried, type Write } from '#functions/platform/store/write.ts'
import type { joinApi } from '#shared/join/api.ts'
import type { JoinRole } from '#shared/join/roles.ts'
import { joinSentences } from '#shared/join/sentences.ts'

type JoinApi = typeof joinApi

type Submitting = Pick<
	RequestContext<JoinApi['affiliate']>,
	'person' | 'language' | 'now' | 'requestId' | 'address'
> & { commit: (about: string, writes: Write[], answer: { message: string }) => Promise<unknown> }

interface Submission {
	role: JoinRole
	id: string
	email: string
	/** The name that the confirmation greets. */
	name: string
	about: ItemKey
	writes: Write[]
}

/** The applicant gets a confirmation, and the organization's mailbox learns that there is something to read. */
function submit({ person, language, now, requestId, address, commit }: Submitting, of: Submission) {
	const { role, id, email, name, about, writes } = of
	const cause = { now, requestId }
	const own = pointTo({ memberId: person.user._id, role, id, date: now.toISOString() })
	const confirmation = {
		email,
		firstName: name,
		member: person.user,
		language,
		about,
		content: (firstName: string) => ({ template: 'join-received', firstName, role }) as const,
	}
	const answer = { message: joinSentences.submitted }
	return retried(async () => {
		const mails = [
			...(await confirmationMail(confirmation, { ...cause, address })),
			...(await staffMail({ template: 'join-to-read', role }, cause)),
		]
		await commit(id, [...writes, own, ...mails], answer)
		return answer
	})
}

const filed = ({ person, language, now }: Pick<Submitting, 'person' | 'language' | 'now'>) => ({
	token: newToken(),
	status: 'Pending' as const,
	applicantID: person.user._id,
	issuedOn: now.toISOString(),
	language,
	version: 0,
})

export function boardMember(context: RequestContext<JoinApi['boardMember']>) {
	const application = { ...context.input, ...filed(context), kind: 'board' as const }
	return submit(context, { role: 'board', ...asSubmission(application) })
}

export function ambassador(context: RequestContext<JoinApi['ambassador']>) {
	const application = { ...context.input, ...filed(context), kind: 'ambassador' as const }
	return submit(context, { role: 'ambassador', ...asSubmission(application) })
}

const asSubmission = (application: Parameters<typeof employeeApplications.add>[0]) => ({
	id: application.token,
	email: application.email,
	name: application.firstName,
	about: employeeApplications.key(application.token),
	writes: employeeApplications.add(application),
})

export function affiliate(context: RequestContext<JoinApi['affiliate']>) {
	const { input, person, language, now } = context
	const id = newId()
	const writes = affiliates.add({
		...input,
		affiliateID: id,
		status: 'Pending',
		approved: false,
		applicantID: person.user._id,
		dateAdded: now.toISOString(),
		language,
		version: 0,
	})
	const { email, name } = input
	return submit(context, { role: 'affiliate', id, email, name, about: affiliates.key(id), writes })
}

const to = setting('STAFF_MAIL')

/** Mails beyond this limit aren't sent. Nothing is lost, because the console lists all of it. */
const limit = { attempts: 12, minutes: 60 }

/** Tells the organization's own mailbox that something waits in the console. The caller retries on a conflict. */
async function staffMail(content: MailContent, cause: Cause): Promise<Write[]> {
	const counted = await readRef(attemptIfLeft('mail to staff', to, limit, cause.now))
	return counted ? [counted, ...queueMail({ to, language: 'en', content }, cause)] : []
}
