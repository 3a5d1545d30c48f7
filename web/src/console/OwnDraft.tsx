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

/** A form with a draft gets these besides its own props: the draft's owner, and a way to begin anew. */
export interface DraftOwner {
	owner: string
	onErased: () => void
}

/** The form with a draft of the signed-in employee's own. */
export const withOwnDraft =
	<FormProps,>(Form: (props: FormProps & DraftOwner) => ReactNode) =>
	(props: FormProps) => (
		<OwnDraft>{(owner, onErased) => <Form {...props} owner={owner} onErased={onErased} />}</OwnDraft>
	)

/** For a draft of a form that decides something: a choice of yesterday must not win over one of today. */
export const onlyMessage = ({ message }: Readonly<Record<string, unknown>>) => ({ message })
