import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Permission } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { MissingSpan } from '#web/components/bridge/Unfinished.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { ConsoleHeading } from './ConsoleHeading.tsx'
import { consolePath } from './paths.ts'
import { useMayUse } from './useMayUse.ts'
import { AskForAccess, GiversOfAccess } from './WhoGivesAccess.tsx'

interface Props {
	permission: Permission | undefined
	/** The page's title while access is denied. */
	label: string
	children: ReactNode
}

/** Says that access is denied before anything is requested. */
export function Permitted({ permission, label, children }: Props) {
	const mayUse = useMayUse()
	if (mayUse(permission)) return children
	return <AccessDenied label={label} permission={permission} />
}

export const AccessDenied = ({ label, permission }: Omit<Props, 'children'>) => (
	<div className="grid justify-items-start gap-s3 py-s4">
		<MissingSpan className="w-full max-w-72" />
		<ConsoleHeading title={label} heading={messages.accessDenied} />
		<p className="max-w-read text-soft">{messages.accessDeniedHint}</p>
		{permission ? (
			<>
				<GiversOfAccess />
				<AskForAccess permission={permission} />
			</>
		) : null}
		<FirstStepsLink />
	</div>
)

/** Shows an employee's first steps, when no section is open to them. */
function FirstStepsLink() {
	const { user } = useSession()
	if (user?.clientSidePermissions.length !== 0) return null
	return (
		<p>
			New here? <Link to={consolePath('start')}>See your first steps</Link>
		</p>
	)
}
