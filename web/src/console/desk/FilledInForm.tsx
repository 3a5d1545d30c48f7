import { partySize } from '#shared/events/rules.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { Problem } from '#web/components/forms/Problem.tsx'
import { useAction } from '#web/lib/useAction.ts'
import type { FilledIn } from './filledIn.ts'

interface Props {
	filledIn: FilledIn
	onConfirm: (filledIn: FilledIn) => Promise<void>
	onCorrect: (filledIn: FilledIn) => void
	/** The label and the action of the other button. */
	away: string
	onAway: () => Promise<unknown>
}

const word = (answer: boolean) => (answer ? 'Yes' : 'No')

const people = (groupMembers: string) =>
	partySize(groupMembers) === 1 ? '1 person' : `${partySize(groupMembers)} people`

/** Shows the form that a guest filled in: who they say they are, what they answered, and one press to sign them in. */
export function FilledInForm({ filledIn, onConfirm, onCorrect, away, onAway }: Props) {
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
