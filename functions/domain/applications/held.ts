import { cancelMail } from '#functions/domain/mail/cancel.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Write } from '#functions/platform/store/write.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { type Application, unsendDecision } from './table.ts'

/** The decision whose mail still waits, so that it can be taken back. */
export const heldNow = ({ held }: Application, now: Date) =>
	held && now.toISOString() < held.until ? held : undefined

/** The application as its applicant sees it: a decision is theirs from the moment its mail leaves. */
export function asApplicantSees(application: Application, now: Date): Application {
	const held = heldNow(application, now)
	if (!held) return application
	const { status, amountApproved, decision, closedOn } = held.former
	return { ...application, status, amountApproved, decision, closedOn, payment: undefined }
}

/** Stops the mail of the decision that is held, and notes on that decision that it was never sent. */
export function stopMail(application: Application, now: Date, marks: { takenBackBy?: string } = {}): Write[] {
	const held = heldNow(application, now)
	if (!held || !application.decision) return []
	const leaving = new Refusal('conflict', applicationSentences.mailLeaving)
	return [
		cancelMail(held.mail, now, leaving),
		unsendDecision(application.token, application.decision.date, held.decisionId, marks),
	]
}
