import { useCallback } from 'react'
import type { Permission } from '#shared/endpoint.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

/** Whether the employee may use what asks for this permission. The server refuses in any case. */
export function useMayUse() {
	const { user } = useSession()
	return useCallback(
		(permission?: Permission) => !permission || user?.clientSidePermissions.includes(permission) === true,
		[user],
	)
}
