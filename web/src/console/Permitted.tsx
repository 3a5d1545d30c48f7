import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Permission } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { usersApi } from '#shared/users/api.ts'
import { Button } from '#web/components/Button.tsx'
import { MissingSpan } from '#web/components/bridge/Unfinished.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { client } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'
import { ConsoleHeading } from './ConsoleHeading.tsx'
import { useMayUse } from './useMayUse.ts'

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
	</div>
)

const { whoGivesAccess, askForAccess } = usersApi
const colleagues = client({ whoGivesAccess, askForAccess })

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

function useGivers() {
	const { data } = useQuery({
		queryKey: ['console', 'who-gives-access'],
		queryFn: async () => (await colleagues.whoGivesAccess({})).employees,
	})
	return data ?? []
}

/** Names the colleagues whom someone without a permission can ask. */
function GiversOfAccess() {
	const givers = useGivers()
	if (givers.length === 0) return null
	const names = givers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
	return (
		<p className="max-w-read">
			<b className="wrap-anywhere">{either.format(names)}</b> can give you access.
		</p>
	)
}

/** Asks all of them by one press. Without anyone to ask there is no button. */
function AskForAccess({ permission }: { permission: Permission }) {
	const ask = useAction({ send: () => colleagues.askForAccess({ permission }), message: ({ message }) => message })
	if (useGivers().length === 0) return null
	return (
		<>
			{ask.message ? null : (
				<Button size="small" busy={ask.busy && 'Asking'} onClick={() => ask.start()}>
					Ask for {permission}
				</Button>
			)}
			<ActionBanner message={ask.message} problem={ask.problem} />
		</>
	)
}
