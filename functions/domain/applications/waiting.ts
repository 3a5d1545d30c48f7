import { isAwaited, waitingSince } from '#shared/applications/missing.ts'
import { daysBetween } from '#shared/dates.ts'
import { applications } from './table.ts'

/** Our mail promises an answer within so many days. */
export const daysPromised = 21

/** The applications we owe an answer, the oldest first. One that waits for its applicant is not among them. */
export async function* owedAnswers(now: Date) {
	for await (const row of applications.oldestFirst('Pending')) {
		const days = daysBetween(waitingSince(row), now)
		if (!isAwaited(row)) yield { days, isReopened: row.reopenedOn !== undefined, issuedOn: row.issuedOn }
	}
}
