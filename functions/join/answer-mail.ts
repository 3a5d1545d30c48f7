import { type Cause, queueMail } from '#functions/domain/mail/outbox.ts'
import type { ItemKey } from '#functions/platform/store/table.ts'
import type { Write } from '#functions/platform/store/write.ts'
import type { ApplicationStatus } from '#shared/applications/rules.ts'
import type { JoinRole } from '#shared/join/schema.ts'

interface JoinAnswer {
	to: string
	about: ItemKey
	firstName: string
	role: JoinRole
	status: ApplicationStatus
	/** In the employee's own words. */
	message: string
}

/** Nobody is told that an application is pending again. */
export const answerMail = ({ to, about, status, ...words }: JoinAnswer, cause: Cause): Write[] =>
	status === 'Pending'
		? []
		: queueMail({ to, about, content: { template: 'join-answered', status, ...words } }, cause)
