import { useEffect, useRef } from 'react'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import { eventLabel, typedAnswer } from './eventFields.tsx'
import { changedFields, type EventValues, type TypedEvent } from './eventForm.ts'

interface Props {
	/** The event from which the form started. `theirs` is what a colleague saved since, `typed` is in the form now. */
	seen: TypedEvent
	theirs: TypedEvent
	typed: EventValues
	onContinue: () => void
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
								<dt className="font-strong">{eventLabel(name)}</dt>
								<dd className="whitespace-pre-line">They saved: {typedAnswer(name, theirs[name])}</dd>
								{own.includes(name) ? (
									<dd className="whitespace-pre-line">You typed: {typedAnswer(name, typed[name])}</dd>
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
