import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#shared/account/user.ts'
import { isPending, waitsForApplicant } from '#shared/applications/missing.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { listPlace } from '../../lists/listPlace.ts'
import { isSentWith } from '../ApplicationActions.tsx'
import { type ApplicationRow, applicationList, section, staff } from '../applications.ts'

/** Someone who is asked for something, a proposal of one's own, and a second look at what one denied wait for others. */
const waitsForMe = (row: ApplicationRow, user: CurrentUser) =>
	isPending(row) &&
	!waitsForApplicant(row) &&
	row.proposal?.employeeId !== user._id &&
	row.secondLook?.deniedBy !== user._id &&
	!isSentWith(user.email, row)

/** The next one in the list that one came from: those below first, and then those above that were passed over. */
function nextInList(cache: QueryClient, token: string, fits: (row: ApplicationRow) => boolean) {
	const known = applicationList.known(cache)
	const { ids = [] } = listPlace(section)
	const at = ids.indexOf(token)
	const others = at < 0 ? [] : [...ids.slice(at + 1), ...ids.slice(0, at)]
	return others.flatMap((id) => known.get(id) ?? []).find(fits)
}

/** Without a list: where something is cut off this week, it can't wait its turn. Otherwise who has waited longest. */
async function mostUrgent(token: string, fits: (row: ApplicationRow) => boolean) {
	const { applications } = await staff.list({ queue: 'for-us', order: 'urgent', limit: 25 })
	// Lists follow a change late, so the one just decided may still be in them.
	return applications.find((one) => one.token !== token && fits(one))
}

/** The application to look at after this one. Null says that there is none. */
export function useNextAfter(token: string) {
	const cache = useQueryClient()
	const { user } = useSession()
	const { data } = useQuery({
		queryKey: ['console', 'next application', token],
		queryFn: async () => {
			if (!user) return null
			const fits = (row: ApplicationRow) => waitsForMe(row, user)
			return nextInList(cache, token, fits) ?? (await mostUrgent(token, fits)) ?? null
		},
		// What comes next may have changed since the last step that asked.
		staleTime: 0,
		gcTime: 0,
	})
	return data
}
