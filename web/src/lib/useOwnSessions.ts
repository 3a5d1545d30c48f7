import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountApi } from '#shared/account/api.ts'
import { client } from './api.ts'
import { useAction } from './useAction.ts'

const account = client({ sessions: accountApi.sessions, endOthers: accountApi.endOthers })

const queryKey = ['own sessions']

/** Where the person is signed in, and the way to sign out everywhere else. */
export function useOwnSessions() {
	const cache = useQueryClient()
	const { data, error, isFetching, refetch } = useQuery({ queryKey, queryFn: () => account.sessions({}) })
	const end = useAction({
		send: () => account.endOthers({}),
		onDone: () =>
			cache.setQueryData<typeof data>(
				queryKey,
				(seen) => seen && { ...seen, sessions: seen.sessions.filter(({ isThis }) => isThis) },
			),
		message: ({ message }) => message,
	})
	return { sessions: data?.sessions, error, isFetching, retry: () => void refetch(), end }
}
