import { type KeyboardEvent, Suspense, useEffect, useId, useRef } from 'react'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { Button } from '#web/components/Button.tsx'
import { Dialog } from '#web/components/messages/Dialog.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { leastLetters, useSettled } from './useSettled.ts'

/** The box is there at once, because people type on, and letters outside of it are keys of the list behind. */
const Results = lazy(() => import('./Results.tsx'))

interface Props {
	typed: string
	onType: (typed: string) => void
	onClose: () => void
}

/** Searches every section that the employee may see. The results are links, and the arrow keys go through them. */
export function SearchEverywhere({ typed, onType, onClose }: Props) {
	const id = useId()
	const box = useRef<HTMLInputElement>(null)
	const stops = useRef<HTMLElement>(null)
	const q = useSettled(typed)
	useEffect(() => box.current?.select(), [])

	const press = (event: KeyboardEvent) => {
		if (event.key === 'Escape') onClose()
		else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown' ? 1 : -1)
		else return
		event.preventDefault()
	}
	const step = (by: 1 | -1) => {
		const all = [...(stops.current?.querySelectorAll<HTMLElement>('input, a[href]') ?? [])]
		const at = all.findIndex((one) => one.contains(document.activeElement))
		const next = all[at + by]
		next?.focus()
		next?.scrollIntoView({ block: 'nearest' })
	}

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
			<search ref={stops} onKeyDown={press} className="grid gap-s4">
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
