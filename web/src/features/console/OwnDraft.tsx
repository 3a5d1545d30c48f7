import { Fragment, type ReactNode, useCallback, useState } from 'react'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

interface Props {
	/** A form whose draft is this employee's. It begins anew once that is erased. */
	children: (owner: string, onErased: () => void) => ReactNode
}

export function OwnDraft({ children }: Props) {
	const { user } = useSession()
	const [begun, setBegun] = useState(0)
	const beginAnew = useCallback(() => setBegun((times) => times + 1), [])
	return user ? <Fragment key={begun}>{children(user._id, beginAnew)}</Fragment> : null
}

/** For a draft of a form that decides something: a choice of yesterday must not win over one of today. */
export const onlyMessage = ({ message }: Readonly<Record<string, unknown>>) => ({ message })
