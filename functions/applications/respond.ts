import { readDecidable } from '#functions/domain/applications/require-application.ts'
import { readSettings } from '#functions/domain/applications/settings.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { isProposed, needsSecond } from '#shared/applications/proposals.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { limitOn } from '#shared/applications/settings.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { decisionIn } from '#shared/applications/staff-schema.ts'
import { dayOf } from '#shared/dates.ts'
import { decide } from './decide.ts'
import { propose } from './propose.ts'
import { staleApplication } from './stale-application.ts'

/** Nobody has seen a colleague's decision that is younger than this and reacts to it. */
const atOnce = 5000

/**
 * If two employees decide at once, the second one gets a conflict that shows the first one's decision. An approval of more
 * than one employee may grant alone is kept as a proposal. It's decided once someone else approves the same.
 */
export async function respond(context: RequestContext<typeof applicationsStaffApi.respond>) {
	const { input, person, now } = context
	const [seen, settings] = await Promise.all([readDecidable(input.token, person), readSettings()])
	if (input.version !== undefined && input.version !== seen.version)
		throw await staleApplication(input.token, person, input.version)
	const { decision } = seen
	// The documented form names no version, and its key takes a moment to check.
	const isYounger = decision && now.getTime() - Date.parse(decision.date) < atOnce
	if (input.version === undefined && isYounger && decision.employeeId !== person.user._id)
		throw await staleApplication(input.token, person, (decision.madeVersion ?? 1) - 1)
	if (seen.payment) throw new Refusal('invalid', sentences.paidAlready)
	const { firstName, lastName, _id } = person.user
	const decided = { ...decisionIn(input), name: `${firstName} ${lastName}`, employeeId: _id, date: now.toISOString() }
	if (!needsSecond(decided, limitOn(dayOf(now), settings))) return decide(context, seen, decided)
	if (!isProposed(decided, seen.proposal)) return propose(context, seen, decided)
	if (seen.proposal.employeeId === _id) throw new Refusal('forbidden', sentences.ownProposal)
	return decide(context, seen, decided)
}
