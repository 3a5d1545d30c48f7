import { isPending } from '#shared/applications/missing.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { applicationPath } from '../paths.ts'
import type { ApplicationRow } from './applications.ts'

type Sent = Pick<ApplicationRow, 'email' | 'helper'>

export const isSentWith = (email: string | undefined, sent: Sent) =>
	email !== undefined && [sent.email, sent.helper?.email].includes(email)

/** True if it was sent with the email of the employee who looks. Deciding it and paying it is left to a colleague. */
export const useSentWithOwnEmail = (sent: Sent) => isSentWith(useSession().user?.email, sent)

/**
 * The two answers to a pending application, unless the employee sent it themselves. They open the form with one of them
 * chosen, by a press or by a key.
 */
export function ApplicationActions({ row }: { row: ApplicationRow }) {
	const sentWithOwnEmail = useSentWithOwnEmail(row)
	if (!isPending(row) || sentWithOwnEmail || row.leftToColleague) return null
	const path = applicationPath(row.token, 'respond')
	return (
		<>
			<LinkButton size="small" data-key="a" to={`${path}?decide=approve`}>
				Approve
			</LinkButton>
			<LinkButton look="ghost" size="small" data-key="d" to={`${path}?decide=deny`}>
				Deny
			</LinkButton>
		</>
	)
}
