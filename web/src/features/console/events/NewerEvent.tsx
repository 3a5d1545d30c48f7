import { useEffect, useRef } from 'react'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import { changedFields, type EventValues, type TypedEvent } from './eventForm.ts'

interface Props {
	/** What the form started from, what a colleague saved since, and what is in the form now. */
	seen: TypedEvent
	theirs: TypedEvent
	typed: EventValues
	onContinue: () => void
}

const labels: Record<keyof TypedEvent, string> = {
	name: 'Event name',
	date: 'Date',
	time: 'Time',
	description: 'Description',
	instructions: 'Instructions',
	online: 'Online',
	streetAddress: 'Street address',
	streetAddress2: 'Street address 2',
	city: 'City',
	state: 'State',
	zip: 'ZIP code',
	active: 'Active',
	capacity: 'How many people can sign up',
	questions: 'Questions',
}

const shown = (value: EventValues[keyof TypedEvent]) => {
	if (value === 'yes') return 'Yes'
	if (value === 'no') return 'No'
	const text = Array.isArray(value) ? value.map(({ question }) => question).join('\n') : String(value ?? '')
	return text === '' ? 'Empty' : text
}

/** A colleague's change beside what was typed here. Nothing can be saved until the employee has read it. */
export function NewerEvent({ seen, theirs, typed, onContinue }: Props) {
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => box.current?.focus(), [])
	const own = changedFields(seen, typed)
	return (
		<div ref={box} tabIndex={-1} className="rounded-field outline-none">
			<Banner
				tone="waiting"
				role="alert"
				title="A colleague changed this event while you were editing. What you typed is still here."
			>
				<div className="grid gap-s4">
					<dl className="grid gap-s3">
						{changedFields(seen, theirs).map((name) => (
							<div key={name}>
								<dt className="font-strong">{labels[name]}</dt>
								<dd className="whitespace-pre-line">They saved: {shown(theirs[name])}</dd>
								{own.includes(name) ? (
									<dd className="whitespace-pre-line">You typed: {shown(typed[name])}</dd>
								) : null}
							</div>
						))}
					</dl>
					<p>If you continue, you keep what you typed. Everything else is as they saved it.</p>
					<Button look="ghost" size="small" className="justify-self-start" onClick={onContinue}>
						Continue with my changes
					</Button>
				</div>
			</Banner>
		</div>
	)
}
