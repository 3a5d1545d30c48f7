import { Fragment, useState } from 'react'
import { partySize } from '#shared/events/rules.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { Problem } from '#web/components/forms/Problem.tsx'
import { AskFirst } from '#web/components/messages/AskFirst.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { howMany } from '../howMany.ts'
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
					fills in theirs again. If it goes on, make a new code under “Guests’ QR code”.
				</p>
				<Problem message={clear.problem} />
			</AskFirst>
		</section>
	)
}

interface FilledInFormProps {
	filledIn: FilledIn
	onConfirm: (filledIn: FilledIn) => Promise<void>
	onCorrect: (filledIn: FilledIn) => void
	/** The label and the action of the other button. */
	away: string
	onAway: () => Promise<unknown>
}

const word = (answer: boolean) => (answer ? 'Yes' : 'No')

const people = (groupMembers: string) => howMany(partySize(groupMembers), 'person', 'people')

/** Shows the form that a guest filled in: who they say they are, what they answered, and one press to sign them in. */
export function FilledInForm({ filledIn, onConfirm, onCorrect, away, onAway }: FilledInFormProps) {
	const { answers, isIn, other } = filledIn
	const name = `${answers.firstName} ${answers.lastName}`
	const confirm = useAction({ send: () => onConfirm(filledIn) })
	const goAway = useAction({ send: onAway })
	return (
		<li className="grid gap-s2 border-line border-b px-s4 py-s3 last:border-b-0">
			<div className="flex flex-wrap items-center justify-between gap-s3">
				<span className="wrap-anywhere min-w-0">
					<b>{name}</b>
					<span className="block text-small text-soft">
						{people(answers.groupMembers)}, {answers.guestID ? 'on the list' : 'not on the list'}
					</span>
				</span>
				{isIn ? (
					<StatusTag tone="good">Already signed in</StatusTag>
				) : (
					<Button
						className="shrink-0"
						aria-label={`Confirm ${name}`}
						busy={confirm.busy && 'Signing in'}
						onClick={() => confirm.start()}
					>
						Confirm
					</Button>
				)}
			</div>
			{other ? (
				<div className="grid gap-s2">
					<p className="font-strong text-amber">
						Two forms came in this name, and they differ. Ask them which is theirs.
					</p>
					<Facts facts={differences(answers, other)} />
				</div>
			) : null}
			<details>
				<summary className="cursor-pointer py-s2 text-soft">What they answered</summary>
				<Facts facts={factsOf(answers)} />
			</details>
			<div className="-mx-3 flex flex-wrap gap-s2">
				{isIn ? null : (
					<Button look="quiet" size="small" aria-label={`Correct ${name}`} onClick={() => onCorrect(filledIn)}>
						Correct
					</Button>
				)}
				<Button
					look="quiet"
					size="small"
					aria-label={`${away}: ${name}`}
					busy={goAway.busy && 'Deleting it'}
					onClick={() => goAway.start()}
				>
					{away}
				</Button>
			</div>
			<Problem message={confirm.problem ?? goAway.problem} />
		</li>
	)
}

const factsOf = (form: FilledIn['answers']): [string, string][] => [
	['Email', form.email],
	['Party', people(form.groupMembers)],
	['Birthday', form.birthday],
	['Phone', form.phone],
	['Gender', form.gender],
	['Address', [form.streetAddress, form.streetAddress2, form.city].filter(Boolean).join(', ')],
	['State and ZIP code', `${form.state} ${form.ZIP}`],
	['Bleeding disorder', disorderOf(form)],
	['Photos', word(form.photoOptIn)],
	['Contact by sponsors', word(form.sponsorContactOptIn)],
]

/** What this form says where the other one says something else. */
function differences(form: FilledIn['answers'], other: FilledIn['answers']) {
	const others = factsOf(other)
	return factsOf(form).filter(([_, fact], at) => fact !== others[at]?.[1])
}

const disorderOf = (form: FilledIn['answers']) =>
	form.bleedingDisorder
		? [form.bleedingDisorderRelationship, form.bleedingDisorderType, form.bleedingDisorderSeverity]
				.filter(Boolean)
				.join(', ')
		: 'No'
