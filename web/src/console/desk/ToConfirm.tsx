import { useState } from 'react'
import { Button } from '#web/components/Button.tsx'
import { FilledInForm } from './FilledInForm.tsx'
import { type FilledIn, fromDoor, type WaitingForm } from './filledIn.ts'

/** The line at the door is served from its front, and the search stays on the screen. */
const mostAtOnce = 3

interface Props {
	forms: readonly WaitingForm[]
	many: number
	onConfirm: (filledIn: FilledIn) => Promise<void>
	onCorrect: (filledIn: FilledIn) => void
	onAside: (form: WaitingForm) => Promise<void>
}

/** Guests who filled in their form on their own phones. They're signed in when a volunteer has seen them. */
export function ToConfirm({ forms, many, onConfirm, onCorrect, onAside }: Props) {
	const [all, setAll] = useState(false)
	if (forms.length === 0) return null
	const shown = all ? forms : forms.slice(0, mostAtOnce)
	return (
		<section aria-labelledby="to-confirm" className="grid gap-s2">
			<h2 id="to-confirm" className="text-h3">
				Waiting to be confirmed ({many})
			</h2>
			<ul className="card">
				{shown.map((form) => (
					<FilledInForm
						key={form._id}
						filledIn={fromDoor(form)}
						onConfirm={onConfirm}
						onCorrect={onCorrect}
						away={form.isIn ? 'Delete the form' : 'Not here'}
						onAway={() => onAside(form)}
					/>
				))}
			</ul>
			{shown.length < forms.length ? (
				<Button look="ghost" size="small" className="justify-self-start" onClick={() => setAll(true)}>
					Show everyone who’s waiting
				</Button>
			) : null}
		</section>
	)
}
