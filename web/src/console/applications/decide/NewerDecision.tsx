import { useEffect, useRef } from 'react'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { messages } from '#shared/messages.ts'
import { Button } from '#web/components/Button.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import type { Application } from '#web/console/applications/applications.ts'
import { DecisionFacts } from '#web/console/applications/DecisionFacts.tsx'
import type { News } from '#web/console/applications/news.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { ProposalSentence } from './WaitingProposal.tsx'

/** It's told by the name, which a colleague may have too, and is true of both. */
const ownDecision = 'A decision in your name was already made. Here it is.'

interface Props {
	application: Application
	news: News
	/** The answer to the employee's own decision was lost, so this may be that one. */
	isUnanswered: boolean
	/** The employee has read it and wants to continue with the typed response. */
	onSeen: () => void
}

/** Says what is new. The typed response stays below and cannot be sent until the employee has read this. */
export function NewerDecision({ application, news, isUnanswered, onSeen }: Props) {
	const { decision, proposal } = application
	const { user } = useSession()
	const isOwn = isUnanswered && decision?.name === `${user?.firstName} ${user?.lastName}`
	const titles = {
		decided: isOwn ? ownDecision : applicationSentences.decidedMeanwhile,
		proposed: proposal ? applicationSentences.proposedMeanwhile : messages.stale,
		sent: 'They sent something after you opened this. Please read it first.',
	}
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => box.current?.focus(), [])
	return (
		<div ref={box} tabIndex={-1} className="rounded-field outline-none">
			<Banner tone="waiting" role="alert" title={titles[news]}>
				<div className="grid gap-s4">
					{news === 'decided' && decision ? <DecisionFacts decision={decision} application={application} /> : null}
					{news !== 'sent' && proposal ? (
						<p>
							<ProposalSentence proposal={proposal} />
						</p>
					) : null}
					<Button look="ghost" size="small" className="justify-self-start" onClick={onSeen}>
						Continue with my response
					</Button>
				</div>
			</Banner>
		</div>
	)
}
