import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { Button } from '#web/components/Button.tsx'
import { Dialog } from '#web/components/messages/Dialog.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

const pauseMs = 300

/** Fewer letters are in almost every name. */
const leastLetters = 3

/** Returns the typed text once someone stops typing for a moment. */
function useSettled(typed: string) {
	const wanted = typed.trim()
	const [settled, setSettled] = useState(wanted)
	useEffect(() => {
		const timer = setTimeout(() => setSettled(wanted), pauseMs)
		return () => clearTimeout(timer)
	}, [wanted])
	return wanted.length < leastLetters || settled.length < leastLetters ? '' : settled
}

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

/** The box is there at once, because people type on, and letters outside of it are keys of the list behind. */
const Results = lazy(() => import('./Results.tsx'))

interface Props {
	typed: string
	onType: (typed: string) => void
	onClose: () => void
}

/** Searches every section that the employee may see. The results are links. */
function SearchEverywhere({ typed, onType, onClose }: Props) {
	const id = useId()
	const box = useRef<HTMLInputElement>(null)
	const q = useSettled(typed)
	useEffect(() => box.current?.select(), [])

	return (
		<Dialog
			title="Find anything"
			open
			changing
			onClose={onClose}
			actions={
				<Button look="ghost" size="small" onClick={onClose}>
					Close
				</Button>
			}
		>
			<search
				onKeyDown={(event) => {
					// The browser would empty the box instead of closing the dialog.
					if (event.key !== 'Escape') return
					event.preventDefault()
					onClose()
				}}
				className="grid gap-s4"
			>
				<div className="grid gap-s1">
					<label htmlFor={`${id}-box`} className="sr-only">
						Find anything
					</label>
					<input
						ref={box}
						id={`${id}-box`}
						type="search"
						value={typed}
						onChange={(event) => onType(event.target.value)}
						maxLength={100}
						autoComplete="off"
						spellCheck={false}
						aria-describedby={`${id}-hint`}
						className="typed-box"
					/>
					<p id={`${id}-hint`} className="text-small text-soft">
						Any word of a name, an email, a phone number or a token.
					</p>
				</div>
				{q === '' ? (
					<p role="status" className="py-s3 text-soft">
						{typed.trim() === '' ? sentences.noSearch : `Type at least ${leastLetters} letters.`}
					</p>
				) : (
					<Suspense fallback={<p role="status">Looking…</p>}>
						<Results q={q} onGo={onClose} />
					</Suspense>
				)}
			</search>
		</Dialog>
	)
}
