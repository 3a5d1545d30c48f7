import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountApi } from '#shared/account/api.ts'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { client } from './api.ts'
import { useAction } from './useAction.ts'

const account = client({ sessions: accountApi.sessions, endOthers: accountApi.endOthers })
const { changePassword } = client({ changePassword: ownAccountApi.changePassword })

const queryKey = ['own sessions']

/** It ends every other session of the person. What came of it is said once their list is here anew, without the button. */
function useEnding<Input>(send: (input: Input) => Promise<{ message: string }>) {
	const cache = useQueryClient()
	return useAction({ send, onDone: () => cache.invalidateQueries({ queryKey }), message: ({ message }) => message })
}

/** The browsers in which the person is signed in. */
export const useOwnSessions = () => useQuery({ queryKey, queryFn: () => account.sessions({}) })

export const useEndOthers = () => useEnding<void>(() => account.endOthers({}))

export const useChangePassword = () => useEnding(changePassword)
