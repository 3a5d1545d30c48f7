import { useQuery } from '@tanstack/react-query'
import type { Permission } from '#shared/endpoint.ts'
import { usersApi } from '#shared/users/api.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { Button } from '#web/components/Button.tsx'
import { client } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'

const { whoGivesAccess, askForAccess } = usersApi
const colleagues = client({ whoGivesAccess, askForAccess })

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** Names the colleagues whom someone without a permission can ask, and asks them. Without an answer, the sentence above it is enough. */
export function WhoGivesAccess({ permission }: { permission: Permission }) {
	const { data } = useQuery({
		queryKey: ['console', 'who-gives-access'],
		queryFn: async () => (await colleagues.whoGivesAccess({})).employees,
	})
	const ask = useAction({
		send: () => colleagues.askForAccess({ permission }),
		message: ({ message }) => message,
	})
	if (!data || data.length === 0) return null
	const names = data.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
	return (
		<>
			<p className="max-w-read">
				<b className="wrap-anywhere">{either.format(names)}</b> can give you access.
			</p>
			{ask.message ? null : (
				<Button size="small" busy={ask.busy && 'Asking'} onClick={() => ask.start()}>
					Ask for {permission}
				</Button>
			)}
			<ActionBanner message={ask.message} problem={ask.problem} />
		</>
	)
}
