import { useQueryClient } from '@tanstack/react-query'
import { ownAccountApi } from '#shared/account/own-api.ts'
import { client } from './api.ts'
import { useAction } from './useAction.ts'
import { ownSessionsKey } from './useOwnSessions.ts'

const { changePassword } = client({ changePassword: ownAccountApi.changePassword })

/** A new password ends every other session of the person. */
export function useChangePassword() {
	const cache = useQueryClient()
	return useAction({
		send: changePassword,
		onDone: () => void cache.invalidateQueries({ queryKey: ownSessionsKey }),
		message: ({ message }) => message,
	})
}
