import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountApi } from '#shared/account/api.ts'
import { client } from './api.ts'
import { useAction } from './useAction.ts'

const account = client({ sessions: accountApi.sessions, endOthers: accountApi.endOthers })

export const ownSessionsKey = ['own sessions']

/** Lists the browsers in which the person is signed in, and can sign them out everywhere else. */
export function useOwnSessions() {
	const cache = useQueryClient()
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ownSessionsKey,
		queryFn: () => account.sessions({}),
	})
	const end = useAction({
		send: () => account.endOthers({}),
		onDone: () =>
			cache.setQueryData<typeof data>(
				ownSessionsKey,
				(seen) => seen && { ...seen, sessions: seen.sessions.filter(({ isThis }) => isThis) },
			),
		message: ({ message }) => message,
	})
	return { sessions: data?.sessions, error, isFetching, retry: () => void refetch(), end }
}
