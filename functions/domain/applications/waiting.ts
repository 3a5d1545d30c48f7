import { isAwaited, waitingSince } from '#shared/applications/missing.ts'
import { applications } from './table.ts'

/** Our mail promises an answer within so many days. */
export const daysPromised = 21

const day = 24 * 3_600_000

/** The applications we owe an answer, the oldest first. One that waits for its applicant is not among them. */
export async function* owedAnswers(now: Date) {
	for await (const row of applications.oldestFirst('Pending')) {
		const days = Math.floor((now.getTime() - Date.parse(waitingSince(row))) / day)
		if (!isAwaited(row)) yield { days, isReopened: row.reopenedOn !== undefined, issuedOn: row.issuedOn }
	}
}
