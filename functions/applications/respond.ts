import { decisionMail } from '#functions/domain/applications/mails.ts'
import { mayBeSeen } from '#functions/domain/applications/require-application.ts'
import { type Application, applications, putDecision } from '#functions/domain/applications/table.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import { users } from '#functions/domain/people/table.ts'
import { prefetching } from '#functions/platform/http/prefetch.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import type { Write } from '#functions/platform/store/write.ts'
import { UserRecord } from '#shared/account/schema.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { decisionIn, grantedBy } from '#shared/applications/staff-schema.ts'
import { staleApplication } from './stale-application.ts'

/** If two employees decide at once, the second one gets a conflict that shows the first one's decision. */
export const respond = prefetching(
	applicationsStaffApi.respond,
	({ token }) => ({ application: applications.ref(token) }),
	async ({ input, person, now, requestId, commit }, { application }) => {
		const seen = mayBeSeen(application, person)
		const stale = () => staleApplication(input.token, person)
		if (input.version !== undefined && input.version !== seen.version) throw await stale()
		if (seen.payment) throw new Refusal('invalid', sentences.paidAlready)
		const { firstName, lastName, _id } = person.user
		const decision = {
			...decisionIn(input),
			name: `${firstName} ${lastName}`,
			employeeId: _id,
			date: now.toISOString(),
		}
		const after = revised(seen, {
			status: input.status,
			amountApproved: grantedBy(decision),
			decision,
			closedOn: undefined,
		})
		const content = decisionMail(seen, decision)
		const mail = { to: seen.email, content, about: applications.key(seen.token) }
		const writes = [
			...putDecision(seen, after, newId(), stale),
			...paidToMember(seen, after),
			...(input.emailApplicant ? queueMail(mail, { now, requestId }) : []),
		]
		return commit(input.token, writes, { message: sentences.responseSubmitted, application: after })
	},
)

/** A member's total changes with every decision, including a changed one, by the difference. */
function paidToMember(seen: Application, after: Application): Write[] {
	const more = (after.amountApproved ?? 0) - (seen.amountApproved ?? 0)
	if (more === 0 || !seen.applicant) return []
	const member = UserRecord.parse({ ...seen.applicant, verified: true })
	return users.touch(member, { increase: { assistanceRecieved: more } })
}
