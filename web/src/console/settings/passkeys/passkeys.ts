import { queryOptions } from '@tanstack/react-query'
import { passkeys } from '#web/lib/passkeys.ts'

export const passkeyQuery = queryOptions({ queryKey: ['console', 'passkeys'], queryFn: () => passkeys.state({}) })

/** Only one form of the page is open at a time, because each asks for the employee key. */
export interface Opening {
	isOpen: boolean
	onOpen: (open: boolean) => void
}
