import { Fragment, useState } from 'react'
import { Button } from '#web/components/Button.tsx'
import { Problem } from '#web/components/forms/Problem.tsx'
import { AskFirst } from '#web/components/messages/AskFirst.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { FilledInForm } from './FilledInForm.tsx'
import { bothFromDoor, type FilledIn, type WaitingForm } from './filledIn.ts'

/** The line at the door is served from its front, and the search stays on the screen. */
const mostAtOnce = 3

interface Props {
	forms: readonly WaitingForm[]
	many: number
	onConfirm: (filledIn: FilledIn) => Promise<void>
	onCorrect: (filledIn: FilledIn) => void
	onAside: (form: WaitingForm) => Promise<void>
	onUnmatchedAside: () => Promise<void>
}

/** Guests who filled in their form on their own phones. They're signed in when a volunteer has seen them. */
export function ToConfirm({ forms, many, onConfirm, onCorrect, onAside, onUnmatchedAside }: Props) {
	const [all, setAll] = useState(false)
	const [asking, setAsking] = useState(false)
	const clear = useAction({ send: onUnmatchedAside, onDone: () => setAsking(false) })
	if (forms.length === 0) return null
	const shown = all ? forms : forms.slice(0, mostAtOnce)
	const rowOf = (form: WaitingForm, filledIn: FilledIn) => (
		<FilledInForm
			filledIn={filledIn}
			onConfirm={onConfirm}
			onCorrect={onCorrect}
			away={form.isIn ? 'Delete the form' : 'Not here'}
			onAway={() => onAside(form)}
		/>
	)
	return (
		<section aria-labelledby="to-confirm" className="grid gap-s2">
			<h2 id="to-confirm" className="text-h3">
				Waiting to be confirmed ({many})
			</h2>
			<ul className="card">
				{shown.map((form) => {
					const [first, second] = bothFromDoor(form)
					return (
						<Fragment key={form._id}>
							{rowOf(form, first)}
							{second ? rowOf(form, second) : null}
						</Fragment>
					)
				})}
			</ul>
			{shown.length < forms.length ? (
				<Button look="ghost" size="small" className="justify-self-start" onClick={() => setAll(true)}>
					Show everyone who’s waiting
				</Button>
			) : null}
			{many > mostAtOnce ? (
				<Button look="quiet" size="small" className="-ml-3 justify-self-start" onClick={() => setAsking(true)}>
					Delete all that aren’t on the list
				</Button>
			) : null}
			<AskFirst
				open={asking}
				title="Delete all forms that aren’t on the list?"
				action="Delete them"
				busy={clear.busy && 'Deleting'}
				keep="Keep them"
				onConfirm={() => clear.start()}
				onClose={() => setAsking(false)}
			>
				<p>
					This helps if someone floods you with forms. Forms of people who signed up stay. Everyone else at the door
					fills in theirs again. If it goes on, make a new code under “Their Own Phone”.
				</p>
				<Problem message={clear.problem} />
			</AskFirst>
		</section>
	)
}
