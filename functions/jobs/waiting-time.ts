import { applications } from '#functions/domain/applications/table.ts'
import { log, measure } from '#functions/platform/log.ts'
import { waitingSince, waitsForApplicant } from '#shared/applications/missing.ts'
import { daysBetween } from '#shared/dates.ts'

/**
 * The longest time in whole days that an applicant has waited for us, or 0 if nobody waits. An application that was
 * opened again waits since then, so only the first one that wasn't is sure to have waited longer than those after it.
 */
export async function longestWaitingDays(now: Date) {
	let longest = 0
	for await (const row of applications.oldestFirst('Pending')) {
		if (waitsForApplicant(row)) continue
		longest = Math.max(longest, daysBetween(waitingSince(row), now))
		if (row.reopenedOn === undefined) break
	}
	return longest
}

/** Our mail promises an answer within 21 days, and an alarm watches this number. */
export async function measureWaitingTime(now: Date) {
	const days = await longestWaitingDays(now)
	measure('OldestPendingDays', days)
	log.info('longest waiting application', { count: days })
}
