import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { Permission } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { MissingSpan } from '#web/components/bridge/Unfinished.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { ConsoleHeading } from './ConsoleHeading.tsx'
import { consolePath } from './paths.ts'
import { useMayUse } from './useMayUse.ts'

interface Props {
	permission: Permission | undefined
	/** The page's title while access is denied. */
	label: string
	children: ReactNode
}

/**
 * Says that access is denied before anything is requested. Who may use nothing yet reads on the first page what to do.
 */
export function Permitted({ permission, label, children }: Props) {
	const mayUse = useMayUse()
	const { user } = useSession()
	if (mayUse(permission)) return children
	if (user?.clientSidePermissions.length === 0) return <Navigate to={consolePath('start')} replace />
	return <AccessDenied label={label} />
}

export const AccessDenied = ({ label }: Pick<Props, 'label'>) => (
	<div className="grid justify-items-start gap-s3 py-s4">
		<MissingSpan className="w-full max-w-72" />
		<ConsoleHeading title={label} heading={messages.accessDenied} />
		<p className="max-w-read text-soft">{messages.accessDeniedHint}</p>
	</div>
)
