import { type Cause, queueMail } from '#functions/domain/mail/outbox.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { ItemKey } from '#functions/platform/store/table.ts'
import type { Write } from '#functions/platform/store/write.ts'
import type { ApplicationStatus } from '#shared/applications/rules.ts'
import type { JoinRole } from '#shared/join/roles.ts'
import { joinSentences } from '#shared/join/sentences.ts'
import type { Language } from '#shared/words/t.ts'

interface JoinAnswer {
	to: string
	about: ItemKey
	language: Language
	firstName: string
	role: JoinRole
	status: ApplicationStatus
	/** In the employee's own words. */
	message: string
}

/** No mail says that an application is pending again. */
export const answerMail = ({ to, about, language, status, ...words }: JoinAnswer, cause: Cause): Write[] =>
	status === 'Pending'
		? []
		: queueMail({ to, about, language, content: { template: 'join-answered', status, ...words } }, cause)

/** A status that stays as it is would only tell the applicant the same a second time. */
export function refuseSame(seen: { status: ApplicationStatus }, status: ApplicationStatus) {
	const { sameStatus } = joinSentences
	if (seen.status === status) throw new Refusal('invalid', sameStatus, { status: sameStatus })
}
