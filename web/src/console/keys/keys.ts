import { queryOptions } from '@tanstack/react-query'
import { usersApi } from '#shared/users/api.ts'
import { client } from '#web/lib/api.ts'

const { keyState, chooseKey, changeKey, resetKey } = usersApi

export const keys = client({ keyState, chooseKey, changeKey, resetKey })

export const keyStateQuery = queryOptions({
	queryKey: ['console', 'key'],
	queryFn: async () => (await keys.keyState({})).chosen,
})
