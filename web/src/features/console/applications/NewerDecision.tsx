import { useEffect, useRef } from 'react'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { messages } from '#shared/messages.ts'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import type { Application } from './applications.ts'
import { DecisionFacts } from './DecisionFacts.tsx'

interface Props {
	application: Application
	/** The employee has read it and wants to continue with the typed response. */
	onSeen: () => void
}

/** Shows the newer decision. The typed response stays below and cannot be sent until the employee has read this. */
export function NewerDecision({ application: { decision, payment }, onSeen }: Props) {
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => box.current?.focus(), [])
	return (
		<div ref={box} tabIndex={-1} className="rounded-field outline-none">
			<Banner
				tone="waiting"
				role="alert"
				title={decision ? applicationSentences.decidedMeanwhile : messages.stale}
			>
				<div className="grid gap-s4">
					{decision ? <DecisionFacts decision={decision} payment={payment} /> : null}
					<Button look="ghost" size="small" className="justify-self-start" onClick={onSeen}>
						Continue with my response
					</Button>
				</div>
			</Banner>
		</div>
	)
}
