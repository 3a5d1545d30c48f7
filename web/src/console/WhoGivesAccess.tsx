import { useQuery } from '@tanstack/react-query'
import type { Permission } from '#shared/endpoint.ts'
import { usersApi } from '#shared/users/api.ts'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { client } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'

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
export function GiversOfAccess() {
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
export function AskForAccess({ permission }: { permission: Permission }) {
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
