import type { Proposal } from '#shared/applications/decisions.ts'
import type { FollowUpRecord } from '#shared/applications/missing.ts'

/** The entry in an application's history that says that a proposal was made, or who ended it. */
export const proposalStep = (
	what: Extract<FollowUpRecord['what'], `propos${string}`>,
	{ amount, message: words }: Proposal,
	{ name, employeeId, date }: Pick<Proposal, 'name' | 'employeeId' | 'date'>,
): FollowUpRecord => ({ what, date, name, employeeId, amount, words })
