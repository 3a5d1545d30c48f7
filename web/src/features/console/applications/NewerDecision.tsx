import { useEffect, useRef } from 'react'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import type { Application } from './applications.ts'
import { DecisionFacts } from './DecisionFacts.tsx'

interface Props {
	application: Application
	/** They read it and want to go on with what they typed. */
	onSeen: () => void
}

/** Who decided, and when; what was typed stays beneath and goes nowhere until this was read. */
export function NewerDecision({ application: { decision }, onSeen }: Props) {
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => box.current?.focus(), [])
	return (
		<div ref={box} tabIndex={-1} className="rounded-field outline-none">
			<Banner tone="waiting" role="alert" title={applicationSentences.decidedMeanwhile}>
				<div className="grid gap-s4">
					{decision ? <DecisionFacts decision={decision} /> : null}
					<Button look="ghost" size="small" className="justify-self-start" onClick={onSeen}>
						Continue with my response
					</Button>
				</div>
			</Banner>
		</div>
	)
}
