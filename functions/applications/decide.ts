import { emailOf } from '#functions/domain/applications/email-of.ts'
import { heldNow, stopAsking, stopMail } from '#functions/domain/applications/held-decision.ts'
import { decisionMail } from '#functions/domain/applications/mails.ts'
import { proposalStep } from '#functions/domain/applications/proposal.ts'
import { type Application, applications, putDecision } from '#functions/domain/applications/table.ts'
import { newMailId } from '#functions/domain/mail/mail-id.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import { decisionEnv } from '#functions/platform/env.ts'
import { newId } from '#functions/platform/ids.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried } from '#functions/platform/store/write.ts'
import type { Proposal } from '#shared/applications/decisions.ts'
import { isProposed } from '#shared/applications/proposals.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { grantedBy } from '#shared/applications/staff-schema.ts'
import { commitResponse, type Responding } from './commit-response.ts'
import { grantToMember } from './grant-to-member.ts'
import { staleApplication } from './stale-application.ts'

const { DECISION_MAIL_SECONDS: mailWaits } = decisionEnv()

/** The mail waits for a few minutes, so that a mistake can be taken back before anyone reads it. */
export async function decide(context: Responding, seen: Application, decided: Proposal) {
	const { input, person, now, requestId } = context
	const due = input.emailApplicant ? new Date(now.getTime() + mailWaits * 1000) : undefined
	const [id, mailId] = [newId(), newMailId(requestId)]
	const { status, amountApproved, decision: earlier, closedOn, proposal } = seen
	const isSecond = isProposed(decided, proposal) && proposal.employeeId !== decided.employeeId
	const madeVersion = seen.version + 1
	const decision = { ...decided, madeVersion, ...(isSecond && { proposed: byWhom(proposal) }) }
	const isReplaced = proposal && !isSecond
	// A changed application is refused, so each attempt may go on with the one that was seen.
	return retried(async () => {
		const stopped = await stopMail(seen, now)
		// The applicant never learned of a decision that is still held, so it isn't what a taken back one returns to.
		const former = heldNow(seen, now)?.former ?? {
			status,
			amountApproved,
			closedOn,
			proposal,
			decision: earlier && stopped.isUnsent ? { ...earlier, emailed: false } : earlier,
		}
		const after = revised(seen, {
			status: input.status,
			amountApproved: grantedBy(decision),
			decision,
			proposal: undefined,
			closedOn: undefined,
			held: due && { mail: mailId, until: due.toISOString(), decisionId: id, former },
		})
		const mail = {
			id: mailId,
			to: await emailOf(seen),
			language: seen.language,
			content: decisionMail(seen, decision),
			about: applications.key(seen.token),
			...(due && { due }),
		}
		return commitResponse(context, after, {
			message: isReplaced ? sentences.replacedProposal : sentences.responseSubmitted,
			decision,
			unsent: stopped.isUnsent ? earlier : undefined,
			step: isReplaced ? proposalStep('proposal replaced', proposal, decided) : undefined,
			writes: [
				...putDecision(seen, after, id, () => staleApplication(input.token, person, seen.version)),
				...stopped.writes,
				...(await stopAsking(seen, now)),
				...grantToMember(seen, after, now),
				...(input.emailApplicant ? queueMail(mail, { now, requestId }) : []),
			],
		})
	})
}

const byWhom = ({ name, employeeId, date }: Proposal) => ({ name, employeeId, date })
