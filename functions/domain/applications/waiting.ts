import { waitingSince, waitsForApplicant } from '#shared/applications/missing.ts'
import { isAnswerLate } from '#shared/applications/progress.ts'
import { daysBetween } from '#shared/dates.ts'
import { applications } from './table.ts'

/** The applications we owe an answer, the oldest first. One that waits for its applicant is not among them. */
export async function* owedAnswers(now: Date) {
	for await (const row of applications.oldestFirst('Pending')) {
		const { reopenedOn, issuedOn } = row
		const days = daysBetween(waitingSince(row), now)
		const late = isAnswerLate(row, now)
		if (!waitsForApplicant(row)) yield { days, late, isReopened: reopenedOn !== undefined, issuedOn }
	}
}
