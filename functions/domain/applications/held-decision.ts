import { cancelMail } from '#functions/domain/mail/cancel.ts'
import { copyOf } from '#functions/domain/mail/mail-id.ts'
import { keepFor } from '#functions/domain/mail/outbox.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { DecisionRecord } from '#shared/applications/decisions.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { type Application, unsendDecision } from './table.ts'

/** The decision that its applicant doesn't know of yet, so that it can be taken back. */
export const heldNow = ({ held }: Application, now: Date) => (held && now.toISOString() < held.until ? held : undefined)

/** The application as its applicant sees it: a decision is theirs from the moment at which its mail is due. */
export function asApplicantSees(application: Application, now: Date): Application {
	const held = heldNow(application, now)
	if (!held) return application
	const { status, amountApproved, decision, closedOn } = held.former
	return { ...application, status, amountApproved, decision, closedOn, payment: undefined }
}

/**
 * Stops the last mail that asks for what is missing, because it isn't asked for any more, or asked for anew. One that is
 * being sent keeps nobody from going on.
 */
export async function stopAsking({ missing, helper }: Application, now: Date) {
	const isRecorded = missing && now.getTime() - Date.parse(missing.toldOn) < keepFor
	if (!isRecorded) return []
	return [...(await cancelMail(missing.mail, now)).writes, ...(await stopCopy(helper, missing.mail, now))]
}

/** Only where both are written to, there is one for the helper too. */
const stopCopy = async (helper: Application['helper'], mail: string, now: Date) =>
	helper?.email && helper.writeTo === 'both' ? (await cancelMail(copyOf(mail), now)).writes : []

interface Stopping {
	/** What the decision's record says from now on. */
	marks?: Pick<DecisionRecord, 'takenBackBy'>
	/** Set where a mail that is being sent at this moment is no reason to refuse. */
	evenIfSending?: boolean
}

/**
 * Stops the mail of the last decision, which something may have delayed for hours, and notes on that decision that it was
 * never sent. After some months there is no record of a mail, and nothing left to stop.
 */
export async function stopMail(
	{ held, decision, token, helper }: Application,
	now: Date,
	{ marks = {}, evenIfSending }: Stopping = {},
) {
	const isRecorded = decision && now.getTime() - Date.parse(decision.date) < keepFor
	if (!held || !isRecorded) return { writes: [], isUnsent: false }
	const leaving = evenIfSending ? undefined : new Refusal('conflict', applicationSentences.mailLeaving)
	const { writes, isUnsent } = await cancelMail(held.mail, now, leaving)
	const unsent = isUnsent ? [unsendDecision(token, decision.date, held.decisionId, marks)] : []
	return { writes: [...writes, ...unsent, ...(await stopCopy(helper, held.mail, now))], isUnsent }
}
