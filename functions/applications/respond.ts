import { heldNow, stopMail } from '#functions/domain/applications/held.ts'
import { decisionMail } from '#functions/domain/applications/mails.ts'
import {
	mayBeDecided,
	requireApplication,
	staffView,
} from '#functions/domain/applications/require-application.ts'
import { type Application, applications, putDecision } from '#functions/domain/applications/table.ts'
import { newMailId } from '#functions/domain/mail/mail-id.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import { decisionEnv } from '#functions/platform/env.ts'
import { prefetching } from '#functions/platform/http/prefetch.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { newId } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { decisionIn, grantedBy } from '#shared/applications/staff-schema.ts'
import { grantToMember } from './grant-to-member.ts'
import { staleApplication } from './stale-application.ts'

const { DECISION_MAIL_SECONDS: mailWaits } = decisionEnv()

/**
 * If two employees decide at once, the second one gets a conflict that shows the first one's decision. The mail waits for
 * a few minutes, so that a mistake can be taken back before anyone reads it.
 */
export const respond = prefetching(
	applicationsStaffApi.respond,
	({ token }) => ({ application: applications.ref(token) }),
	async ({ input, person, now, requestId, commit }, { application }) => {
		const seen = mayBeDecided(application, person)
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
		const waits = input.emailApplicant && mailWaits > 0
		const due = waits ? new Date(now.getTime() + mailWaits * 1000) : undefined
		const [id, mailId] = [newId(), newMailId(requestId)]
		const { status, amountApproved, decision: earlier, closedOn } = seen
		// The applicant never learned of a decision that is still held, so it isn't what a taken back one returns to.
		const former = heldNow(seen, now)?.former ?? {
			...{ status, amountApproved, closedOn },
			decision: earlier,
		}
		const after = revised(seen, {
			status: input.status,
			amountApproved: grantedBy(decision),
			decision,
			closedOn: undefined,
			held: due && { mail: mailId, until: due.toISOString(), decisionId: id, former },
		})
		const mail = {
			...{ id: mailId, to: seen.email, content: decisionMail(seen, decision) },
			about: applications.key(seen.token),
			...(due && { due }),
		}
		const writes = [
			...putDecision(seen, after, id, stale),
			...stopMail(seen, now),
			...grantToMember(seen, after, now),
			...(input.emailApplicant ? queueMail(mail, { now, requestId }) : []),
		]
		const answered = input.version === undefined ? await wholeAfter(seen, after, person, now) : after
		return commit(input.token, writes, { message: sentences.responseSubmitted, application: answered })
	},
)

/** As documented, the answer is the whole application. Our own page has it already, and names the version it has. */
async function wholeAfter(seen: Application, after: Application, person: Person, now: Date) {
	const whole = await requireApplication(after.token, person)
	const stopped = heldNow(seen, now) && seen.decision?.date
	const earlier = whole.decisions.map((one) => (one.date === stopped ? { ...one, emailed: false } : one))
	const decisions = [...earlier, ...(after.decision ? [after.decision] : [])]
	return staffView({ ...whole, application: after, decisions })
}
