import { useCallback, useState } from 'react'
import { guest } from '#web/lib/drafts.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useFormPerson } from '#web/lib/session/useFormPerson.ts'
import { BookForm } from './BookForm.tsx'
import type { RequestedBooks } from './Requested.tsx'

interface Props {
	onSent: (sent: RequestedBooks) => void
}

/** The form begins anew once its person has signed out, so that the next one's answers aren't kept as theirs. */
export default function Applying({ onSent }: Props) {
	return <Owned key={useFormPerson().turn} onSent={onSent} />
}

function Owned({ onSent }: Props) {
	const { user } = useSession()
	// The draft stays with the person who began it, even when the session ends in between.
	const [owner] = useState(user?._id ?? guest)
	const [{ erased, cause }, setErased] = useState<{ erased: number; cause?: 'idle' | undefined }>({ erased: 0 })
	const onErased = useCallback((why?: 'idle') => setErased((before) => ({ erased: before.erased + 1, cause: why })), [])
	return (
		<BookForm
			key={erased}
			owner={owner}
			leftAlone={cause === 'idle'}
			known={{ firstName: user?.firstName ?? '', lastName: user?.lastName ?? '', email: user?.email ?? '' }}
			onErased={onErased}
			onSent={onSent}
		/>
	)
}
