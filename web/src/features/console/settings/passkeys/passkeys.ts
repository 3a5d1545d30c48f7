import { queryOptions } from '@tanstack/react-query'
import { passkeys } from '#web/lib/passkeys.ts'

export const passkeyQuery = queryOptions({
	queryKey: ['console', 'passkeys'],
	queryFn: () => passkeys.state({}),
})
