import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { CurrentUser } from '#shared/account/user.ts'
import { ApiError, onAnswer, sessionApi } from '#web/lib/api.ts'
import { isSignedOutHere } from './owed.ts'

/** Asks who is signed in. After a sign-out here it's nobody, even if the server doesn't know of it yet. */
async function fetchCurrentUser(): Promise<CurrentUser | null> {
	if (isSignedOutHere(Date.now())) return null
	const user = await sessionApi.currentUser({})
	return isSignedOutHere(Date.now()) ? null : user
}

/**
 * The HTML asks who looks before any script can say that they have signed out here. The browser keeps that answer for the
 * next one who asks, and that may be the next person who signs in.
 */
export const dropEarlyAnswer = () => {
	if (!isSignedOutHere(Date.now())) return
	void fetch('/api/user')
		.then((answer) => answer.text())
		.catch(() => undefined)
}

/** A focused tab asks again, so that it knows when another tab or device signed out. */
export const userQuery = queryOptions({
	queryKey: ['user'],
	queryFn: fetchCurrentUser,
	staleTime: 60_000,
	gcTime: Number.POSITIVE_INFINITY,
	refetchOnWindowFocus: 'always',
	// Without a connection the question fails at once, because a form waits for its answer and must not wait for the network.
	networkMode: 'always',
	refetchOnReconnect: true,
})

const retryable = (error: Error) => error instanceof ApiError && ['offline', 'failed'].includes(error.code)

export const queryClient = new QueryClient({
	defaultOptions: {
		queries: { retry: (failures, error) => failures < 1 && retryable(error), staleTime: 30_000 },
		// Without a connection an action fails and says so, and doesn't wait without a word.
		mutations: { networkMode: 'always' },
	},
})

/** A 403 may mean that permissions were taken away, or that passkeys are required now. */
onAnswer((response) => {
	if (response.status === 401 || response.status === 403)
		void queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
})
