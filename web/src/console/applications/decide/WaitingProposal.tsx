import { useEffect, useRef } from 'react'
import type { Proposal } from '#shared/applications/decisions.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { messages } from '#shared/messages.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { dollars } from '#web/lib/money.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { applicationPath } from '../../paths.ts'
import { dayAndTime } from '../../when.ts'
import { type Application, staff } from '../applications.ts'
import { useFollowUp } from '../asking/useFollowUp.ts'
import { DecisionFacts } from '../DecisionFacts.tsx'
import type { News } from '../news.ts'
import { NextApplication } from './Outcome.tsx'

export function useIsOwn(proposal: Proposal | undefined) {
	const { user } = useSession()
	return proposal !== undefined && proposal.employeeId === user?._id
}

/** Says who proposed the approval, and that it needs a second employee. */
export const ProposalSentence = ({ proposal: { name, amount, date } }: { proposal: Proposal }) => (
	<>
		{name} proposed to approve <b>{dollars(amount)}</b> on {dayAndTime(date)}. It needs a second employee.
	</>
)

/** Above the tabs, so that nobody who opens the application misses it. */
export function ProposalNotice({ application: { proposal, token } }: { application: Application }) {
	if (!proposal) return null
	return (
		<Banner tone="waiting" title="Waiting for a second employee">
			<div className="grid justify-items-start gap-s3">
				<p>
					<ProposalSentence proposal={proposal} />
				</p>
				<LinkButton look="ghost" size="small" className="print:hidden" to={applicationPath(token, 'respond')}>
					Look at the proposal
				</LinkButton>
			</div>
		</Banner>
	)
}

interface Props {
	application: Application
	proposal: Proposal
	/** Shows the second employee what they are about to approve. */
	onSecond: () => Promise<void>
	onTakenBack: (after: Application) => void
}

/** In the tab where it's decided: all that was typed, to be approved as it is or taken back. */
export function WaitingProposal({ application, proposal, onSecond, onTakenBack }: Props) {
	const { token, version } = application
	const isOwn = useIsOwn(proposal)
	const second = useAction({ send: onSecond })
	const takeBack = useFollowUp(application, () => staff.takeBackProposal({ token, version }), onTakenBack)
	const { message, emailed, payee } = proposal
	const onceApproved = application.email
		? 'Once it’s approved, the applicant gets an email.'
		: 'Once it’s approved, you can print a letter to the applicant.'
	return (
		<Banner tone="waiting" title="Waiting for a second employee">
			<div className="grid justify-items-start gap-s3">
				<p>
					<ProposalSentence proposal={proposal} />
				</p>
				{payee ? (
					<p className="wrap-anywhere">
						Pay it to <b>{payee}</b>.
					</p>
				) : null}
				{message ? <p className="max-w-read whitespace-pre-line border-line border-l-4 pl-s4">{message}</p> : null}
				<p>{emailed ? onceApproved : 'No email will be sent.'}</p>
				{isOwn ? <p>You proposed it, so a colleague has to approve it.</p> : null}
				<p>If you send another response below, it replaces this one.</p>
				<div className="flex flex-wrap gap-s3">
					{isOwn ? null : (
						<Button size="small" busy={second.busy && 'Preparing the preview'} onClick={() => second.start()}>
							Approve the same
						</Button>
					)}
					<Button look="ghost" size="small" busy={takeBack.busy && 'Taking it back'} onClick={() => takeBack.start()}>
						Take the proposal back
					</Button>
				</div>
				<ActionBanner problem={second.problem ?? takeBack.problem} />
			</div>
		</Banner>
	)
}

interface NewerDecisionProps {
	application: Application
	news: News
	/** The employee has read it and wants to continue with the typed response. */
	onSeen: () => void
}

/** Says what is new. The typed response stays below and cannot be sent until the employee has read this. */
export function NewerDecision({ application, news, onSeen }: NewerDecisionProps) {
	const { decision, proposal } = application
	const titles = {
		decided: applicationSentences.decidedMeanwhile,
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
					<div className="flex flex-wrap gap-s3">
						<Button look="ghost" size="small" onClick={onSeen}>
							Continue with my response
						</Button>
						{news === 'sent' ? null : <NextApplication after={application.token} label="Leave it, next" />}
					</div>
				</div>
			</Banner>
		</div>
	)
}
