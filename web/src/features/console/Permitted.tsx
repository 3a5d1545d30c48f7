import type { ReactNode } from 'react'
import type { Permission } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { MissingSpan } from '#web/components/bridge/Unfinished.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { ConsoleHeading } from './ConsoleHeading.tsx'

interface Props {
	needs: Permission
	/** What the page is called while it is closed. */
	section: string
	children: ReactNode
}

/** The server refuses in any case; this says so before anything is asked for. */
export function Permitted({ needs, section, children }: Props) {
	const { user } = useSession()
	if (user?.clientSidePermissions.includes(needs)) return children
	return (
		<div className="grid justify-items-start gap-s3 py-s4">
			<MissingSpan className="w-full max-w-72" />
			<ConsoleHeading title={section} heading={messages.accessDenied} />
			<p className="max-w-read text-soft">{messages.accessDeniedHint}</p>
		</div>
	)
}
