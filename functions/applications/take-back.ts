import { heldNow, stopMail } from '#functions/domain/applications/held-decision.ts'
import { readDecidable } from '#functions/domain/applications/require-application.ts'
import { changeApplication } from '#functions/domain/applications/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { grantToMember } from './grant-to-member.ts'
import { staleApplication } from './stale-application.ts'

/** Undoes a decision whose mail still waits. The application is as it was before, and the mail is never sent. */
export async function takeBack({ input, person, now, commit }: RequestContext<typeof applicationsStaffApi.takeBack>) {
	const seen = await readDecidable(input.token, person)
	const stale = () => staleApplication(input.token, person, input.version ?? seen.version)
	if (input.version !== undefined && input.version !== seen.version) throw await stale()
	const held = heldNow(seen, now)
	if (!held) throw new Refusal('invalid', sentences.mailGone)
	if (seen.payment) throw new Refusal('invalid', sentences.paidAlready)
	const { status, amountApproved, decision, closedOn } = held.former
	// A colleague may have proposed something else since.
	const proposal = seen.proposal ?? held.former.proposal
	const after = revised(seen, { status, amountApproved, decision, closedOn, proposal, held: undefined })
	const { firstName, lastName, _id: employeeId } = person.user
	const takenBackBy = { name: `${firstName} ${lastName}`, employeeId }
	const stopped = await stopMail(seen, now, { marks: { takenBackBy } })
	if (!stopped.isUnsent) throw new Refusal('invalid', sentences.mailGone)
	const writes = [...changeApplication(seen, after, stale), ...stopped.writes, ...grantToMember(seen, after, now)]
	return commit(input.token, writes, { message: sentences.takenBack, application: after })
}
