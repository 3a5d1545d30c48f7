import { useQuery } from '@tanstack/react-query'
import { usersApi } from '#shared/users/api.ts'
import { client } from '#web/lib/api.ts'

const colleagues = client({ whoGivesAccess: usersApi.whoGivesAccess })

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** Names the colleagues whom someone without a permission can ask. Without an answer, the sentence above it is enough. */
export function WhoGivesAccess() {
	const { data } = useQuery({
		queryKey: ['console', 'who-gives-access'],
		queryFn: async () => (await colleagues.whoGivesAccess({})).employees,
	})
	if (!data || data.length === 0) return null
	const names = data.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
	return (
		<p className="max-w-read">
			<b className="wrap-anywhere">{either.format(names)}</b> can give you access.
		</p>
	)
}
