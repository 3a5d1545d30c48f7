import { waitingSince, waitsForApplicant } from '#shared/applications/missing.ts'
import { answerDays } from '#shared/applications/progress.ts'
import { daysBetween, havePassed } from '#shared/dates.ts'
import { applications } from './table.ts'

/** True if we should have answered by then, as our mail promises. */
export const isAnswerLate = (application: Parameters<typeof waitingSince>[0], by: string | Date) =>
	havePassed(answerDays, waitingSince(application), by)

/** The applications we owe an answer, the oldest first. One that waits for its applicant is not among them. */
export async function* owedAnswers(now: Date) {
	for await (const row of applications.oldestFirst('Pending')) {
		const { reopenedOn, issuedOn } = row
		const days = daysBetween(waitingSince(row), now)
		const late = isAnswerLate(row, now)
		if (!waitsForApplicant(row)) yield { days, late, isReopened: reopenedOn !== undefined, issuedOn }
	}
}
