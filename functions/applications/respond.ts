import { mayBeDecided } from '#functions/domain/applications/require-application.ts'
import { settingsRef } from '#functions/domain/applications/settings.ts'
import { applications } from '#functions/domain/applications/table.ts'
import { prefetching } from '#functions/platform/http/prefetch.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { isProposed, needsSecond } from '#shared/applications/proposals.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { limitOn } from '#shared/applications/settings.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { decisionIn } from '#shared/applications/staff-schema.ts'
import { dayOf } from '#shared/dates.ts'
import { decide } from './decide.ts'
import { propose } from './propose.ts'
import { staleApplication } from './stale-application.ts'

/**
 * If two employees decide at once, the second one gets a conflict that shows the first one's decision. An approval of more
 * than one employee may grant alone is kept as a proposal. It's decided once someone else approves the same.
 */
export const respond = prefetching(
	applicationsStaffApi.respond,
	({ token }) => ({ application: applications.ref(token), settings: settingsRef }),
	async (context, { application, settings }) => {
		const { input, person, now } = context
		const seen = mayBeDecided(application, person)
		if (input.version !== undefined && input.version !== seen.version)
			throw await staleApplication(input.token, person, input.version)
		if (seen.payment) throw new Refusal('invalid', sentences.paidAlready)
		const { firstName, lastName, _id } = person.user
		const decided = { ...decisionIn(input), name: `${firstName} ${lastName}`, employeeId: _id, date: now.toISOString() }
		if (!needsSecond(decided, limitOn(dayOf(now), settings))) return decide(context, seen, decided)
		if (!isProposed(decided, seen.proposal)) return propose(context, seen, decided)
		if (seen.proposal.employeeId === _id) throw new Refusal('forbidden', sentences.ownProposal)
		return decide(context, seen, decided)
	},
)
