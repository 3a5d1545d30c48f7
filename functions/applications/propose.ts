import { proposalStep } from '#functions/domain/applications/proposal.ts'
import { readDecidable } from '#functions/domain/applications/require-application.ts'
import { type Application, changeApplication, putFollowUp } from '#functions/domain/applications/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import type { Proposal } from '#shared/applications/decisions.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { commitResponse, type Responding } from './commit-response.ts'
import { staleApplication } from './stale-application.ts'

/** Keeps an approval as a proposal. The application stays as it is, and nobody outside learns of it. */
export function propose(context: Responding, seen: Application, proposal: Proposal) {
	const after = revised(seen, { proposal })
	const [what, message] = seen.proposal
		? (['proposed instead', sentences.proposedInstead] as const)
		: (['proposed', sentences.proposed] as const)
	return commitResponse(context, after, {
		message,
		step: proposalStep(what, proposal, proposal),
		writes: changeApplication(seen, after, () => staleApplication(seen.token, context.person, seen.version)),
	})
}

/**
 * Takes a proposal back. Everyone who may decide can do so, its proposer too, and the application is as it was before.
 */
export async function takeBackProposal(context: RequestContext<typeof applicationsStaffApi.takeBackProposal>) {
	const { input, person, now, commit } = context
	const seen = await readDecidable(input.token, person)
	const stale = () => staleApplication(input.token, person, input.version ?? seen.version)
	if (input.version !== undefined && input.version !== seen.version) throw await stale()
	if (!seen.proposal) throw new Refusal('invalid', sentences.noProposal)
	const after = revised(seen, { proposal: undefined })
	const { firstName, lastName, _id } = person.user
	const by = { name: `${firstName} ${lastName}`, employeeId: _id, date: now.toISOString() }
	const writes = [
		...changeApplication(seen, after, stale),
		putFollowUp(input.token, proposalStep('proposal taken back', seen.proposal, by)),
	]
	return commit(input.token, writes, { message: sentences.proposalTakenBack, application: after })
}
