import { useQuery } from '@tanstack/react-query'
import { isProposed, needsSecond } from '#shared/applications/proposals.ts'
import { decisionIn } from '#shared/applications/staff-schema.ts'
import { Banner } from '#web/components/Banner.tsx'
import { dollars } from '#web/lib/money.ts'
import { grantSettingsQuery } from '../settings/applicationSettings.ts'
import type { Application } from './applications.ts'
import type { Checked } from './responseForm.ts'
import { ProposalSentence, useIsOwn } from './WaitingProposal.tsx'

/** Says before a response is sent whether it needs a second employee, and what happens to a proposal that waits. */
export function SecondEmployee({ response, application }: { response: Checked; application: Application }) {
	const { proposal } = application
	const { data } = useQuery(grantSettingsQuery)
	const isOwn = useIsOwn(proposal)
	const decided = decisionIn(response)
	if (proposal && !isOwn && isProposed(decided, proposal))
		return (
			<p>
				<ProposalSentence proposal={proposal} /> You’re the second one, so it counts once you submit it.
			</p>
		)
	return (
		<>
			{data && needsSecond(decided, data) ? (
				<Banner tone="waiting" title="This needs a second employee.">
					<p>
						It’s more than the {dollars(data.mostGrantedAlone ?? 0)} that one employee grants alone, so it’s kept as a
						proposal. Nothing is sent until a colleague approves the same.
					</p>
				</Banner>
			) : null}
			{proposal ? (
				<Banner tone="waiting" title="This takes the place of a proposal.">
					<p>
						<ProposalSentence proposal={proposal} />
					</p>
				</Banner>
			) : null}
		</>
	)
}
