import { useState } from 'react'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { SearchEverywhere } from './SearchEverywhere.tsx'

/**
 * The typed text stays while the console is shown, so the next look begins where the last one ended. Whoever has no
 * permission finds nothing, so there is no box for them.
 */
export function FindAnything() {
	const [open, setOpen] = useState(false)
	const [typed, setTyped] = useState('')
	const { user } = useSession()
	if (user?.clientSidePermissions.length === 0) return null
	return (
		<>
			<button
				type="button"
				data-key="/"
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
				className="flex min-h-11 items-center gap-s3 rounded-field px-s4 text-left text-paper underline hover:bg-paper/10 print:hidden"
			>
				<span className="grow">Find anything</span>
				<span
					aria-hidden="true"
					className="hidden min-w-7 rounded-field border border-paper/40 text-center text-small medium:inline-block"
				>
					/
				</span>
			</button>
			{open ? <SearchEverywhere typed={typed} onType={setTyped} onClose={() => setOpen(false)} /> : null}
		</>
	)
}
