import { useCallback } from 'react'
import type { Permission } from '#shared/endpoint.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

/** Tells whether the employee has a permission, to hide what they can't use. The server decides in any case. */
export function useMayUse() {
	const { user } = useSession()
	return useCallback(
		(permission?: Permission) => !permission || user?.clientSidePermissions.includes(permission) === true,
		[user],
	)
}
