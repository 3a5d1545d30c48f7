import { type ReactNode, useCallback, useState } from 'react'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

/** A form with a draft gets these besides its own props: the draft's owner, and a way to begin anew. */
export interface DraftOwner {
	owner: string
	onErased: () => void
}

/** The form with a draft of the signed-in employee's own. It begins anew once that is erased. */
export const withOwnDraft = <FormProps,>(Form: (props: FormProps & DraftOwner) => ReactNode) =>
	function OwnDraft(props: FormProps) {
		const { user } = useSession()
		const [begun, setBegun] = useState(0)
		const onErased = useCallback(() => setBegun((times) => times + 1), [])
		return user ? <Form key={begun} {...props} owner={user._id} onErased={onErased} /> : null
	}

/** For a draft of a form that decides something: a choice of yesterday must not win over one of today. */
export const onlyMessage = ({ message }: Readonly<Record<string, unknown>>) => ({ message })
